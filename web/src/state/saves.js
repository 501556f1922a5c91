// The saved game: one present game, and those set aside because they could not be read.
// Every write checks, in one transaction, that nobody else has written since this page last read.
import { openDB } from "idb";
import { checksum, gameOf } from "./record.js";

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
 */
/** @typedef {{ game: string, names: string[], deal: number, scores: number[], step: string }} Summary */
/** @typedef {{ id: number, found: string, text: string, where: string, expected: string }} Aside */
/**
 * @typedef {object} Shelf
 * @property {(store: string, key: IDBValidKey) => Promise<any>} get
 * @property {(store: string, key: IDBValidKey, value: unknown, check?: (now: any) => boolean) => Promise<boolean>} put
 *   what is there now is checked in the same transaction; false if the check refuses it
 * @property {(store: string) => Promise<any[]>} all
 * @property {(store: string, key: IDBValidKey) => Promise<void>} delete
 */

/** Another page has written in between. */
export class Overtaken extends Error {}

/** The save is there and cannot be a save: where and what was expected. */
export class Damaged extends Error {
  /** @param {string} where @param {string} expected @param {unknown} value */
  constructor(where, expected, value) {
    super(`${where}: ${expected}`);
    this.where = where;
    this.expected = expected;
    this.text = typeof value === "string" ? value : isSaveLike(value) ? /** @type {any} */ (value).lines.join("\n") : JSON.stringify(value, null, 1);
  }
}

export class Saves {
  /** @param {Shelf} shelf @param {boolean} lasting whether it outlives the page */
  constructor(shelf, lasting) {
    this.shelf = shelf;
    this.lasting = lasting;
    this.stamp = 0;
    /** The write under way: the next one waits for it, or it would take this page's own stamp for another's. @type {Promise<unknown>} */
    this.writing = Promise.resolve();
  }

  /** Opens IndexedDB, or memory where it is forbidden (third-party frames, private windows). */
  static async open() {
    try {
      return new Saves(await Promise.race([openCupboard(), tooLong()]), true);
    } catch {
      return new Saves(memory(), false);
    }
  }

  /** The present game, or null. Throws Damaged.
   * @returns {Promise<Save | null>} */
  async read() {
    const value = await this.shelf.get("games", "present");
    this.stamp = Number.isSafeInteger(value?.stamp) ? value.stamp : 0;
    if (value === undefined) return null;
    inspect(value);
    return value;
  }

  /** Writes in the order of the calls. Throws Overtaken, and then has changed nothing.
   * @param {Pick<Save, "lines" | "rev" | "summary" | "log">} game @returns {Promise<void>} */
  write(game) {
    const written = this.writing.then(() => this.put(game));
    this.writing = written.catch(() => {});
    return written;
  }

  /** @param {Pick<Save, "lines" | "rev" | "summary" | "log">} game */
  async put(game) {
    const mine = this.stamp;
    const save = { ...game, shape: 1, sum: checksum(game.lines), stamp: mine + 1, saved: new Date().toISOString() };
    const done = await this.shelf.put("games", "present", save, (now) => (now?.stamp ?? 0) === mine || now?.shape !== 1);
    if (!done) throw new Overtaken();
    this.stamp = mine + 1;
  }

  /** Forget the present game. */
  async clear() { await this.shelf.delete("games", "present"); this.stamp = 0; }

  /** Puts what cannot be read where it is not in the way, and forgets it as the present game.
   * @param {{ text: string, where: string, expected: string }} damage @returns {Promise<Aside>} */
  async setAside({ text, where, expected }) {
    const aside = { id: Date.now(), found: new Date().toISOString(), text, where, expected };
    await this.shelf.put("aside", aside.id, aside);
    await this.clear();
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
}

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
    delete: (store, key) => db.delete(store, key),
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
    async delete(store, key) { kept.delete(`${store}/${key}`); },
  };
}
