// One engine for all tables of a page: the first frame that needs it starts it, and frames of ours beside that one find it there.
// Where none can be found, as across origins, each has its own. When the frame that has it goes, another takes its place.
import { OF_NOW } from "../engine/client.js";
import { Boot } from "../state/boot.js";

/** @typedef {import("../engine/client.js").Ask} Ask */
/** @typedef {import("../engine/client.js").Reply} Reply */
/** @typedef {{ home: Window, reopen: (ask: Ask) => Promise<void>, lost: () => void, mended: () => void }} Customer  home: the frame it is in */

const KEY = "meldsRuntime";

/** How often one who waits looks whether the engine is still there, in milliseconds. */
const LOOK = 500;

/** Frames that are looked at. */
const MOST = 200;

class Runtime {
  constructor() {
    this.build = MELDS_WORKER;
    this.home = window;
    this.left = false;
    /** @type {Map<string, Customer>} */
    this.tables = new Map();
    this.boot = new Boot((ask) => this.reopen(ask));
    this.boot.onmended = () => { for (const { mended } of this.tables.values()) mended(); };
    addEventListener("pagehide", ({ persisted }) => { if (!persisted) this.leave(); });
  }

  /** A new worker knows no table yet. @param {Ask} ask */
  async reopen(ask) {
    await Promise.all([...this.tables].map(([table, { reopen }]) => reopen((request) => ask({ ...request, table }))));
  }

  /** Whether the frame that has it is there no more; one that is taken out of the page may not get to say so. */
  get gone() { return this.left || this.home.closed; }

  /** The frame that has it goes, and its own table with it. */
  leave() {
    this.left = true;
    for (const { home, lost } of [...this.tables.values()]) if (home !== this.home) lost();
    this.tables.clear();
  }
}

/** The page's engine, or a new one. @returns {Runtime} */
function found() {
  for (let i = 0; parent !== self && i < Math.min(parent.frames.length, MOST); i++) {
    try {
      const there = /** @type {any} */ (parent.frames[i])[KEY];
      if (there?.build === MELDS_WORKER && !there.gone && there.boot.state !== "failed") return there;
    } catch { /* a frame of somebody else */ }
  }
  const own = new Runtime();
  Object.assign(globalThis, { [KEY]: own });
  return own;
}

/** A table's own line to the engine: what it asks bears its name, and its own revision. */
export class Line {
  /** @param {(ask: Ask) => Promise<void>} reopen tells a fresh engine of the table @param {() => void} changed @param {() => void} mended
   * @param {(reply: Reply) => void} refused the fresh engine will not have the table */
  constructor(reopen, changed, mended, refused) {
    this.table = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.reopen = reopen;
    this.changed = changed;
    this.mended = mended;
    this.refused = refused;
    /** @type {number | null} */
    this.rev = null;
    this.lose = () => {};
    /** Fulfilled once this engine is gone. @type {Promise<null>} */
    this.over = new Promise(() => {});
    /** Fulfilled once an engine that took the place of another has been told of the table. @type {Promise<void> | undefined} */
    this.told = undefined;
    this.runtime = found();
    this.stop = () => {};
    this.join(this.runtime);
    addEventListener("pagehide", ({ persisted }) => { if (!persisted) this.leave(); });
  }

  get boot() { return this.runtime.boot; }

  /** @param {Runtime} runtime */
  join(runtime) {
    this.over = new Promise((done) => { this.lose = () => done(null); });
    this.runtime = runtime;
    this.runtime.tables.set(this.table, { home: window, reopen: (ask) => this.tell(ask), lost: () => this.again(), mended: () => this.mended() });
    this.stop = this.runtime.boot.topic.subscribe(() => this.changed());
  }

  /** One table that the engine will not have again is no matter of the others. @param {Ask} ask */
  async tell(ask) {
    /** @type {Reply | undefined} */
    let last;
    this.rev = null;
    try {
      await this.reopen(async (request) => { last = undefined; return last = this.noted(await ask(request)); });
    } catch (error) {
      if (!last || last.kind === "view" || last.kind === "seating") throw error; // the engine is gone, or the fault is ours
      this.refused(last);
    }
  }

  /** @template {Reply} R @param {R} reply */
  noted(reply) {
    if (typeof reply.rev === "number") this.rev = reply.rev;
    return reply;
  }

  /** Whether the engine is still there. */
  look() { if (this.runtime.gone) this.again(); }

  /** The engine has gone with its frame: another one, told of this table, takes its place. */
  again() {
    const { lose } = this;
    this.stop();
    this.join(found());
    const ask = (/** @type {import("../engine/client.js").Request} */ request) => this.runtime.boot.engine.ask({ ...request, table: this.table, rev: null });
    this.told = this.tell(ask).then(() => { this.told = undefined; }, () => {});
    lose();
    this.changed();
  }

  /** @param {any} request @returns {Promise<any>} */
  async ask(request) {
    this.look();
    await this.told;
    const rev = request.rev ?? (OF_NOW.has(request.op) ? () => this.rev : null), watch = setInterval(() => this.look(), LOOK);
    const asked = this.runtime.boot.engine.ask({ ...request, table: this.table, rev });
    const reply = await Promise.race([asked, this.over]).finally(() => clearInterval(watch));
    if (reply === null) return this.ask({ ...request, rev: null });
    return this.noted(reply);
  }

  leave() {
    this.runtime.tables.delete(this.table);
    this.stop();
    if (!this.runtime.gone) this.runtime.boot.engine.ask({ op: "leave", table: this.table, rev: null }).catch(() => {});
  }
}
