// Where saves lie: the browser's database, which may be closed, cleared, full, or never answer, at any time; and memory where there is
// none. Whoever asks gets an answer or an error within seconds, and a connection that is lost is made again.
import { openDB } from "idb";
import { forget } from "../engine/snapshot_cache.js";

/**
 * @typedef {object} Shelf
 * @property {(store: string, key: IDBValidKey) => Promise<any>} get
 * @property {(store: string, key: IDBValidKey, value: unknown, check?: (now: any) => boolean) => Promise<boolean>} put
 *   what is there now is checked in the same transaction; false if the check refuses it
 * @property {(store: string) => Promise<any[]>} all
 * @property {(store: string) => Promise<IDBValidKey[]>} keys
 * @property {(store: string, key: IDBValidKey, check?: (now: any) => boolean) => Promise<boolean>} delete  checked in the same way
 */
/** @typedef {import("idb").IDBPDatabase} Database */

/** How long the browser may take over one thing, in milliseconds. Some never answer where storage is forbidden. */
export const PATIENCE = { answer: 4000 };

/** The browser has not answered. What it was asked for may happen yet. */
export class Unanswered extends Error {}

/** @template T @param {Promise<T>} coming @returns {Promise<T>} */
function answered(coming) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, fail) => { timer = setTimeout(() => fail(new Unanswered("no answer")), PATIENCE.answer); });
  return Promise.race([coming, /** @type {Promise<never>} */ (late)]).finally(() => clearTimeout(timer));
}

/** The browser's database. @returns {Shelf} */
export function cupboard() {
  /** @type {Promise<Database> | null} */
  let open = null;

  /** @returns {Promise<Database>} */
  function connection() {
    if (open) return open;
    /** @type {Promise<Database>} */
    const mine = openDB("melds", 1, {
      upgrade(fresh) {
        fresh.createObjectStore("games");
        fresh.createObjectStore("aside");
      },
      blocking: () => leave(mine), // another page removes or renews it, and waits for us
      terminated: () => leave(mine),
    });
    open = mine;
    mine.catch(() => leave(mine));
    return mine;
  }

  /** @param {Promise<Database>} one */
  function leave(one) {
    if (open === one) open = null;
    one.then((db) => db.close(), () => {});
  }

  /** Once more where the connection turns out to be lost: then nothing has been done; and where room can be made. What is not
   * answered is not asked again, for it may be done yet.
   * @template T @param {(db: Database) => Promise<T>} work @returns {Promise<T>} */
  async function use(work) {
    const had = open !== null, mine = connection();
    try {
      return await answered(mine.then(work));
    } catch (error) {
      if (isFull(error)) {
        if (!await forget()) throw error; // what only makes the next start quicker goes before a game
      } else {
        leave(mine);
        if (!had || error instanceof Unanswered) throw error;
      }
      return answered(connection().then(work));
    }
  }

  return {
    get: (store, key) => use((db) => db.get(store, key)),
    put: (store, key, value, check) => use(async (db) => {
      const act = begun(db, store);
      if (check && !check(await act.store.get(key))) {
        await act.done;
        return false;
      }
      await Promise.all([act.store.put(value, key), act.done]);
      return true;
    }),
    all: (store) => use((db) => db.getAll(store)),
    keys: (store) => use((db) => db.getAllKeys(store)),
    delete: (store, key, check) => use(async (db) => {
      const act = begun(db, store), free = !check || check(await act.store.get(key));
      await Promise.all([free && act.store.delete(key), act.done]);
      return free;
    }),
  };
}

/** A transaction of which every failure is told once. @param {Database} db @param {string} store */
function begun(db, store) {
  const act = db.transaction(store, "readwrite");
  act.done.catch(() => {}); // whoever waits for a part of it has been told
  return act;
}

/** @param {any} error */
const isFull = (error) => error?.name === "QuotaExceededError";

/** @returns {Shelf} */
export function memory() {
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
