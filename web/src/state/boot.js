// The engine's start, in stages that can be shown, and its restart when something fails.
import { Engine } from "../engine/client.js";
import { Topic } from "./topic.js";

/** @typedef {{ id: string, state: "ahead" | "now" | "done" | "failed", loaded: number, total: number }} Stage */

const STAGES = ["runtime", "library", "engine"];

/** How long a start may take before anything is shown of it, in ms. */
const SHORT = 1000;

export class Boot {
  /** @param {(ask: import("../engine/client.js").Ask) => Promise<void>} reopen sets a fresh engine to where the game is */
  constructor(reopen) {
    /** @type {Topic<Boot>} */
    this.topic = new Topic();
    this.state = /** @type {"loading" | "ready" | "failed"} */ ("loading");
    this.failure = "";
    /** Called when the engine answers again after a failure: what was being asked is lost. */
    this.onmended = () => {};
    this.broken = false;
    /** Whether nothing has been heard of the engine for some seconds. */
    this.slow = false;
    /** Whether this browser can run it at all. */
    this.able = true;
    /** Whether it takes so long that its stages are worth showing. */
    this.long = false;
    setTimeout(() => { this.long = true; this.topic.tell(this); }, SHORT);
    /** @type {Stage[]} */
    this.stages = STAGES.map((id) => ({ id, state: "ahead", loaded: 0, total: 0 }));
    this.engine = Engine.start({
      onstage: (news) => this.stage(news),
      onfailed: (news) => this.fail(news),
      ondead: (news) => this.fail(news),
      onslow: (slow) => { this.slow = slow; this.topic.tell(this); },
      onrestart: reopen,
    });
  }

  /** @param {{ stage: string, loaded?: number, total?: number }} news */
  stage({ stage, loaded = 0, total = 0 }) {
    if (stage === "ready") {
      for (const one of this.stages) one.state = "done";
      this.become("ready");
      if (this.broken) this.onmended();
      this.broken = false;
      return;
    }
    const at = this.stages.find((one) => one.id === stage);
    if (!at) return;
    Object.assign(at, { loaded, total, state: total > 0 && loaded >= total ? "done" : "now" });
    this.become("loading");
  }

  /** @param {{ stage?: string, text?: string }} news */
  fail({ stage, text = "" }) {
    this.failure = text;
    this.broken = true;
    this.able = stage !== "wasm";
    const at = this.stages.find((one) => one.id === stage) ?? this.stages.find((one) => one.state === "now");
    if (at && this.state === "loading") at.state = "failed";
    this.become("failed");
  }

  /** @param {Boot["state"]} state */
  become(state) {
    this.state = state;
    document.documentElement.dataset.engine = state;
    this.topic.tell(this);
  }

  /** Really tries again: a new worker, new requests. */
  retry() {
    this.failure = "";
    for (const one of this.stages) Object.assign(one, { state: "ahead", loaded: 0, total: 0 });
    this.become("loading");
    this.engine.restart();
  }

  /** How much of it is done, 0 to 1, by bytes; setting up what has arrived is the last part. */
  get part() {
    if (this.state === "ready") return 1;
    const total = this.stages.reduce((sum, one) => sum + one.total, 0);
    const loaded = this.stages.reduce((sum, one) => sum + Math.min(one.loaded, one.total), 0);
    return total ? (loaded / total) * 0.9 : 0;
  }
}
