// Speaks through the live regions of the page: one polite, one assertive. Nothing is said with the signs of suits in it.

const SETTLE = 60; // ms: a region is emptied, then filled, so that the same words twice are heard twice

export class Say {
  /** @param {HTMLElement} polite @param {HTMLElement} assertive @param {(text: string) => string} aloud what is written, as it is said */
  constructor(polite, assertive, aloud) {
    this.aloud = aloud;
    this.regions = { polite, assertive };
    this.last = "";
    /** @type {{ polite: string[], assertive: string[] }} */
    this.waiting = { polite: [], assertive: [] };
  }

  /** @param {string} text */
  polite(text) { this.put("polite", text); }
  /** @param {string} text */
  assertive(text) { this.put("assertive", text); }
  /** The last thing said, again. */
  repeat() { this.put("assertive", this.last); }

  /** What was said is gone, and what was to be said. */
  clear() {
    this.last = "";
    this.hush();
  }

  /** What was said can be repeated, but is not to be found on the page any more, where it would be news for ever. */
  hush() {
    for (const kind of /** @type {const} */ (["polite", "assertive"])) {
      this.waiting[kind].length = 0;
      this.regions[kind].textContent = "";
    }
  }

  /** @param {"polite" | "assertive"} kind @param {string} text */
  put(kind, text) {
    if (!text) return;
    this.last = text;
    const queue = this.waiting[kind];
    queue.push(this.aloud(text));
    if (queue.length > 1) return;
    this.regions[kind].textContent = "";
    setTimeout(() => {
      if (!queue.length) return; // hushed since
      this.regions[kind].replaceChildren(...queue.splice(0).map((words) => {
        const line = document.createElement("p");
        line.textContent = words;
        return line;
      }));
    }, SETTLE);
  }
}
