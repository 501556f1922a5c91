// <melds-table>: a card table in any page. It makes the frame, gives it the height it asks for, and hands messages on as events.
// The page's own script needs nothing of ours but this file.

/** What the frame is told by its address. */
const TOLD = ["position", "record", "game", "rules", "seed", "lang", "theme", "deck", "readonly", "controls"];

const PAGE = new URL("embed.html", import.meta.url);

/** What the frame says: each an event of the element, with what it says as `detail`. */
const EVENTS = ["ready", "state", "act", "refused", "error", "resize"];

class MeldsTable extends HTMLElement {
  static observedAttributes = TOLD;

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #ready = false;
  /** Who the frame says it is: "null" where this page is in a sandbox, which its frames are in too. */
  #origin = PAGE.origin;
  /** @type {object[]} */
  #waiting = [];
  /** Attributes that have changed since they were last told. @type {Record<string, string | null> | null} */
  #changed = null;
  #hear = (/** @type {MessageEvent} */ event) => this.#heard(event);

  connectedCallback() {
    const frame = document.createElement("iframe"), fields = new URLSearchParams({ origin: self.origin }); // not of its address: in a sandbox it is none
    for (const name of TOLD) {
      const value = this.getAttribute(name);
      if (value !== null) fields.set(name, value);
    }
    frame.src = `${PAGE}#${fields}`;
    frame.title = this.getAttribute("label") ?? "A card table";
    frame.loading = "lazy";
    frame.style.cssText = "display:block;width:100%;height:20rem;border:0;border-radius:inherit;color-scheme:normal";
    if (!this.style.display) this.style.display = "block";
    addEventListener("message", this.#hear);
    this.replaceChildren(this.#frame = frame);
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#frame?.remove();
    this.#frame = this.#changed = null;
    this.#ready = false;
  }

  /** Several at once are one change; one that is taken away is as usual again. @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (!this.#frame || before === value) return;
    if (this.#changed) this.#changed[name] = value;
    else {
      this.#changed = { [name]: value };
      queueMicrotask(() => this.#tell());
    }
  }

  #tell() {
    const changed = this.#changed;
    this.#changed = null;
    if (changed) this.set(changed);
  }

  /** Plays an act for the person, such as "draw". @param {string} act */
  act(act) { this.#say("act", { act }); }
  /** Shows the game as it was after so many steps. @param {number} step */
  goTo(step) { this.#say("goTo", { step }); }
  reset() { this.#say("reset"); }
  /** Other terms, by the names of the attributes; null: as usual. @param {Record<string, unknown>} terms */
  set(terms) { this.#say("set", terms); }

  /** @param {string} kind @param {object} [fields] */
  #say(kind, fields) {
    this.#tell(); // what the page has changed before it asks for this
    const message = { ...fields, melds: 1, kind };
    if (this.#ready) this.#post(message);
    else {
      this.#waiting.push(message);
      if (this.#frame) this.#frame.loading = "eager"; // also out of sight
    }
  }

  /** @param {object} message */
  #post(message) { this.#frame?.contentWindow?.postMessage(message, this.#origin === "null" ? "*" : this.#origin); }

  /** @param {MessageEvent} event */
  #heard({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || ![PAGE.origin, "null"].includes(origin) || data?.melds !== 1 || !EVENTS.includes(data.kind)) return;
    this.#origin = origin;
    if (data.kind === "resize" && data.height > 0 && data.height < 5000) this.#frame.style.height = `${data.height}px`;
    if (data.kind === "ready") {
      this.#ready = true;
      for (const message of this.#waiting.splice(0)) this.#post(message);
    }
    this.dispatchEvent(new CustomEvent(data.kind, { detail: data }));
  }
}

if (!customElements.get("melds-table")) customElements.define("melds-table", MeldsTable);
