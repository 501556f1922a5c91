// The house around the table: which page is open, how one leads to another, and what has to be told meanwhile.
import { html, nothing, render } from "lit";
import { aboutSheet, helpSheet } from "./pages/help-sheet.js";
import { menu } from "./pages/menu.js";
import { NewGame } from "./pages/new-game.js";
import { notices } from "./pages/notices.js";
import { Rulebook } from "./pages/rulebook.js";
import { scoreSheet } from "./pages/score-sheet.js";
import { Seating } from "./pages/seating.js";
import { settingsSheet } from "./pages/settings-sheet.js";
import { closeSheets } from "./panels/sheet.js";
import { asHash, readRoute } from "./route.js";
import { tidings } from "./tidings.js";

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What every page is handed. */
export class House {
  /**
   * @param {object} parts
   * @param {import("./state/game.js").Game} parts.game @param {import("./state/boot.js").Boot} parts.boot
   * @param {import("./state/saves.js").Saves} parts.saves @param {import("./state/tabs.js").Tabs} parts.tabs
   * @param {import("./state/settings.js").Settings} parts.settings @param {import("./state/offline.js").Offline} parts.offline
   * @param {import("./words/words.js").Words} parts.words @param {import("./words/say.js").Say} parts.say
   * @param {import("./sound/sound.js").Sound} parts.sound
   * @param {(root: HTMLElement, game: import("./state/game.js").Game) => import("./state/game.js").Table} parts.mountTable
   */
  constructor({ game, boot, saves, tabs, settings, offline, words, say, sound, mountTable }) {
    this.game = game;
    this.boot = boot;
    this.saves = saves;
    this.tabs = tabs;
    this.settings = settings;
    this.offline = offline;
    this.words = words;
    this.say = say;
    this.sound = sound;
    this.mountTable = mountTable;
    /** @type {any} what the engine says it knows */
    this.hello = null;
    /** @type {import("./state/saves.js").Save | null} the saved game, until it is opened */
    this.save = null;
    /** @type {import("./state/saves.js").Aside[]} */
    this.asides = [];
    /** @type {import("./state/saves.js").Aside | null} the one found damaged on this visit */
    this.damaged = null;
    /** @type {Set<string>} notices the person has closed */
    this.dismissed = new Set();
    this.route = { page: "menu", sheet: "", at: "" };
    /** How many pages of ours lie behind this one in the browser's history; it is kept there, so it survives a reload. */
    this.behind = -1;
    this.arrived = false;
    this.drawing = false;
    /** The page that the address named at first, when the game was not open yet. */
    this.wanted = readRoute(location.hash, this.route).page;
    this.pages = { new: new NewGame(this), seating: new Seating(this), rules: new Rulebook(this) };
  }

  /** Listens to everything that a page shows. */
  open() {
    const again = () => this.draw();
    this.game.open = (page) => this.go(page);
    this.game.onended = () => { if (this.route.page === "table") this.go("score"); };
    this.game.close = () => this.toTable();
    this.game.subscribe(again);
    this.boot.topic.subscribe(() => { if (this.route.page === "rules") this.pages.rules.fetch(); again(); });
    this.boot.onmended = () => this.game.recover();
    this.settings.subscribe(again);
    this.offline.topic.subscribe(again);
    addEventListener("hashchange", () => this.arrive());
    addEventListener("online", again);
    this.arrive();
  }

  /** The game that can be gone on with, as the menu tells it. @returns {import("./state/saves.js").Summary | null} */
  present() {
    const { game } = this;
    if (game.view || game.seating) return game.summary();
    return this.save?.summary ?? null;
  }

  /** @param {string} page "menu", "rules#C4.5" … */
  go(page) {
    if (page === "table") return this.toTable();
    location.hash = asHash(page);
  }

  /** To where one came from; from the first page of this visit, to the table or the menu. */
  back() {
    if (this.behind > 0) history.back();
    else if (this.route.sheet) this.instead(this.route.page);
    else if (this.game.view) this.toTable();
    else this.go("menu");
  }

  toTable() { location.hash = this.game.seating ? "#seating" : "#table"; }

  /** The address has changed, by us or by the person. */
  arrive() {
    const before = this.route;
    this.route = readRoute(location.hash, before);
    this.count();
    const { game } = this;
    if (this.route.page === "table" && !game.view) return this.instead(game.seating ? "seating" : "menu");
    if (this.route.page === "seating" && !game.seating) return this.instead(game.view ? "table" : "menu");
    if (this.route.page === "score" && !game.view) return this.instead("menu");
    if (this.route.page !== "table") closeSheets();
    if (this.route.page === "rules") this.pages.rules.show(this.route.at);
    const moved = before.page !== this.route.page || (before.sheet && !this.route.sheet);
    this.draw(true);
    if (moved && !this.route.sheet) this.welcome(before);
    this.arrived = true;
  }

  /** A page that is new to the history lies behind one more of ours than the last one did. */
  count() {
    const known = history.state?.behind;
    this.behind = Number.isSafeInteger(known) ? known : this.behind + 1;
    if (known !== this.behind) history.replaceState({ behind: this.behind }, "");
  }

  /** @param {string} page */
  instead(page) {
    history.replaceState(history.state, "", `#${page}`);
    this.arrive();
  }

