// The page's end of the engine: requests go out as strings, answers come back, and a worker that dies is replaced.
// The game itself is never only in the worker: whoever starts the engine gives it `onrestart`, which opens the saved
// record again, and what was being asked is then asked once more.
import { Watchdog } from "./watchdog.js";

/** @typedef {"runtime" | "library" | "engine" | "ready" | "wasm"} Stage  wasm: the browser has no WebAssembly */
/** @typedef {{ op: string, rev?: number | null | (() => number | null), [field: string]: unknown }} Request  rev: as a function, it is asked for each
 *   time the request is sent, for another worker counts anew */
/** @typedef {{ v: 1, id: number, rev: number, kind: string, [field: string]: any }} Reply */
/** @typedef {(request: Request) => Promise<Reply>} Ask */

/**
 * @typedef {object} Hooks
 * @property {(news: { stage: Stage, loaded: number, total: number }) => void} [onstage] loading, in bytes; also when a
 *   worker is replaced
 * @property {(news: { stage: Stage, text: string }) => void} [onfailed] a stage failed; `restart()` tries again
 * @property {(news: { text: string }) => void} [ondead] the engine died again on its second try; all that was asked is
 *   refused, and only `restart()` goes on
 * @property {(slow: boolean) => void} [onslow] nothing has been heard of it for a while; false once it has, or has been replaced
 * @property {(ask: Ask) => Promise<void>} [onrestart] a new worker is ready and knows nothing yet: open the record
 */

/**
 * @typedef {object} Asked
 * @property {Request} request
 * @property {boolean} inner asked by `onrestart`: of no use to another worker
 * @property {boolean} sent
 * @property {boolean} suspect a worker has died over it
 * @property {(reply: Reply) => void} resolve
 * @property {(error: Error) => void} reject
 */

/**
 * How long the worker may be silent, in milliseconds.
 * told    before the person is told
 * answer  over an answer, before another takes its place: longer where setting up has taken long, for then all does
 * again   over what a worker has been replaced for already, before it is given up; also the longest that `answer` grows to
 * start   while it loads and sets up
 */
const PATIENCE = { told: 3000, answer: 6000, again: 30_000, start: 30_000 };

/** What a device may take for an answer, in its own times for setting up. */
const SETUPS = 10;

/** Requests that speak of the table as it is now; with another revision the engine answers "stale". */
export const OF_NOW = new Set(["act", "go", "turn", "undo", "deal", "lift", "seat", "preview", "ways", "why", "hint", "menu"]);

export class Engine {
  /** @param {Hooks} [hooks] @param {{ name?: string, patience?: typeof PATIENCE }} [how] by its name the worker knows what it is for,
   *   and by "anew" behind it that another was there before */
  static start(hooks = {}, how = {}) {
    return new Engine(hooks, how);
  }

  /** @param {Hooks} hooks @param {{ name?: string, patience?: typeof PATIENCE }} how */
  constructor(hooks, { name = "melds", patience = { ...PATIENCE } }) {
    this.#hooks = hooks;
    this.#name = name;
    this.patience = patience;
    /** Fulfilled once the engine answers; a new promise after every restart. @type {Promise<void>} */
    this.ready = this.#begin();
  }

  #hooks;
  #name;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Asked>} */
  #asked = new Map();
  #watch = new Watchdog((silence) => this.#silent(silence));
  #slow = false;
  /** When the last byte had come, and what setting up took from there on. */
  #setup = { since: 0, took: 0 };
  #id = 0;
  #rev = /** @type {number | null} */ (null);
  #open = false;
  #started = false;
  /** @type {{ resolve: () => void, reject: (error: Error) => void }} */
  #turn = { resolve() {}, reject() {} };

  /**
   * @param {Request} request without `v` and `id`; without `rev` it gets the present one where that matters
   * @returns {Promise<Reply>} of any kind, also "refused" and "crashed"; rejected only when the engine is gone for good
   */
  ask(request) {
    return this.#put(request, false);
  }

  /** A new worker, whatever the old one was doing. What was asked and not answered is asked again. */
  restart() {
    for (const asked of this.#asked.values()) asked.suspect = false;
    this.#replace();
  }

  /** Ends the worker as a crash would, to try what follows. */
  kill() {
    if (this.#open) this.#died("killed");
    else this.#replace();
  }

  /** @param {Request} request @param {boolean} inner @returns {Promise<Reply>} */
  #put(request, inner) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { request, inner, sent: false, suspect: false, resolve, reject });
      if (inner || this.#open) this.#send(id);
    });
  }

