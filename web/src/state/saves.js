// The saved games: one of each kind, and those set aside because they could not be read.
// Every write checks, in one transaction, that nobody else has written since this page last read.
import { openDB } from "idb";
import { checksum, gameOf, peopleOf } from "./record.js";

/**
 * @typedef {object} Save
 * @property {1} shape
 * @property {string[]} lines   the record
 * @property {string} sum       checksum of the lines
 * @property {number} rev       the engine's revision
 * @property {number} stamp     counts the writes: who writes must know the last one
 * @property {string} saved     when, ISO 8601
 * @property {Summary} summary  for the menu, shown before the engine runs
 * @property {unknown[]} log    the last events
 * @property {LaidHands} laid  the hands as people have laid them
 */
/** @typedef {{ deal: number, codes: string[] }} LaidHand */
/** @typedef {Record<string, LaidHand>} LaidHands  by seat */
/** @typedef {{ game: string, names: string[], deal: number, scores: number[], step: string, people?: number, sides?: number[],
 *   rules?: import("../engine/wire.js").RulesMessage | null }} Summary
 *   people: how many share the device, and then the side of each name, by its place among the scores */
/**
 * @typedef {object} Damage
 * @property {string} game  the name the save lies under
 * @property {string} text
 * @property {string} where
 * @property {string} expected
 * @property {(now: any) => boolean} still  whether what lies there now is what could not be read
 */
/** @typedef {{ id: number, game: string, found: string, text: string, where: string, expected: string }} Aside  game: as its record says, else the name it lay under */
/**
 * @typedef {object} Shelf
 * @property {(store: string, key: IDBValidKey) => Promise<any>} get
 * @property {(store: string, key: IDBValidKey, value: unknown, check?: (now: any) => boolean) => Promise<boolean>} put
 *   what is there now is checked in the same transaction; false if the check refuses it
 * @property {(store: string) => Promise<any[]>} all
 * @property {(store: string) => Promise<IDBValidKey[]>} keys
 * @property {(store: string, key: IDBValidKey, check?: (now: any) => boolean) => Promise<boolean>} delete  checked in the same way
 */

/** Another page has written in between. */
export class Overtaken extends Error {}

/** The save is there and cannot be a save: where and what was expected. */
export class Damaged extends Error {
  /** @param {string} where @param {string} expected @param {unknown} value */
  constructor(where, expected, value) {
    super(`${where}: ${expected}`);
    this.game = "";
    this.where = where;
    this.expected = expected;
    const found = JSON.stringify(value);
    this.still = (/** @type {any} */ now) => JSON.stringify(now) === found;
    const { saved } = /** @type {any} */ (value ?? {});
    /** When it was written, "" if it does not say. */
    this.saved = typeof saved === "string" ? saved : "";
    this.text = typeof value === "string" ? value : isSaveLike(value) ? /** @type {any} */ (value).lines.join("\n") : JSON.stringify(value, null, 1);
  }
}

export class Saves {
  /** @param {Shelf} shelf @param {boolean} lasting whether it outlives the page */
  constructor(shelf, lasting) {
    this.shelf = shelf;
    this.lasting = lasting;
    /** The last save of each game, as it was read or written. @type {Map<string, Save>} */
    this.kept = new Map();
    /** The write under way: the next one waits for it, or it would take this page's own stamp for another's. @type {Promise<unknown>} */
    this.writing = Promise.resolve();
    /** Something was set aside. @type {(aside: Aside) => void} */
    this.onaside = () => {};
  }

  /** Opens IndexedDB, or memory where it is forbidden (third-party frames, private windows). */
  static async open() {
    try {
      return new Saves(await Promise.race([openCupboard(), tooLong()]), true);
    } catch {
      return new Saves(memory(), false);
    }
  }

  /** Reads what is kept of every game; what is damaged is given back.
   * @returns {Promise<Damaged[]>} */
  async read() {
    /** @type {Damaged[]} */
    const damaged = [];
    this.kept.clear();
    for (const game of await this.shelf.keys("games")) {
      const value = await this.shelf.get("games", game);
      try {
        inspect(value);
        const name = value.summary.game || String(game);
        if (name !== game) await this.move(String(game), name, value);
        this.kept.set(name, value);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        error.game = String(game);
        damaged.push(error);
      }
    }
    return damaged;
  }

  /** A save lies under the name of its game; once there was but one, under a name of its own. @param {string} from @param {string} to @param {Save} save */
  async move(from, to, save) {
    await this.shelf.put("games", to, save);
    await this.shelf.delete("games", from);
  }

  /** The save that was written last, of any game. @returns {Save | null} */
  get latest() { return this.list[0] ?? null; }
  /** All of them, the last written first. @returns {Save[]} */
  get list() { return [...this.kept.values()].sort((a, b) => (a.saved < b.saved ? 1 : -1)); }

  /** Writes in the order of the calls. Throws Overtaken, and then has changed nothing.
   * @param {Pick<Save, "lines" | "rev" | "summary" | "log" | "laid">} game @returns {Promise<void>} */
  write(game) {
    const written = this.writing.then(() => this.put(game));
    this.writing = written.catch(() => {});
    return written;
  }

