// House rules that are kept: each as its text, under a key of its own in localStorage, so that one that cannot be read harms no
// other and stays as it is. What a text says is the engine's word.
import { asText, guess, sameRules, valuesOf } from "./house-text.js";
import { shortened } from "../words/shortened.js";
import { Topic } from "./topic.js";

const KEY = "melds-house-";
/** Bytes of a file that are looked at; the engine's own limit lies below. */
const LARGEST = 100_000;
const MOST = 20;
/** Characters of a name, as the engine counts them: as long as one may be in a record. */
export const LONGEST = 40;

/** @typedef {import("./house-text.js").Agreed} Agreed */
/**
 * @typedef {object} Fault  why a text is no house rules, or was not kept
 * @property {"unreadable" | "large" | "closed" | "full" | "deleted" | "crashed" | "gone"} kind  closed: a file that could not be opened; deleted: by another page
 * @property {number | null} [line] @property {number | null} [column] @property {string | null} [field]
 * @property {readonly string[]} [others] fields that it lies in as much
 * @property {string} [found] @property {string} [expected] @property {string} [game] that the text seems to be of
 * @property {Readonly<Record<string, string>> | null} [values] of options, as the text seems to say
 */
/** @typedef {Agreed & { text: string }} Read  what the engine has read, with their text as it writes it */
/** @typedef {Agreed & { id: string, text: string, read: boolean, fault: Fault | null }} Kept  read: whether the engine has; until then the rest is guessed */
/** @typedef {{ file: string, kept: Kept | null, again: boolean, fault: Fault | null }} Imported */

