// The computer players' turns: one act at a time, at the pace the person has chosen.

import { acting, isPerson } from "./handing.js";

const PAUSE = /** @type {Record<string, number>} */ ({ off: 0, fast: 160, normal: 520, slow: 1300 });

/** @typedef {import("./game.js").Game} Game */

export class Computers {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.running = false;
    this.skipping = false;
    this.wake = () => {};
  }

  /** Whether a computer player has to act. */
  get due() {
    const { view, paused, readonly, still } = this.game, seat = acting(view);
    return !paused && !readonly && !still && seat !== undefined && !isPerson(seat);
  }

  /** Plays until it is a person's turn, the deal is over, or the game is paused. */
  async run() {
    if (this.running) return;
    this.running = true;
    this.game.topic.tell("busy");
    try {
      while (this.due) {
        await this.breathe();
        if (!this.due || !await this.game.go()) break;
      }
    } finally {
      this.running = false;
      this.skipping = false;
      this.game.topic.tell("busy");
    }
  }

  /** The rest of these turns without a pause and without motion. */
  skip() {
    if (!this.running) return;
    this.skipping = true;
    this.wake();
  }

  breathe() {
    const pause = this.skipping ? 0 : PAUSE[this.game.settings.get("speed")] ?? 0;
    if (!pause) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, pause);
      this.wake = () => { clearTimeout(timer); done(undefined); };
    });
  }
}
