// Computer players think in an engine of their own, so that the one that judges is always there to answer. It is given what the
// seat to act sees, and nothing else. Until it is there, and should it be lost, the engine that judges thinks itself.
import { Engine } from "../engine/client.js";
import { Topic } from "./topic.js";

/** So long a table must have been in use before it is started, in milliseconds: the first moments are the person's. */
const LATER = 3000;

/** Of silence, in milliseconds; thinking in pieces is not silent. See engine/client.js. */
const PATIENCE = { told: 1500, answer: 3000, again: 30_000, start: 30_000 };

/** A device with less memory, in GB, has no room for a second engine. */
const LEAST_MEMORY = 2;

/** @typedef {import("../engine/wire.js").TurnReply} Turn */

export class Thinker {
  constructor() {
    /** @type {Topic<Thinker>} */
    this.topic = new Topic();
    /** ahead: not there yet; ready; anew: another takes its place; lost: not tried again on this visit */
    this.state = /** @type {"ahead" | "ready" | "anew" | "lost"} */ ("ahead");
    /** Whether nothing has been heard of it for a moment, though something is due. */
    this.slow = false;
    this.patience = PATIENCE;
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** What is being thought about comes to nothing. */
    this.giveUp = () => {};
  }

  /** Whether it has been there. */
  get able() { return this.state === "ready" || this.state === "anew"; }

  /** Starts it before long, unless it has been started already or there is no room for it. */
  want() {
    const { deviceMemory = LEAST_MEMORY } = /** @type {{ deviceMemory?: number }} */ (navigator);
    if (deviceMemory >= LEAST_MEMORY) this.timer ??= setTimeout(() => this.start(), LATER);
  }

  start() {
    this.engine ??= Engine.start({
      onstage: ({ stage }) => { if (stage === "ready") this.begin(); else if (this.able) this.beginAnew(); },
      onfailed: () => this.lose(),
      ondead: () => this.lose(),
      onslow: (slow) => { this.slow = slow; this.topic.tell(this); },
    }, { name: "melds thinker", patience: this.patience });
  }

  /** @param {Thinker["state"]} state */
  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.topic.tell(this);
  }

  /** Of what was being thought nothing is wanted any more. */
  begin() {
    if (this.state === "anew") queueMicrotask(() => this.hasten());
    this.become("ready");
  }

  beginAnew() {
    this.become("anew");
    this.giveUp();
  }

  lose() {
    this.become("lost");
    this.giveUp();
  }

  /** What the computer player whose turn it is would do; null where nobody thinks here. @param {Turn} turn @returns {Promise<string | null>} */
  async choose({ seat, player, position, chance }) {
    const { engine } = this;
    if (!engine || this.state !== "ready") return null;
    const lost = new Promise((resolve) => { this.giveUp = () => resolve(null); });
    const reply = await Promise.race([engine.ask({ op: "think", rev: null, seat, player, position, chance }).catch(() => null), lost]);
    return reply?.kind === "thought" ? reply.act : null;
  }

  /** What is being thought comes to its end at once, with the best so far. */
  hasten() {
    if (this.state === "ready") this.engine?.ask({ op: "stop", rev: null }).catch(() => {});
  }
}