  /** The focus goes to the title of the page that has come; on the table, to where it was. @param {{ sheet: string }} before */
  welcome(before) {
    if (this.route.page === "table") return this.game.table?.focus();
    if (before.sheet || (this.route.page === "rules" && this.route.at)) return;
    scrollTo(0, 0);
    if (this.arrived) /** @type {HTMLElement | null} */ ($("page").querySelector("h1"))?.focus({ preventScroll: true });
  }

  /** Draws what has changed, at once or with the next frame. @param {boolean} [now] */
  draw(now = false) {
    if (now) return this.paint();
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => { this.drawing = false; this.paint(); });
  }

  paint() {
    const { route, words: { t } } = this;
    const root = document.documentElement;
    root.dataset.page = route.sheet || route.page;
    const onTable = route.page === "table";
    $("table").hidden = !onTable;
    $("page").hidden = onTable;
    render(onTable ? nothing : this.page(), $("page"));
    render(notices(this, tidings(this)), $("notices"));
    render(route.sheet ? this.sheet() : nothing, $("dialogs"));
    const skip = (/** @type {Event} */ event) => this.skip(event);
    render(html`<a class="skip" href=${`#${onTable ? "table" : "page"}`} @click=${skip}>${t("skip")}</a>`, $("skip"));
    const open = /** @type {HTMLDialogElement | null} */ ($("dialogs").querySelector("dialog:not([data-sheet])")); // the table opens its own
    if (open && !open.open) open.showModal();
    document.title = t("title", { page: t(`title-${route.sheet || route.page}`) });
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    if (this.route.page === "table") this.game.table?.focus();
    else /** @type {HTMLElement | null} */ ($("page").querySelector("h1"))?.focus();
  }

  page() {
    if (this.route.page === "new") return this.pages.new.template();
    if (this.route.page === "seating") return this.pages.seating.template();
    if (this.route.page === "rules") return this.pages.rules.template();
    if (this.route.page === "score") return scoreSheet(this);
    return menu(this);
  }

  sheet() {
    if (this.route.sheet === "settings") return settingsSheet(this);
    return this.route.sheet === "help" ? helpSheet(this) : aboutSheet(this);
  }

  // ---- what the pages do ----

  /** @param {object} terms */
  async begin(terms) {
    if (!this.tabs.mine && !await this.tabs.claim()) { this.game.lookOn(); return { kind: "busy" }; }
    this.game.readonly = false;
    const reply = await this.game.begin(terms);
    if (this.game.seating) this.go("seating");
    else if (this.game.view) this.showTable();
    return reply;
  }

  async sit() {
    await this.game.sit();
    if (this.game.view && !this.game.seating) this.showTable();
  }

  async goOn() {
    if (this.boot.state !== "ready") { this.say.assertive(this.words.t("new-wait")); return; }
    const { game } = this;
    if (game.readonly && !game.view) { this.say.assertive(this.words.t("elsewhere")); return; }
    if (!game.view && !game.seating && this.save && !await this.openSave(this.save)) return;
    if (game.view?.ended) this.go("score");
    else if (game.seating) this.go("seating");
    else this.showTable();
  }

  /** @param {import("./state/saves.js").Save} save @returns {Promise<boolean>} */
  async openSave(save) {
    const reply = await this.game.reload(save);
    if (reply.kind === "view" || reply.kind === "seating") return true;
    if (reply.kind === "lost") return false; // that is the engine's trouble, not the save's
    const line = reply.where?.line;
    const where = line ? this.words.t("aside-at-line", { line }) : String(reply.where?.field ?? reply.kind);
    await this.setAside({ text: save.lines.join("\n"), where, expected: reply.expected ?? reply.text ?? "" });
    return false;
  }

  showTable() {
    const { game } = this;
    game.table ??= this.mountTable($("table"), game);
    $("table").hidden = false;
    game.table.update({ kind: "view", rev: game.rev, view: game.view, events: [], why: [] }, { animate: false });
    this.toTable();
    game.computers.run();
  }

  async nextDeal() {
    await this.game.dealNext();
    this.showTable();
  }

  lookBack() {
    this.showTable();
    this.draw();
  }

  /** @param {{ text: string, where: string, expected: string }} damage */
  async setAside(damage) {
    this.damaged = await this.saves.setAside(damage);
    this.asides = await this.saves.asides();
    this.save = null;
    this.draw();
  }

  /** @param {import("./state/saves.js").Aside} aside */
  download(aside) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([aside.text], { type: "text/plain" }));
    link.download = `melds-${aside.found.slice(0, 10)}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** This page takes the game over from the other one. */
  async playHere() {
    await this.tabs.takeOver();
    this.game.readonly = false;
    try { this.save = await this.saves.read(); } catch { /* told at the start */ }
    if (this.save && this.boot.state === "ready" && this.route.page !== "menu") {
      await this.openSave(this.save);
      if (this.game.view?.ended) this.go("score");
      else if (this.game.seating) this.go("seating");
      else if (this.game.view) this.showTable();
    } else this.game.forget();
    this.draw();
  }

  /** @param {string} id */
  dismiss(id) {
    this.dismissed.add(id);
    this.draw();
  }
}
