// Reads the notation of a position as data: cards, counts, seats. It knows no rule; what it cannot read it lists, and leaves the
// judgement to the engine.

/** @typedef {{ field: string, text: string, expected: string | Label }} Fault  expected: a message, or what needs no words */
/** @typedef {{ seat: string, cards: readonly string[] | null, count: number }} Hand  cards: null where only their number is told */
/** @typedef {{ id: string, facts: Record<string, string | number> }} Label */
/**
 * @typedef {object} Picture  what lies on the table, as far as it is told
 * @property {string} game
 * @property {string} rules
 * @property {readonly string[]} seats  in turn order
 * @property {string} turn  a seat
 * @property {string} dealer  a seat, "" if it is not told
 * @property {string} looks  the seat whose hand it is: as the engine has it
 * @property {string} todo  a message
 * @property {readonly number[]} scores
 * @property {readonly Hand[]} hands
 * @property {number | null} stock
 * @property {readonly string[]} pile
 * @property {Label | null} lies  what is special about the pile
 * @property {readonly { seats: readonly string[], melds: readonly (readonly string[])[], open: readonly string[] }[]} groups  what lies before whom
 * @property {readonly Fault[]} faults
 */
/** @typedef {{ name: string, fan: readonly string[], starred: (code: string) => boolean, rules: string, picture: (plain: Record<string, unknown>) => Picture }} Poster */

const CARD = /^(?:JK|\?\?|[AKQJT98765432][SHDC])$/;
const CARDS = { id: "embed-want-cards", facts: { cards: "KS TH 4D JK" } };

/** No hand, pile or meld that is drawn has more. */
const MOST = 216;

export class Reading {
  /** @param {Record<string, unknown>} plain */
  constructor(plain) {
    this.plain = plain;
    /** @type {Fault[]} */
    this.faults = [];
  }

  /** @param {string} field @param {unknown} value @param {Fault["expected"]} expected */
  fault(field, value, expected) { if (this.faults.length < 8) this.faults.push({ field, text: shown(value), expected }); }

  /** @param {unknown} value @param {string} field @returns {string[]} */
  cards(value, field) {
    if (value === undefined || value === "") return [];
    if (typeof value !== "string" || value.length > 4 * MOST) { this.fault(field, value, CARDS); return []; }
    const codes = value.trim().split(/\s+/).filter(Boolean).map((word) => word.toUpperCase().replace(/^10/, "T"));
    for (const code of codes) if (!CARD.test(code)) this.fault(field, code, CARDS);
    return codes.filter((code) => CARD.test(code));
  }

  /** A meld may say its rank first. @param {unknown} value @param {string} field */
  meld(value, field) { return this.cards(typeof value === "string" ? value.replace(/^\s*[\w]{1,2}:/, "") : value, field); }

  /** @param {unknown} value @param {string} field */
  melds(value, field) { return this.list(value, field).map((one) => this.meld(one, field)).filter((cards) => cards.length > 0); }

  /** @param {unknown} value @param {string} field @returns {unknown[]} */
  list(value, field) {
    if (value === undefined) return [];
    if (Array.isArray(value) && value.length <= 40) return value;
    this.fault(field, value, { id: "embed-want-list", facts: {} });
    return [];
  }

  /** @param {unknown} value @param {string} field @returns {number | null} */
  number(value, field) {
    if (value === undefined) return null;
    if (typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) <= 1_000_000) return value;
    this.fault(field, value, { id: "embed-want-number", facts: {} });
    return null;
  }

  /** Cards or how many they are. @param {unknown} value @param {string} field @returns {{ cards: string[] | null, count: number | null }} */
  heap(value, field) {
    if (typeof value === "string") { const cards = this.cards(value, field); return { cards, count: cards.length }; }
    return { cards: null, count: this.number(value, field) };
  }

  /** @param {string} field @param {readonly string[]} values @param {string} usual */
  one(field, values, usual) {
    const value = this.plain[field] ?? usual;
    if (values.includes(/** @type {any} */ (value))) return /** @type {string} */ (value);
    this.fault(field, value, values.join(", "));
    return usual;
  }

  /** The seats that the hands, or the number of seats, tell of. @param {readonly string[]} usual */
  seats(usual) {
    const hands = Object.keys(this.object("hands")), count = this.number(this.plain.seats, "seats") ?? 0;
    if (count < 0 || count > 9) this.fault("seats", count, { id: "embed-want-seats", facts: { least: 2, most: 9 } });
    const numbered = hands.some((seat) => /^[1-9]$/.test(seat)) || (count > 0 && count <= 9 && count !== usual.length);
    if (!numbered) return usual;
    const most = Math.max(2, Math.min(9, count), ...hands.map(Number).filter((seat) => seat > 0 && seat < 10));
    return Array.from({ length: most }, (_, i) => String(i + 1));
  }

  /** @param {string} field @returns {Record<string, unknown>} */
  object(field) {
    const value = this.plain[field];
    if (value === undefined) return {};
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return /** @type {Record<string, unknown>} */ (value);
    this.fault(field, value, { id: "embed-want-object", facts: {} });
    return {};
  }

  /** @param {readonly string[]} seats @returns {Hand[]} those that are told */
  hands(seats) {
    const told = this.object("hands");
    for (const seat of Object.keys(told)) if (!seats.includes(seat)) this.fault("hands", seat, seats.join(", "));
    return seats.filter((seat) => told[seat] !== undefined).map((seat) => {
      const { cards, count } = this.heap(told[seat], `hands.${seat}`);
      return { seat, cards, count: count ?? 0 };
    });
  }

  scores() { return this.list(this.plain.scores, "scores").map((score, i) => this.number(score, `scores[${i}]`) ?? 0); }

  /** @returns {string} */
  rules() { return typeof this.plain.rules === "string" && this.plain.rules.length <= 40 ? this.plain.rules : ""; }
}

/** The seat to act if its cards are told, else the first whose are; as the engine seats the person.
 * @param {readonly Hand[]} hands @param {string} turn */
export function looksOn(hands, turn) {
  const told = hands.filter(({ cards }) => cards && cards.length > 0 && !cards.includes("??")).map(({ seat }) => seat);
  return told.includes(turn) || !told.length ? turn : told[0];
}

/** Characters of an unreadable value that are told again. */
const SHOWN = 60;

/** A value in few characters. @param {unknown} value */
export function shown(value) {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "[…]" : "{…}";
  const all = String(value);
  return all.length > SHOWN ? `${all.slice(0, SHOWN)}…` : all;
}