export class HouseRules {
  /** @param {(request: { op: string, text: string, rev: null }) => Promise<any>} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {Kept[]} */
    this.all = [];
    /** @type {Topic<string>} */
    this.topic = new Topic();
    this.recall();
    addEventListener("storage", ({ key }) => { if (key === null || key.startsWith(KEY)) this.recall().read(); });
  }

  /** @param {string} id */
  find(id) { return this.all.find((one) => one.id === id && !one.fault) ?? null; }
  /** Those that can be played, as far as is known. @param {string} game */
  of(game) { return this.all.filter((one) => one.game === game && !one.fault); }

  /** What lies in the browser; what is known already is not asked again. */
  recall() {
    const known = new Map(this.all.map((one) => [one.id + one.text, one]));
    this.all = stored().map(([id, text]) => known.get(id + text) ?? unread(id, text));
    this.topic.tell("kept");
    return this;
  }

  /** Has the engine read what it has not read yet. */
  async read() {
    for (const one of this.all.filter(({ read }) => !read)) {
      const said = await this.reading(one.text);
      Object.assign(one, "kind" in said ? { fault: said.kind === "gone" ? null : said, read: said.kind !== "gone" } : { ...said, text: one.text, read: true });
    }
    this.topic.tell("kept");
  }

  /** @param {string} text @returns {Promise<Read | Fault>} */
  async reading(text) {
    const reply = await this.ask({ op: "house", text, rev: null }).catch(() => ({ kind: "gone" }));
    if (reply.kind === "house") return { name: reply.name, game: reply.game, rules: reply.rules, options: reply.options, text: reply.text };
    if (reply.kind === "unreadable") return { kind: "unreadable", ...reply.where, found: reply.text, expected: reply.expected, game: guess(text).game, values: valuesOf(text) };
    return { kind: reply.kind === "gone" ? "gone" : "crashed" };
  }

  /** Keeps what a text says, under a name that no other of its game has. The same rules are not kept twice.
   * @param {string} text @returns {Promise<{ kept: Kept, again: boolean } | Fault>} */
  async keep(text) {
    const said = await this.reading(text);
    if ("kind" in said) return said;
    const twin = this.twin(said);
    return twin ? { kept: twin, again: true } : this.put(freshId(this.all), said);
  }

  /** The same rules where they are kept, whatever they are called. @param {Agreed} agreed */
  twin(agreed) { return this.of(agreed.game).find((one) => one.read && sameRules(one, agreed)); }

  /** Others in the place of those that are kept. @param {string} id @param {Agreed} agreed @returns {Promise<{ kept: Kept, again: boolean } | Fault>} */
  async change(id, agreed) {
    const said = await this.reading(asText(agreed));
    return "kind" in said ? said : this.put(id, said);
  }

  /** Calls otherwise what lies there now, which another page may have changed since. @param {string} id @param {string} name
   * @returns {Promise<{ kept: Kept, again: boolean } | Fault>} */
  async rename(id, name) {
    const one = this.recall().find(id);
    if (!one) return { kind: "deleted" };
    const said = await this.reading(one.text);
    return "kind" in said ? said : this.change(id, { ...said, name });
  }

  /** Under a name that no other of its game has. @param {string} id @param {Read} said @returns {Promise<{ kept: Kept, again: boolean } | Fault>} */
  async put(id, said) {
    const name = this.freeName(id, said);
    if (name !== said.name) return this.change(id, { ...said, name });
    if (!write(id, said.text)) return { kind: "full" };
    const kept = { ...said, id, read: true, fault: null };
    this.all = [...this.all.filter((one) => one.id !== id), kept].sort(byAge);
    this.topic.tell("kept");
    return { kept, again: false };
  }

  /** Takes it away, whatever it says. @param {string} id @returns {Kept | null} what lay there, for `restore` */
  remove(id) {
    const one = this.recall().all.find((each) => each.id === id) ?? null;
    try { localStorage.removeItem(KEY + id); } catch { /* then it was not there either */ }
    this.all = this.all.filter((each) => each.id !== id);
    this.topic.tell("kept");
    return one;
  }

  /** Brings back what was taken away: as it was, but for its name where another of its game is called so by now.
   * @param {Kept} one @returns {Promise<string | null>} what it is called, null where there was no room */
  async restore(one) {
    const taken = !one.fault && this.recall().freeName(one.id, one) !== one.name, said = taken ? await this.reading(one.text) : null;
    if (said && !("kind" in said)) {
      const done = await this.put(one.id, said);
      return "kind" in done ? null : done.kept.name;
    }
    if (!write(one.id, one.text)) return null;
    this.recall().read();
    return one.name;
  }

  /** @param {readonly File[]} files @returns {Promise<Imported[]>} one for each that was looked at */
  async import(files) {
    /** @type {Imported[]} */
    const done = [];
    for (const file of files.slice(0, MOST)) {
      const text = file.size > LARGEST ? "" : await file.text().catch(() => null);
      const outcome = file.size > LARGEST ? /** @type {Fault} */ ({ kind: "large" }) : text === null ? /** @type {Fault} */ ({ kind: "closed" }) : await this.keep(text);
      done.push("kind" in outcome ? { file: file.name, kept: null, again: false, fault: outcome } : { file: file.name, ...outcome, fault: null });
    }
    return done;
  }

  /** @param {string} id @param {Agreed} agreed */
  freeName(id, { name, game }) {
    const taken = new Set(this.of(game).filter((one) => one.id !== id).map((one) => one.name));
    for (let n = 2, free = name; ; n++) {
      if (!taken.has(free)) return free;
      const mark = ` (${n})`;
      free = shortened(name, LONGEST - mark.length) + mark;
    }
  }
}

/** How many files are looked at in one go. */
export const MOST_FILES = MOST;

/** What lies there, until the engine has read it. @param {string} id @param {string} text @returns {Kept} */
const unread = (id, text) => ({ ...guess(text), id, text, read: false, fault: null });

/** @param {{ id: string }} a @param {{ id: string }} b */
const byAge = (a, b) => parseInt(a.id, 36) - parseInt(b.id, 36) || (a.id < b.id ? -1 : 1);

/** @param {readonly Kept[]} all */
function freshId(all) {
  let age = Date.now();
  while (all.some(({ id }) => id === age.toString(36))) age++;
  return age.toString(36);
}

/** localStorage may be missing or forbidden: then nothing is kept. @returns {[string, string][]} the oldest first */
function stored() {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "").filter((key) => key.startsWith(KEY));
    return keys.map((key) => /** @type {[string, string]} */ ([key.slice(KEY.length), localStorage.getItem(key) ?? ""])).sort(([a], [b]) => byAge({ id: a }, { id: b }));
  } catch { return []; }
}

/** @param {string} id @param {string} text @returns {boolean} whether there was room */
function write(id, text) {
  try {
    localStorage.setItem(KEY + id, text);
    return true;
  } catch { return false; }
}
