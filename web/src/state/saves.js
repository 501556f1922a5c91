// The saved games: one of each kind, and those set aside because they could not be read.
// Every write checks, in one transaction, that nobody else has written since this page last read. What lies there and has not been
// read is never written over: the game is then kept beside it.
import { Damaged, inspect, Newer } from "./damage.js";
import { checksum, gameOf } from "./record.js";
import { cupboard, memory } from "./shelf.js";

/**
 * @typedef {object} Save
 * @property {1} shape
 * @property {string[]} lines   the record
 * @property {string} sum       checksum of the lines
 * @property {number} rev       the engine's revision
 * @property {number} stamp     counts the writes: who writes must know the last one
 * @property {string} [by]      the page that wrote it, by a name it has made up
 * @property {string} saved     when, ISO 8601; later than all that this page knew then, whatever its clock says
 * @property {Summary} summary  for the menu, shown before the engine runs
 * @property {unknown[]} log    the last events
 * @property {LaidHands} laid  the hands as people have laid them
 * @property {import("./still.js").Still | null} still  the table as it was last seen, to be drawn before the engine is there
 */
/** @typedef {Pick<Save, "lines" | "rev" | "summary" | "log" | "laid" | "still">} Written */
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
/** @typedef {import("./shelf.js").Shelf} Shelf */
/** @typedef {{ key: string, stamp: number, by?: string }} Place  where the save of a game lies, and which one lies there as far as this page knows */
/** @typedef {Pick<Saves, "kept" | "places" | "unread">} Found  what a look at the shelf has found */

/** Another page has written in between. */
export class Overtaken extends Error {}

/** As far as a clock may be trusted to go, for what is to be later still. */
const LAST_DAY = Date.UTC(9999, 0);

/** ms until the browser's database is tried again where it has failed. */
const AGAIN = 5000;

/** What it is called where a page may keep nothing. */
const FORBIDDEN = new Set(["SecurityError", "InvalidStateError", "ReferenceError", "TypeError"]);

export class Saves {
  /** @param {Shelf} shelf @param {boolean} lasting whether it outlives the page */
  constructor(shelf, lasting) {
    this.shelf = shelf;
    this.lasting = lasting;
    this.me = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
    /** The last save of each game, as it was read or made; whether it could be written or not. @type {Map<string, Save>} */
    this.kept = new Map();
    /** Where they lie, by game. @type {Map<string, Place>} */
    this.places = new Map();
    /** What lies there and could not be read. @type {Set<string>} */
    this.unread = new Set();
    /** Whether it is known what lies there. */
    this.known = false;
    /** What waits to be written, by game: only the last of it is. @type {Map<string, { game: Written, done: Promise<void> }>} */
    this.waiting = new Map();
    /** The write under way: the next one waits for it, or it would take this page's own stamp for another's. @type {Promise<unknown>} */
    this.writing = Promise.resolve();
    /** Something was set aside. @type {(aside: Aside) => void} */
    this.onaside = () => {};
    /** It has become lasting. */
    this.onlasting = () => {};
    /** @type {Shelf | null} the browser's, where it could not be opened */
    this.hoped = null;
    /** What is yet to be moved from memory into it, once it answers. @type {(() => Promise<unknown>)[]} */
    this.unmoved = [];
    /** Whether something may lie there: it was not forbidden, it failed. */
    this.failed = false;
  }

  /** In the browser's database; where that is forbidden (third-party frames, private windows) or does not answer, in memory. */
  static async open() {
    const shelf = cupboard();
    try {
      await shelf.keys("games");
      return new Saves(shelf, true);
    } catch (error) {
      console.warn("not kept:", error);
      const saves = new Saves(memory(), false);
      saves.hoped = shelf;
      saves.failed = !FORBIDDEN.has(Object(error).name);
      return saves;
    }
  }

  /** Reads what is kept of every game; what is damaged is given back, and an older save of a game that has two. What cannot be got
   * at is left alone. Where nothing can be read this throws, and what was known before stays known. Nothing is written meanwhile.
   * @returns {Promise<Damaged[]>} */
  read() {
    const done = this.writing.then(() => this.readAll());
    this.writing = done.catch(() => {});
    return done;
  }