  /** @param {number} id */
  #send(id) {
    const asked = this.#asked.get(id);
    if (!asked || !this.#worker) return;
    asked.sent = true;
    const { rev = OF_NOW.has(asked.request.op) ? this.#rev : null } = asked.request;
    this.#worker.postMessage(JSON.stringify({ v: 1, id, ...asked.request, rev: typeof rev === "function" ? rev() : rev }));
    this.#expect();
  }

  /** Some answer must come while any is due. */
  #expect() {
    this.#heard();
    if (![...this.#asked.values()].some(({ sent }) => sent)) this.#watch.stop();
  }

  /** A sign of life. */
  #heard() {
    this.#watch.start();
    this.#tellSlow(false);
  }

  /** @param {boolean} slow */
  #tellSlow(slow) {
    if (this.#slow === slow) return;
    this.#slow = slow;
    this.#hooks.onslow?.(slow);
  }

  /** @param {number} silence */
  #silent(silence) {
    const { told, answer, again, start } = this.patience;
    if (silence >= told) this.#tellSlow(true);
    if (this.#open) {
      const due = [...this.#asked.values()].find(({ sent }) => sent);
      if (silence >= (due?.suspect ? again : Math.min(Math.max(answer, SETUPS * this.#setup.took), again))) this.#died("no answer");
    } else if (silence >= start) this.#fail({ stage: "runtime", text: "no answer" });
  }

  /** @param {string} [name] @returns {Promise<void>} */
  #begin(name = this.#name) {
    /** @type {Promise<void>} */
    const ready = new Promise((resolve, reject) => { this.#turn = { resolve, reject }; });
    ready.catch(() => {});
    try {
      if (typeof WebAssembly === "undefined") throw Object.assign(new Error("no WebAssembly"), { stage: "wasm" });
      this.#employ(this.#hire(name));
      this.#watch.start();
    } catch (error) { // forbidden, in a sandbox for example
      queueMicrotask(() => this.#fail({ stage: Object(error).stage ?? "runtime", text: String(error) }));
    }
    return ready;
  }

  /** A worker: the one that first.js has begun with, if it is the first of that name. @param {string} name @returns {Worker} */
  #hire(name) {
    const { early } = /** @type {{ early?: { name: string, worker: Worker, failed: boolean, heard: unknown[] } }} */ (globalThis);
    if (early?.name !== name || early.failed) return new Worker(new URL(MELDS_WORKER, import.meta.url), { type: "module", name });
    delete (/** @type {any} */ (globalThis)).early;
    queueMicrotask(() => { for (const data of early.heard) this.#hear(data); });
    return early.worker;
  }

  /** @param {Worker} worker */
  #employ(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      const text = event.message ?? "";
      if (this.#open) this.#died(text);
      else this.#fail({ stage: "runtime", text });
    };
  }

  /** @param {any} data */
  #hear(data) {
    if (typeof data === "string") this.#answer(JSON.parse(data));
    else if (data.type === "thinking") this.#heard();
    else if (data.type === "failed") this.#fail(data);
    else if (data.type === "dead") this.#died(data.text);
    else if (data.stage === "ready") {
      this.#setup.took = performance.now() - this.#setup.since;
      this.#expect();
      void this.#arrived();
    } else {
      this.#setup.since = performance.now();
      this.#heard();
      this.#hooks.onstage?.(data);
    }
  }

  async #arrived() {
    const worker = this.#worker;
    try {
      if (this.#started) await this.#hooks.onrestart?.((request) => this.#put(request, true));
    } catch (error) {
      if (worker === this.#worker) this.#fail({ stage: "engine", text: String(error) });
      return;
    }
    if (worker !== this.#worker) return;
    this.#started = true;
    this.#open = true;
    this.#hooks.onstage?.({ stage: "ready", loaded: 0, total: 0 });
    this.#turn.resolve();
    for (const [id, { sent }] of this.#asked) if (!sent) this.#send(id);
  }

  /** An answer nobody waits for is dropped. @param {Reply} reply */
  #answer(reply) {
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    this.#asked.delete(reply.id);
    if (typeof reply.rev === "number") this.#rev = reply.rev;
    this.#expect();
    asked.resolve(reply);
  }

  #stop() {
    this.#watch.stop();
    this.#tellSlow(false);
    this.#worker?.terminate();
    this.#worker = null;
    this.#open = false;
    this.#rev = null;
  }

  /** Ends this worker and starts another, with all that is still to be answered. */
  #replace() {
    this.#stop();
    const { resolve, reject } = this.#turn;
    for (const [id, asked] of this.#asked) {
      asked.sent = false;
      if (!asked.inner) continue;
      this.#asked.delete(id);
      asked.reject(new Error("restarted"));
    }
    this.ready = this.#begin(`${this.#name} anew`);
    this.ready.then(resolve, reject);
  }

  /** It died over what it was asked first. Once may be chance; twice over the same request is the end. @param {string} text */
  #died(text) {
    const suspect = [...this.#asked.values()].find(({ sent }) => sent);
    if (this.#open && !suspect?.suspect) {
      if (suspect) suspect.suspect = true;
      return this.#replace();
    }
    this.#stop();
    const error = new Error(text);
    this.#turn.reject(error);
    for (const asked of this.#asked.values()) asked.reject(error);
    this.#asked.clear();
    this.#hooks.ondead?.({ text });
  }

  /** @param {{ stage: Stage, text: string }} news */
  #fail({ stage, text }) {
    this.#stop();
    this.#turn.reject(new Error(text));
    this.#hooks.onfailed?.({ stage, text });
  }
}
