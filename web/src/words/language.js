// A language: messages by id, and how it writes numbers, lists and cards.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { FORMS, writeList, writeNumber, writeSigned } from "./forms.js";

/** @typedef {Record<string, string | number>} Facts */
/** @typedef {{ id: string, facts: Record<string, unknown> }} Reason */
/** @typedef {{ codes: Map<string, string>, one: RegExp, row: RegExp }} Written  how a card is written -> its code; one card, and several in a row */

const SUITS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" });
const RANKS = "AKQJT98765432";

export class Words {
  /** @param {string} language @param {readonly string[]} texts the message files of that language */
  constructor(language, texts) {
    this.language = language;
    this.forms = FORMS[language] ?? FORMS.en;
    /** @type {Set<string>} ids that were asked for and are not there */
    this.missing = new Set();
    this.bundle = new FluentBundle(language, { useIsolating: false });
    /** Messages without facts, which read the same every time. @type {Map<string, string>} */
    this.plain = new Map();
    /** How cards are written; made when first asked for. @type {Written | null} */
    this.written = null;
    this.t = this.t.bind(this);
    this.aloud = this.aloud.bind(this);
    this.read(texts);
  }

  /** @param {readonly string[]} texts */
  read(texts) {
    for (const text of texts) {
      for (const error of this.bundle.addResource(new FluentResource(text))) console.error(error);
    }
    this.plain.clear(); // gaps among them
  }

  /** More messages have come: those of this language, else English ones. @param {Record<string, readonly string[]>} texts by language */
  add(texts) { this.read(texts[this.language] ?? texts.en); }

  /** @param {string} id */
  has(id) { return this.bundle.getMessage(id)?.value != null; }

  /** The message, or its id between brackets, so that a gap is seen and not hidden.
   * @param {string} id @param {Facts} [facts] */
  t(id, facts) {
    if (facts) return this.format(id, facts);
    let text = this.plain.get(id);
    if (text === undefined) this.plain.set(id, text = this.format(id, {}));
    return text;
  }

  /** @param {string} id @param {Facts} facts */
  format(id, facts) {
    const message = this.bundle.getMessage(id);
    if (message?.value == null) {
      this.missing.add(id);
      return `⟦${id}⟧`;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(message.value, this.wrap(facts), errors);
    if (errors.length) console.warn(id, ...errors);
    return text;
  }

  /** Numbers choose a plural by their value and are written in this language's own way. In a message, [9] stands for
   * the number, so a rank that is a figure becomes one.
   * @param {Facts} facts */
  wrap(facts) {
    return Object.fromEntries(Object.entries(facts).map(([key, value]) => {
      if (key === "rank" && /^[2-9]$/.test(String(value))) return [key, new WrittenNumber(Number(value), String(value))];
      return [key, typeof value === "number" ? new WrittenNumber(value, this.number(value)) : value];
    }));
  }

  /** @param {number} value */
  number(value) { return writeNumber(value, this.forms); }
  /** @param {number} value */
  signed(value) { return writeSigned(value, this.forms); }
  /** @param {readonly string[]} items */
  list(items) { return writeList(items, this.forms); }
  /** Items that are lists themselves. @param {readonly string[]} items */
  apart(items) { return items.join(this.forms.apart); }
  /** Figures and short words side by side in one line. @param {readonly string[]} items */
  beside(items) { return items.join(this.forms.beside); }
  /** Whole sentences one after another; an empty one is left out. @param {readonly string[]} items */
  sentences(items) { return items.filter(Boolean).join(this.forms.after); }

  /** "QS" -> "Q♠".
   * @param {string} code */
  card(code) {
    if (code === "??") return this.t("card-hidden");
    if (code.startsWith("JK")) return this.t("card-joker-short");
    const [rank, suit] = code;
    return this.t("rank-short", { rank }) + SUITS[suit];
  }

  /** "QS" -> "queen of spades".
   * @param {string} code */
  cardName(code) {
    if (code === "??") return this.t("card-hidden");
    return this.t(code.startsWith("JK") ? "card-JK" : `card-${code}`);
  }

  /** @param {readonly string[]} codes */
  cards(codes) { return codes.map((code) => this.card(code)).join(" "); }
  /** @param {readonly string[]} codes */
  cardNames(codes) { return this.list(codes.map((code) => this.cardName(code))); }

  /** What is written, as it is said: cards by name, and several in a row as a list. "7♠ 8♠ are no run" -> "seven of spades and
   * eight of spades are no run".
   * @param {string} text */
  aloud(text) {
    if (!/[♠♥♦♣★]/.test(text)) return text;
    const { codes, one, row } = this.written ??= this.writing();
    return text.replace(row, (cards) => this.cardNames([...cards.matchAll(one)].map(([card]) => /** @type {string} */ (codes.get(card)))));
  }

  /** @returns {Written} */
  writing() {
    const all = [...[...RANKS].flatMap((rank) => Object.keys(SUITS).map((suit) => rank + suit)), "JK"];
    const codes = new Map(all.map((code) => [this.card(code), code])), one = `(?:${[...codes.keys()].join("|")})`;
    return { codes, one: new RegExp(one, "g"), row: new RegExp(`(?<!\\w)${one}(?: ${one})*`, "g") };
  }

  /** "king", "kings".
   * @param {string} rank @param {number} [count] */
  rankName(rank, count = 2) { return this.t(count === 1 ? "rank" : "ranks", { rank }); }

  /** A reason of the engine as a sentence; cards among its facts become readable.
   * @param {Reason} reason */
  reason({ id, facts }) { return this.t(`reason-${id}`, this.facts(facts)); }

  /** Facts of the engine made ready for a message: lists of cards and cards are written, the rest passes.
   * @param {Record<string, unknown>} facts @returns {Facts} */
  facts(facts) {
    /** @type {Facts} */
    const ready = {};
    for (const [key, value] of Object.entries(facts ?? {})) {
      if (Array.isArray(value)) ready[key] = value.every(isCard) ? this.cards(value) : this.list(value.map(String));
      else if (typeof value === "number") ready[key] = value;
      else if (isCard(value)) ready[key] = this.card(String(value));
      else ready[key] = String(value);
    }
    return ready;
  }
}

/** A number that Fluent can choose a plural by and that is written in our own way. */
class WrittenNumber extends FluentNumber {
  /** @param {number} value @param {string} written */
  constructor(value, written) {
    super(value);
    this.written = written;
  }
  toString() { return this.written; }
}

/** @param {unknown} value */
const isCard = (value) => typeof value === "string" && /^(JK2?|\?\?|[AKQJT2-9][SHDC])$/.test(value);
