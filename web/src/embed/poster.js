// The frame as it is at first: a poster drawn from data, a button, and a line to the page around it. No engine, and nothing of the
// table, is fetched before somebody touches it. A plain script, not a module: in a sandbox a module would not even be fetched.
import embed from "../../locales/en/embed.ftl";
import cards from "../../locales/en/words.ftl";
import { NAMES, posterOf } from "../panels/posters.js";
import { h } from "../table/dom.js";
import { Words } from "../words/language.js";
import { Host } from "./host.js";
import { picture, todo } from "./picture.js";
import { read, readAddress } from "./terms.js";

/** @typedef {import("../state/position.js").Fault} Fault */
/** @typedef {{ hear: (message: import("./host.js").Heard) => unknown, open: () => Promise<Fault | null>, agreed: (before: import("./terms.js").Terms) => unknown }} Room */

/** @type {Record<string, readonly string[]>} */
const LANGUAGES = { en: [cards, embed] };

/** No table takes longer to come, in milliseconds: then it is said that it does not. */
const PATIENCE = 20_000;

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Frame {
  constructor() {
    const { terms, faults } = readAddress(location, NAMES);
    this.terms = terms;
    /** @type {readonly Fault[]} what could not be read */
    this.faults = faults;
    this.words = new Words("en", LANGUAGES.en);
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
    this.host = new Host(terms.origin, (message) => this.hear(message), () => this.fault({ field: "message", text: "", expected: "at most 20 messages a second" }));
    this.draw();
    new ResizeObserver(() => this.measure()).observe($("poster"));
    this.host.post("ready", { faults: this.faults });
  }

  /** @param {Fault} fault */
  fault(fault) { this.host.post("error", { ...fault }); }

  /** @param {import("./host.js").Heard} message */
  hear(message) {
    if (message.kind === "set") return this.set(message);
    if (this.room && this.state === "open") return this.room.hear(message);
    if (this.state === "stuck") return this.fault({ field: "message", text: message.kind, expected: this.words.t(this.why) });
    if (this.waiting.length < 20) this.waiting.push(message);
    return this.start();
  }

  /** Other terms, as far as they can be read. @param {import("./host.js").Heard} message */
  set({ kind: _kind, melds: _melds, origin: _origin, ...said }) {
    const before = this.terms, { terms, faults } = read(Object.entries(said).slice(0, 20), NAMES, before);
    for (const fault of faults) this.fault(fault);
    if ("position" in said && terms.position !== before.position) terms.record = "";
    else if ("record" in said && terms.record !== before.record) terms.position = null;
    else if ("game" in said && terms.game !== before.game) Object.assign(terms, { position: null, record: "" });
    this.terms = terms;
    this.faults = faults;
    if (this.room) this.room.agreed(before);
    else this.draw();
  }

  draw() {
    const { terms, words, words: { t } } = this, root = document.documentElement, { parts, faults } = picture(terms, words);
    root.dataset.deck = terms.deck;
    root.dataset.table = terms.theme.find((word) => !["auto", "light", "dark"].includes(word)) ?? "linen";
    const mode = terms.theme.find((word) => ["light", "dark"].includes(word));
    if (mode) root.dataset.mode = mode; else delete root.dataset.mode;
    const all = [...this.faults, ...faults], name = /** @type {any} */ (terms.position)?.game ?? terms.game;
    document.title = NAMES.includes(name) ? t("embed-title", { game: t(`embed-game-${name}`) }) : t("embed-title-none");
    $("poster").replaceChildren(...parts, ...told(all, words), this.foot(parts.length > 0));
  }

  /** What a position tells. @param {Record<string, unknown>} position */
  seen(position) { return posterOf(position.game).picture(position); }

  /** @param {boolean} drawn whether there is anything to open */
  foot(drawn) {
    const { state, terms, words: { t } } = this, full = h("a", { href: location.href, target: "_blank", rel: "noopener", class: "full" }, t("embed-full"));
    if (state === "stuck") {
      return h("footer", { class: "poster-foot stuck", role: "alert" }, h("p", {}, t(this.why)), h("p", {}, full),
        h("p", { class: "address" }, t("embed-full-address", { address: location.href.slice(0, 200) })));
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
    document.head.append(rest);
    this.watch = setTimeout(() => { if (!this.room) this.stuck("embed-no-start"); }, PATIENCE);
  }

  /** @param {string} why a message */
  stuck(why) {
    if (this.room) return;
    this.state = "stuck";
    this.why = why;
    this.draw();
    this.fault({ field: "engine", text: "", expected: this.words.t(why) });
  }

  /** The table has come. @param {Room} room */
  async arrived(room) {
    clearTimeout(this.watch);
    this.room = room;
    const fault = await room.open();
    this.state = "open";
    if (fault) this.back(fault);
    for (const message of this.waiting.splice(0)) if (!fault) await room.hear(message);
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

/** What could not be read, each by its name. @param {readonly Fault[]} faults @param {Words} words */
function told(faults, words) {
  if (!faults.length) return [];
  return [h("ul", { class: "poster-faults", role: "alert" }, faults.slice(0, 8).map((fault) => h("li", {}, words.t(fault.text ? "embed-fault" : "embed-fault-empty", { ...fault }))))];
}

Object.assign(globalThis, { melds: { frame: new Frame() } });
