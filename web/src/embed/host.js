// The line to the page that the frame is in. It says `{melds: 1, kind, …}` and hears the same; whatever comes from elsewhere, in
// another form or too fast is not heard.

/** @typedef {{ kind: string, [field: string]: unknown }} Heard */

export const VERSION = 1;

/** What may be asked of a table. */
const KINDS = ["act", "goTo", "reset", "set"];

/** So many messages at once, and so many a second. */
const BURST = 40;
export const PACE = 20;

export class Host {
  /** @param {string} origin the only one that is spoken to; "" where the page has not said it @param {(message: Heard) => void} hear @param {() => void} flooded */
  constructor(origin, hear, flooded) {
    const [above] = /** @type {any} */ (location).ancestorOrigins ?? [];
    this.origin = [origin, above].find((one) => /^https?:/.test(one ?? "")) ?? "*";
    this.alone = parent === window;
    this.left = BURST;
    this.filled = performance.now();
    this.flood = false;
    if (this.alone) return;
    addEventListener("message", (event) => {
      if (event.source !== parent || !this.knows(event)) return;
      if (this.paced()) hear(event.data);
      else if (!this.flood) { this.flood = true; flooded(); }
    });
  }

  /** @param {MessageEvent} event */
  knows({ origin, data }) {
    if (this.origin !== "*" && origin !== this.origin) return false;
    return typeof data === "object" && data !== null && data.melds === VERSION && KINDS.includes(data.kind);
  }

  paced() {
    const now = performance.now();
    this.left = Math.min(BURST, this.left + ((now - this.filled) / 1000) * PACE);
    this.filled = now;
    if (this.left < 1) return false;
    if (this.left > BURST / 2) this.flood = false;
    this.left -= 1;
    return true;
  }

  /** @param {string} kind @param {Record<string, unknown>} [fields] */
  post(kind, fields = {}) {
    if (!this.alone) parent.postMessage({ melds: VERSION, kind, ...fields }, this.origin);
  }
}