  /** @returns {Promise<Damaged[]>} */
  async readAll() {
    this.known = false;
    /** @type {Found} */
    const found = { kept: new Map(), places: new Map(), unread: new Set() };
    /** @type {Damaged[]} */
    const damaged = [];
    for (const key of (await this.shelf.keys("games")).map(String)) {
      try {
        const older = await this.readOne(key, found);
        if (older) damaged.push(older);
      } catch (error) {
        if (error instanceof Damaged) damaged.push(Object.assign(error, { game: key }));
        else this.leaveAlone(key, error, found);
      }
    }
    Object.assign(this, found, { known: true });
    return damaged;
  }

  /** @param {string} key @param {Found} found @returns {Promise<Damaged | null>} the older one, where there is another of its game */
  async readOne(key, { kept, places }) {
    const value = await this.shelf.get("games", key);
    if (value === undefined) return null; // put away by another page
    inspect(value);
    const name = value.summary.game || key, other = kept.get(name), from = places.get(name)?.key ?? "";
    if (other && !isLater(value, other)) return older(key, value);
    kept.set(name, value);
    places.set(name, { key: name === key ? key : await this.move(key, name, value), stamp: value.stamp, by: value.by });
    return other ? older(from, other) : null;
  }

  /** What cannot be read, and not be set aside either: it stays there, and nothing is written over it.
   * @param {string} key @param {unknown} error @param {Found} [found] */
  leaveAlone(key, error, { kept, places, unread } = this) {
    console.warn("not read:", key, error);
    for (const [name, place] of places) if (place.key === key && places.delete(name)) kept.delete(name);
    unread.add(key);
  }

  /** A save lies under the name of its game, where nothing else does; once there was but one, under a name of its own.
   * @param {string} from @param {string} to @param {Save} save @returns {Promise<string>} where it lies now */
  async move(from, to, save) {
    try {
      if (!await this.shelf.put("games", to, save, (now) => now === undefined)) return from;
      await this.shelf.delete("games", from, same(save));
      return to;
    } catch { return from; }
  }

  /** The save that was written last, of any game. @returns {Save | null} */
  get latest() { return this.list[0] ?? null; }
  /** All of them, the last written first. @returns {Save[]} */
  get list() { return [...this.kept.values()].sort((a, b) => (a.saved < b.saved ? 1 : -1)); }

  /** Whether all that may lie there has been read. */
  get whole() { return this.known && !this.failed && !this.unread.size; }

  /** Writes in the order of the calls; of a game that is written again before its turn has come, only what it is then. Throws Overtaken,
   * and then has changed nothing.
   * @param {Written} game @returns {Promise<void>} */
  write(game) {
    const { game: name } = game.summary, waiting = this.waiting.get(name);
    if (waiting) {
      waiting.game = game;
      return waiting.done;
    }
    const done = this.writing.then(() => this.putLast(name));
    this.waiting.set(name, { game, done });
    this.writing = done.catch(() => {});
    return done;
  }

  /** What waits of a game, now that it is its turn. @param {string} name */
  async putLast(name) {
    const waiting = this.waiting.get(name);
    this.waiting.delete(name);
    if (waiting) await this.put(waiting.game);
  }

  /** @param {Written} game */
  async put(game) {
    const { game: name } = game.summary, before = this.kept.get(name);
    /** @type {Save} */
    const save = { ...game, shape: 1, sum: checksum(game.lines), stamp: (before?.stamp ?? 0) + 1, by: this.me, saved: this.now() };
    this.kept.set(name, save);
    if (!this.known) await this.lookAround();
    if (!await this.lay(name, save)) {
      this.kept.delete(name);
      if (before) this.kept.set(name, before);
      throw new Overtaken();
    }
    this.moveIn();
  }

  /** @param {string} name @param {Save} save @returns {Promise<boolean>} */
  async lay(name, save) {
    const { key, stamp, by } = this.placeOf(name);
    const done = await this.shelf.put("games", key, save, (now) => now === undefined || (now?.shape === 1 && (now.by === this.me || (now.stamp === stamp && now.by === by))))
      || (await this.clear(key) && await this.shelf.put("games", key, save, (now) => now === undefined));
    if (!done && !this.places.has(name) && this.unread.has(key)) return this.lay(name, save); // beside what a later Melds has put there
    if (done) this.places.set(name, { key, stamp: save.stamp, by: this.me });
    return done;
  }

