// The frame as it is at first: a poster drawn from data, a button, and a line to the page around it. No engine, and nothing of the
// table, is fetched before somebody touches it. A plain script, not a module: in a sandbox a module would not even be fetched.
import embed from "../../locales/en/embed.ftl";
import cards from "../../locales/en/words.ftl";
import { NAMES, posterOf } from "../panels/posters.js";
import { h } from "../table/dom.js";
import { Words } from "../words/language.js";
import { Host, PACE } from "./host.js";
import { picture, todo } from "./picture.js";
import { NOTHING, read, readAddress, shows, want } from "./terms.js";

/** @typedef {import("../state/position.js").Fault} Fault */
/** @typedef {{ hear: (message: import("./host.js").Heard) => unknown, first: () => Promise<Fault | null>, agreed: () => unknown }} Room */

/** @type {Record<string, readonly string[]>} */
const LANGUAGES = { en: [cards, embed] };

/** @param {string} language one that is not there is English */
const wordsIn = (language) => LANGUAGES[language] ? new Words(language, LANGUAGES[language]) : new Words("en", LANGUAGES.en);

/** No table's files take longer to come, in milliseconds: then it is said that they do not. */
const PATIENCE = 20_000;

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Frame {
  constructor() {
    /** What was agreed on before the frame was loaded again, if it was: the address tells only what was agreed on at first. */
    const again = /** @type {Record<string, any> | null} */ (history.state)?.again ?? null;
    const { terms, faults } = again ?? readAddress(location, NAMES);
    /** @type {import("./terms.js").Terms} */
    this.terms = terms;
    /** @type {readonly Fault[]} what could not be read */
    this.faults = faults;
    /** @type {readonly Fault[]} what cannot be read of what they show */
    this.unread = [];
    this.words = wordsIn(terms.lang);
    /** @type {"poster" | "opening" | "open" | "stuck"} */
    this.state = "poster";
    /** A message: why it cannot start. */
    this.why = "";
    /** @type {Room | null} */
    this.room = null;
    /** @type {import("./host.js").Heard[]} what was asked while it was starting */
    this.waiting = [];
    /** Fulfilled once the styles of the table are there. @type {Promise<unknown>} */
    this.styled = Promise.resolve();
    this.worn = false;
    this.host = new Host(terms.origin, (message) => this.hear(message), () => this.fault({ field: "message", text: "", expected: want("pace", { most: PACE }) }));
    this.draw();
    new ResizeObserver(() => this.measure()).observe($("poster"));
    $("poster").addEventListener("click", ({ target }) => { // the button is for the keyboard
      if (/** @type {Element} */ (target).closest(".poster-cloth")) this.start();
    });
    this.host.post("ready", { faults: this.wrong.map((fault) => this.worded(fault)) });
    for (const fault of this.wrong) this.fault(fault);
    if (again) { history.replaceState(null, ""); this.start(); }
  }

  /** All that cannot be read. */
  get wrong() { return [...this.faults, ...this.unread]; }

  /** @param {Fault} fault */
  fault(fault) { this.host.post("error", this.worded(fault)); }

  /** @param {Fault} fault */
  worded({ field, text, expected }) { return { field, text, expected: typeof expected === "string" ? expected : this.words.t(expected.id, expected.facts) }; }

  /** @param {import("./host.js").Heard} message */
  hear(message) {
    if (message.kind === "set") return this.set(message);
    if (this.room && this.state !== "stuck") return this.room.hear(message);
    if (this.state === "stuck") return this.fault({ field: "message", text: message.kind, expected: this.words.t(this.why) });
    if (this.waiting.length < 20) this.waiting.push(message);
    return this.start();
  }

  /** Other terms, as far as they can be read. @param {import("./host.js").Heard} message */
  set({ kind: _kind, melds: _melds, origin: _origin, ...said }) {
    const before = this.terms, { terms, faults } = read(Object.entries(said).slice(0, 20), NAMES, before);
    if (terms.position && terms.position !== before.position) terms.record = "";
    else if (terms.record && terms.record !== before.record) terms.position = null;
    else if (terms.game && terms.game !== before.game) Object.assign(terms, { position: null, record: "" });
    if (!shows(terms)) faults.push(NOTHING);
    const { state } = this;
    if (terms.lang !== before.lang) this.words = wordsIn(terms.lang);
    this.terms = terms;
    this.faults = faults;
    void this.room?.agreed();
    if (state !== "open") this.draw();
    for (const fault of state === "open" ? faults : this.wrong) this.fault(fault); // an open table says itself what it cannot show
  }

  draw() {
    const { terms, words, words: { t } } = this, root = document.documentElement, { parts, faults } = picture(terms, words);
    root.dataset.deck = terms.deck;
    root.dataset.table = terms.theme.find((word) => !["auto", "light", "dark"].includes(word)) ?? "linen";
    const mode = terms.theme.find((word) => ["light", "dark"].includes(word));
    if (mode) root.dataset.mode = mode; else delete root.dataset.mode;
    const name = /** @type {any} */ (terms.position)?.game ?? terms.game;
    this.unread = faults;
    document.title = NAMES.includes(name) ? t("embed-title", { game: t(`embed-game-${name}`) }) : t("embed-title-none");
    $("poster").replaceChildren(...parts, ...told(this.wrong.map((fault) => this.worded(fault)), words), this.foot(parts.length > 0));
  }

  /** What a position tells. @param {Record<string, unknown>} position */
  seen(position) { return posterOf(position.game).picture(position); }

  /** @param {boolean} drawn whether there is anything to open */
  foot(drawn) {
    const { state, why, terms, words: { t } } = this, full = h("a", { href: location.href, target: "_blank", rel: "noopener", class: "full" }, t("embed-full"));
    if (state === "stuck") {
      return h("footer", { class: "poster-foot poster-stuck", role: "alert" }, h("p", {}, t(why)), h("p", {}, full),
        h("p", { class: "address" }, t("embed-full-address", { address: location.href.slice(0, 200) })),
        why !== "embed-no-worker" && h("button", { type: "button", class: "btn good", "data-act": "again", onclick: () => this.again() }, t("embed-try-again")));
    }
    const label = terms.readonly ? "embed-look" : terms.position ? "embed-try" : terms.record ? "embed-step-through" : "embed-play";
    const opening = state === "opening";
    return h("footer", { class: "poster-foot" }, h("p", {}, todo(terms, this.words)),
      drawn && state !== "open" && h("button", { type: "button", class: "btn good", "data-act": "try", "aria-disabled": opening ? "true" : null, onclick: () => this.start() }, t(opening ? "embed-opening" : label)));
  }

  /** Fetches the table and opens it, once. */
  start() {
    if (this.state !== "poster") return;
    if (self.origin === "null") { this.stuck("embed-no-worker"); return; }
    this.state = "opening";
    this.draw();
    const template = /** @type {HTMLTemplateElement} */ ($("rest")), rest = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
    for (const one of rest.children) one.addEventListener("error", () => this.stuck("embed-no-start"));
    this.styled = Promise.all([...rest.querySelectorAll("link")].map((link) => new Promise((done) => link.addEventListener("load", done))));
    void this.styled.then(() => { this.worn = true; });
    document.head.append(rest);
    setTimeout(() => { if (!this.room || !this.worn) this.stuck("embed-no-start"); }, PATIENCE);
  }

  /** Starts anew, with files fetched anew: what a browser has failed to fetch as a module it does not ask for twice. */
  again() {
    history.replaceState({ again: { terms: this.terms, faults: [] } }, "");
    location.reload();
  }

  /** It does not open; what is late may still come. @param {string} why a message */
  stuck(why) {
    if (this.state !== "opening" && this.state !== "poster") return;
    this.state = "stuck";
    this.why = why;
    this.draw();
    this.fault({ field: "engine", text: "", expected: this.words.t(why) });
  }

  /** The table has come. @param {Room} room */
  async arrived(room) {
    this.room = room;
    const opens = room.first();
    for (const message of this.waiting.splice(0)) room.hear(message);
    const fault = await opens;
    this.state = "open";
    if (fault) this.back(fault);
  }

  /** The table cannot go on: the poster again, which says so. @param {Fault} fault */
  ended(fault) {
    this.state = "stuck";
    this.why = "embed-no-more";
    this.back(fault);
  }

  /** It cannot be opened as it is: the poster again, with what is wrong and nothing to open. @param {Fault} fault */
  back(fault) {
    this.fault(fault);
    this.faults = [fault];
    this.show(false);
    this.draw();
  }

  /** @param {boolean} table whether the table is seen, or the poster */
  show(table) {
    if (table) this.state = "open";
    $("poster").hidden = table;
    document.documentElement.dataset.page = table ? "table" : "poster";
    this.measure();
  }

  /** Tells how high the frame had best be. */
  measure() {
    const { width, height } = $("poster").getBoundingClientRect();
    const table = innerWidth < 600 ? 660 : innerWidth < 1024 ? 960 : 720; // as high as each layout of the table needs
    this.host.post("resize", { height: $("poster").hidden ? table : Math.ceil(height), width: Math.ceil(width) });
  }
}

/** What could not be read, each by its name. @param {readonly { field: string, text: string, expected: string }[]} faults @param {Words} words */
function told(faults, words) {
  if (!faults.length) return [];
  return [h("ul", { class: "poster-faults", role: "alert" }, faults.slice(0, 8).map((fault) => h("li", {}, words.t(fault.text ? "embed-fault" : "embed-fault-empty", { ...fault }))))];
}

Object.assign(globalThis, { melds: { frame: new Frame() } });
