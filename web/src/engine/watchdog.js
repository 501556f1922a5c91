// Counts silence. A page that is hidden, frozen or laid away by the browser runs no clock, nor does its worker: that is not silence.

/** ms between two looks; what is missing between them beyond twice that, the page has slept. */
const LOOK = 250;

export class Watchdog {
  /** @param {(silence: number) => void} look called again and again, with the ms of silence so far */
  constructor(look) {
    this.#look = look;
  }

  #look;
  #silence = 0;
  #last = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** From now on, or anew. */
  start() {
    this.#silence = 0;
    this.#last = performance.now();
    this.#timer ??= setInterval(() => this.#tick(), LOOK);
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick() {
    const now = performance.now();
    this.#silence += Math.min(now - this.#last, 2 * LOOK);
    this.#last = now;
    this.#look(this.#silence);
  }
}