  /** Its own, or beside what has not been read. @param {string} name @returns {Place} */
  placeOf(name) {
    const place = this.places.get(name);
    if (place) return place;
    for (let n = 1, key = name; ; key = `${name} ${++n}`) if (!this.unread.has(key)) return { key, stamp: 0 };
  }

  /** Later than whatever is kept, even where the clock has been put back. */
  now() {
    const last = Math.max(...this.list.map(({ saved }) => Date.parse(saved) || 0), 0);
    return new Date(Math.max(Date.now(), Math.min(last + 1, LAST_DAY))).toISOString();
  }

  /** What lies there could not be read when it was to be: it is left alone, all of it. */
  async lookAround() {
    const mine = new Set([...this.places.values()].map(({ key }) => key));
    for (const key of (await this.shelf.keys("games")).map(String)) if (!mine.has(key)) this.unread.add(key);
    this.known = true;
  }

  /** The browser's database may answer later than this page could wait: then all that is here goes there. */
  async moveIn() {
    const { hoped } = this;
    if (!hoped) return;
    this.hoped = null;
    try {
      await hoped.keys("games");
      await this.moveTo(hoped);
    } catch {
      this.hoped = hoped;
      if (this.failed) setTimeout(() => this.moveIn(), AGAIN);
    }
  }

  /** @param {Shelf} shelf */
  async moveTo(shelf) {
    const asides = await this.shelf.all("aside");
    Object.assign(this, { shelf, lasting: true, failed: false, known: false });
    this.places.clear();
    this.unmoved = [
      ...asides.map((aside) => () => this.putAside(aside)),
      ...this.list.reverse().map(({ summary: { game } }) => () => this.moveGame(game)),
    ];
    await this.moveOn();
  }

  /** Moves what is yet to be moved; where that fails, all that is left is tried again. */
  async moveOn() {
    try {
      for (; this.unmoved.length; this.unmoved.shift()) await this.unmoved[0]?.();
    } catch (error) {
      console.warn("not kept yet:", error);
      this.known = false; // another page may have put something there
      setTimeout(() => this.moveOn(), AGAIN);
      return;
    }
    this.onlasting();
  }

  /** A game out of memory, unless it has been written since. @param {string} name */
  async moveGame(name) {
    const save = this.kept.get(name);
    if (save && !this.places.has(name)) await this.write(save);
  }

  /** Makes room for a game where no other page's save lies, but one that nobody can read: that is set aside, not written over.
   * @param {string} key @returns {Promise<boolean>} whether there is room now */
  async clear(key) {
    const value = await this.shelf.get("games", key);
    if (value === undefined) return true; // another page has put it away
    try {
      inspect(value);
      return false;
    } catch (error) {
      if (error instanceof Newer) {
        this.unread.add(key);
        return false;
      }
      if (!(error instanceof Damaged)) throw error;
      await this.setAside(Object.assign(error, { game: key }));
      return true;
    }
  }

  /** Puts what cannot be read where it is not in the way, and never in the place of another. What another page has written there
   * in between stays.
   * @param {Damage} damage @returns {Promise<Aside>} */
  async setAside({ game: key, text, where, expected, still }) {
    const aside = await this.putAside({ id: Date.now(), game: gameOf(text.split("\n")) || key, found: new Date().toISOString(), text, where, expected });
    await this.shelf.delete("games", key, still);
    for (const [name, place] of this.places) if (place.key === key && this.places.delete(name)) this.kept.delete(name);
    this.onaside(aside);
    return aside;
  }

  /** @param {Aside} aside */
  async putAside(aside) {
    while (!await this.shelf.put("aside", aside.id, aside, (now) => now === undefined)) aside.id++;
    return aside;
  }

  /** @returns {Promise<Aside[]>} newest first */
  async asides() { return (await this.shelf.all("aside")).sort((a, b) => b.id - a.id); }

  /** @param {number} id */
  async discard(id) { await this.shelf.delete("aside", id); }
}

/** @param {Save} one @param {Save} other */
const isLater = (one, other) => one.saved > other.saved;

/** Two of one game: of what could not be read for a while, and what was played meanwhile. @param {string} key @param {Save} save */
const older = (key, save) => Object.assign(new Damaged("older", "", save), { game: key, still: same(save) });

/** @param {Save} save */
export const same = ({ stamp, by, sum }) => (/** @type {any} */ now) => now?.stamp === stamp && now.by === by && now.sum === sum;