  /** @param {Pick<Save, "lines" | "rev" | "summary" | "log" | "laid">} game */
  async put(game) {
    const { game: name } = game.summary, mine = this.kept.get(name)?.stamp ?? 0;
    /** @type {Save} */
    const save = { ...game, shape: 1, sum: checksum(game.lines), stamp: mine + 1, saved: new Date().toISOString() };
    const free = (/** @type {any} */ now) => now === undefined ? mine === 0 : now?.shape === 1 && now.stamp === mine;
    let done = await this.shelf.put("games", name, save, free);
    if (!done && await this.clear(name)) done = await this.shelf.put("games", name, save, (now) => now === undefined);
    if (!done) throw new Overtaken();
    this.kept.set(name, save);
  }

  /** Makes room for a game where no other page's save lies, but one that nobody can read: that is set aside, not written over.
   * @param {string} game @returns {Promise<boolean>} whether there is room now */
  async clear(game) {
    const value = await this.shelf.get("games", game);
    if (value === undefined) return false; // another page has put it away
    try {
      inspect(value);
      return false;
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      error.game = game;
      await this.setAside(error);
      return true;
    }
  }

  /** Puts what cannot be read where it is not in the way, and never in the place of another. What another page has written there
   * in between stays.
   * @param {Damage} damage @returns {Promise<Aside>} */
  async setAside({ game, text, where, expected, still }) {
    const aside = { id: Date.now(), game: gameOf(text.split("\n")) || game, found: new Date().toISOString(), text, where, expected };
    while (!await this.shelf.put("aside", aside.id, aside, (now) => now === undefined)) aside.id++;
    await this.shelf.delete("games", game, still);
    this.kept.delete(game);
    this.onaside(aside);
    return aside;
  }

  /** @returns {Promise<Aside[]>} newest first */
  async asides() { return (await this.shelf.all("aside")).sort((a, b) => b.id - a.id); }

  /** @param {number} id */
  async discard(id) { await this.shelf.delete("aside", id); }
}

/** Trusts nothing that was stored.
 * @param {any} value */
function inspect(value) {
  if (typeof value !== "object" || value === null) throw new Damaged("save", "object", value);
  if (value.shape !== 1) throw new Damaged("shape", "1", value);
  if (!isSaveLike(value)) throw new Damaged("lines", "list of text lines", value);
  if (value.sum !== checksum(value.lines)) throw new Damaged("sum", checksum(value.lines), value);
  if (!Number.isSafeInteger(value.stamp)) throw new Damaged("stamp", "whole number", value);
  const { summary } = value;
  const fine = summary && Array.isArray(summary.names) && Array.isArray(summary.scores) && Number.isSafeInteger(summary.deal);
  value.summary = fine ? { ...summary, game: gameOf(value.lines) } : { game: gameOf(value.lines), names: [], deal: 0, scores: [], step: "" };
  if (!Array.isArray(value.log)) value.log = [];
  const laid = isLaid(value.laid) ? laidByOne(value) : Object(value.laid);
  value.laid = Object.fromEntries(Object.entries(laid).filter(([, one]) => isLaid(one)));
}

/** Once it was not kept by whom the hand was laid: that is known where there is but one person. @param {any} value */
function laidByOne({ lines, laid }) {
  const [person, ...others] = peopleOf(lines);
  return person && !others.length ? { [person]: laid } : {};
}

/** @param {any} laid */
const isLaid = (laid) => Number.isSafeInteger(laid?.deal) && Array.isArray(laid.codes) && laid.codes.every((/** @type {unknown} */ code) => typeof code === "string");

/** @param {any} value @returns {boolean} */
function isSaveLike(value) {
  return Array.isArray(value?.lines) && value.lines.every((/** @type {unknown} */ line) => typeof line === "string");
}

/** Some browsers never answer where storage is forbidden. @returns {Promise<never>} */
const tooLong = () => new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), 3000));

/** @returns {Promise<Shelf>} */
async function openCupboard() {
  const db = await openDB("melds", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("games");
      fresh.createObjectStore("aside");
    },
  });
  return {
    get: (store, key) => db.get(store, key),
    async put(store, key, value, check) {
      const act = db.transaction(store, "readwrite");
      if (check && !check(await act.store.get(key))) {
        await act.done;
        return false;
      }
      await Promise.all([act.store.put(value, key), act.done]);
      return true;
    },
    all: (store) => db.getAll(store),
    keys: (store) => db.getAllKeys(store),
    async delete(store, key, check) {
      const act = db.transaction(store, "readwrite"), free = !check || check(await act.store.get(key));
      await Promise.all([free && act.store.delete(key), act.done]);
      return free;
    },
  };
}

/** @returns {Shelf} */
function memory() {
  /** @type {Map<string, any>} */
  const kept = new Map();
  return {
    async get(store, key) { return kept.get(`${store}/${key}`); },
    async put(store, key, value, check) {
      if (check && !check(kept.get(`${store}/${key}`))) return false;
      kept.set(`${store}/${key}`, structuredClone(value));
      return true;
    },
    async all(store) { return [...kept].filter(([key]) => key.startsWith(`${store}/`)).map(([, value]) => value); },
    async keys(store) { return [...kept.keys()].filter((key) => key.startsWith(`${store}/`)).map((key) => key.slice(store.length + 1)); },
    async delete(store, key, check) { return (!check || check(kept.get(`${store}/${key}`))) && kept.delete(`${store}/${key}`); },
  };
}
