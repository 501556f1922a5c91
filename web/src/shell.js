// The house around the table: which page is drawn, and what the pages do.
import { html, nothing, render } from "lit";
import { handOver } from "./pages/hand-over.js";
import { awaited } from "./pages/awaited.js";
import { menu } from "./pages/menu.js";
import { lastGame } from "./pages/new-game/last.js";
import { notices } from "./pages/notices.js";
import { toldTo } from "./pages/told-to.js";
import { GAMES, panelsOf, whole } from "./panels/games.js";
import { download } from "./parts/files.js";
import { Awake } from "./state/awake.js";
import { gameOf } from "./state/record.js";
import { same } from "./state/saves.js";
import { fits } from "./state/still.js";
import { tidings } from "./tidings.js";
import { Ways } from "./ways.js";

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {typeof import("./rest.js")} Rest */
/** @typedef {Pick<Rest, "aboutSheet" | "helpSheet" | "settingsSheet"> & { new: import("./pages/new-game/page.js").NewGame,
 *   rules: import("./pages/rulebook.js").Rulebook, house: import("./pages/house-link.js").HouseLink, embed: import("./pages/embed.js").Embed,
 *   record: import("./pages/received.js").Received }} Pages */

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
    /** What the engine says it knows, by game. @type {Map<string, import("./engine/wire.js").HelloReply>} */
    this.hellos = new Map();
    /** @type {import("./state/saves.js").Aside[]} */
    this.asides = [];
    /** @type {import("./state/saves.js").Aside[]} those found damaged on this visit, the newest first */
    this.damaged = [];
    saves.onlasting = () => this.draw();
    saves.onaside = (aside) => {
      this.damaged.unshift(aside);
      this.asides.unshift(aside);
      this.draw();
    };
    /** @type {Set<string>} notices the person has closed */
    this.dismissed = new Set();
    this.drawing = false;
    /** Whether a game was not begun, for another page has the one that is played. */
    this.refused = false;
    /** Whether the engine is opening the game that rests on the table. */
    this.opening = false;
    /** A record that came from outside and waits to be looked at. @type {import("./state/arrivals.js").Arrival | null} */
    this.arrival = null;
    this.ways = new Ways(this);
    this.awake = new Awake(settings);
    /** There with the pages. @type {import("./state/house-rules.js").HouseRules | null} */
    this.rules = null;
    /** The pages that come after the first one, while they are there. @type {Pages | null} */
    this.pages = null;
    /** Why they did not come, "" unless they did not. */
    this.missing = "";
    /** @type {Map<string, import("./panels/games.js").SeatingPage | undefined>} */
    this.seatings = new Map();
  }

  /** The draw before the first deal, as the game that is played has it. */
  get seating() {
    const { name } = this.game;
    if (!this.seatings.has(name)) this.seatings.set(name, panelsOf(name).seating?.(this));
    return this.seatings.get(name);
  }

  get route() { return this.ways.route; }

  get houseRules() { return /** @type {import("./state/house-rules.js").HouseRules} */ (this.rules); }

  /** The game that a new game would be, as things stand. */
  get chosen() { return this.pages?.new.game ?? panelsOf(lastGame()).name; }

  /** Fetches the other pages and the other games; whoever has asked for one of them meanwhile finds it drawn. */
  async complete() {
    try {
      const [rest] = await Promise.all([import("./rest.js"), ...GAMES.map(({ name }) => whole(name, this.words))]);
      const { NewGame, Rulebook, HouseLink, Embed, Received, HouseRules, TEXTS, ...sheets } = rest;
      this.words.add(TEXTS);
      this.rules = new HouseRules((request) => this.boot.engine.ask(request));
      this.rules.topic.subscribe(() => this.draw());
      this.pages = { new: new NewGame(this), rules: new Rulebook(this), house: new HouseLink(this), embed: new Embed(this), record: new Received(this), ...sheets };
      this.missing = "";
    } catch (error) {
      this.missing = String(error);
      return this.draw();
    }
    for (const [name, hello] of this.hellos) this.pages.new.met(name, hello);
    if (this.boot.state === "ready") this.rules?.read();
    const waited = document.activeElement?.matches(".awaited *");
    this.ways.tell();
    this.draw(true);
    if (waited) this.ways.title()?.focus({ preventScroll: true });
  }

  /** Whether the cover lies where the table would be. */
  get handing() { return this.route.page === "table" && this.game.handing.covered; }

  /** The menu that stands in the page until now makes room for what is drawn, and gives the focus on. */
  begun() {
    const standing = $("page").querySelector("[data-menu]");
    if (!standing) return;
    const at = standing.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    standing.remove();
    delete document.documentElement.dataset.first;
    if (at) queueMicrotask(() => /** @type {HTMLElement | null} */ ($("page").querySelector(`[href$="${CSS.escape(at)}"]`))?.focus());
  }

  /** Listens to everything that a page shows. */
  open() {
    this.begun();
    const again = () => this.draw();
    this.game.open = (page) => this.ways.go(page);
    this.game.onidle = () => this.say.polite(this.words.t("elsewhere"));
    this.game.onended = () => { if (this.route.page === "table") this.ways.go("score"); };
    this.game.close = () => this.ways.toTable();
    this.game.subscribe((what) => { if (what === "handing") this.handOver(); again(); });
    this.boot.topic.subscribe(() => this.wake());
    this.boot.onmended = () => this.game.recover();
    this.settings.subscribe(again);
    this.offline.topic.subscribe(again);
    this.game.thinker?.topic.subscribe(again);
    addEventListener("hashchange", () => this.ways.turn());
    addEventListener("online", again);
    addEventListener("pagehide", ({ persisted }) => { if (persisted && this.tabs.mine) this.tabs.rest(); });
    addEventListener("pageshow", ({ persisted }) => { if (persisted) this.wakeUp(); });
    this.ways.turn();
    if (this.boot.state === "ready") this.wake();
  }

  /** What had to wait for the engine. */
  wake() {
    if (this.route.page === "rules") this.pages?.rules.fetch();
    if (this.route.page === "house") this.pages?.house.read();
    if (this.route.page === "embed" && this.pages && !this.pages.embed.position) this.pages.embed.show();
    if (this.boot.state === "ready") {
      this.rules?.read();
      this.pages?.new.wake();
      if (this.game.still) this.openStill();
    }
    this.draw();
  }

  /** The games that can be gone on with, as the menu tells them: the open one, then what is saved. @returns {import("./state/saves.js").Summary[]} */
  going() {
    const { game, saves } = this, open = game.view || game.seating ? [game.summary()] : [];
    return [...open, ...saves.list.map(({ summary }) => summary).filter((summary) => summary.game !== open[0]?.game)];
  }

  /** The one that was played last. */
  present() { return this.going()[0] ?? null; }

  /** Asks the engine what it knows of a game; each is loaded only when it is asked about. @param {string} name */
  async meet(name) {
    if (this.hellos.has(name)) return;
    const hello = await this.boot.engine.ask({ op: "hello", game: name, rev: null });
    if (hello.kind === "hello") {
      this.hellos.set(name, /** @type {any} */ (hello));
      this.pages?.new.met(name, /** @type {any} */ (hello));
    }
    this.draw();
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
    const name = route.sheet || (this.handing ? "handing" : route.page), onTable = route.page === "table" && !this.handing;
    root.dataset.page = name;
    $("table").hidden = !onTable;
    $("page").hidden = onTable;
    render(onTable ? nothing : this.page(), $("page"));
    render(notices(this, tidings(this)), $("notices"));
    render(route.sheet ? this.sheet() : nothing, $("dialogs"));
    const skip = (/** @type {Event} */ event) => this.ways.skip(event);
    render(html`<a class="skip" href=${`#${onTable ? "table" : "page"}`} @click=${skip}>${t("skip")}</a>`, $("skip"));
    const open = /** @type {HTMLDialogElement | null} */ ($("dialogs").querySelector("dialog:not([data-sheet])")); // the table opens its own
    if (open && !open.open) open.showModal();
    document.title = t("title", { page: t(`title-${name}`) });
    this.awake.follow(onTable);
  }

  page() {
    if (this.handing) return handOver(this);
    const { pages } = this;
    if (["new", "rules", "house", "embed", "record"].includes(this.route.page)) {
      return pages ? pages[/** @type {"new" | "rules" | "house" | "embed" | "record"} */ (this.route.page)].template() : awaited(this);
    }
    if (this.route.page === "seating") return this.seating?.template() ?? nothing;
    if (this.route.page === "score") return html`${toldTo(this)}${panelsOf(this.game.name).scoreSheet(this)}`;
    return menu(this);
  }

  sheet() {
    if (!this.pages) return nothing;
    const { settingsSheet, helpSheet, aboutSheet } = this.pages;
    if (this.route.sheet === "settings") return settingsSheet(this);
    return this.route.sheet === "help" ? helpSheet(this) : aboutSheet(this);
  }

  // ---- what the pages do ----

  /** @param {object} terms */
  async begin(terms) {
    this.refused = !await this.claim();
    if (this.refused) { this.game.lookOn(); return { kind: "busy" }; }
    this.say.hush();
    this.game.readonly = false;
    const reply = await this.game.begin(terms);
    if (this.game.seating) this.ways.go("seating");
    else if (this.game.view) this.showTable();
    return reply;
  }

  /** A record has come from outside: it is shown, and nothing else changes. @param {import("./state/arrivals.js").Arrival} arrival */
  receive(arrival) {
    this.arrival = arrival;
    if (this.route.page !== "record" || this.route.sheet) this.ways.go("record");
    this.draw();
  }

  /** With a record that came from outside, in the place of the game of its kind. @param {string} record */
  async goOnWith(record) {
    this.refused = !await this.claim();
    if (this.refused) { this.game.lookOn(); return { kind: "busy" }; }
    this.game.readonly = false;
    this.say.hush();
    const reply = await this.game.place({ record });
    if (reply.kind === "view" || reply.kind === "seating") this.resume();
    return reply;
  }

  /** Makes this the page that plays; another one gives that up unasked as long as nothing has been begun, neither in that page nor
   * before, as far as is kept. @returns {Promise<boolean>} */
  async claim() {
    const { tabs, saves } = this;
    if (tabs.mine || await tabs.claim()) return true;
    const damages = await saves.read().catch(() => [null]);
    return saves.lasting && !damages.length && !saves.list.length && tabs.takeUnbegun();
  }

  async sit() {
    await this.game.sit();
    if (this.game.view && !this.game.seating) this.showTable();
  }

  /** Whether the address named a page that shows a game, and the person has not turned to another since. */
  get wanted() { return ["table", "seating", "score"].includes(this.ways.wanted); }

  /** Back to the game that was played last; not so once the person has turned to another page. */
  async comeBack() {
    const { saves: { latest }, boot } = this;
    if (latest && boot.state === "ready" && this.wanted && await this.openSave(latest) && this.wanted) this.resume();
  }

  /** With the game that was played last, or the one of this name. @param {string} [name] */
  async goOn(name = this.present()?.game) {
    const { game } = this, kept = this.saves.kept.get(name ?? "");
    if (game.still && game.name === name) return this.resume();
    if (this.boot.state !== "ready" && kept && await this.rest(kept)) {
      if (/** @type {string} */ (this.boot.state) === "ready") this.openStill(); // it has become so meanwhile
      return this.resume();
    }
    if (this.boot.state !== "ready") { this.say.assertive(this.words.t("new-wait")); return; }
    this.say.hush();
    if (game.readonly && !game.view) { this.say.assertive(this.words.t("elsewhere")); return; }
    const open = game.view || game.seating;
    if ((!open || game.name !== name) && kept && !await this.openSave(kept)) return;
    this.resume();
  }

  /** Whether one can go on with a game: the engine is there, or the table can be laid without it. @param {string} name */
  canGoOn(name) { return this.boot.state === "ready" || this.drawable(this.saves.kept.get(name)); }

  /** Whether a save holds the table as this page draws it. @param {import("./state/saves.js").Save} [save] */
  drawable(save) {
    const { game } = this;
    return Boolean(save && !game.readonly && (game.still || !game.view) && !game.seating && fits(save, game.build));
  }

  /** Lays the table as a save holds it, until the engine is there to open it. @param {import("./state/saves.js").Save} save
   * @returns {Promise<boolean>} whether that could be done */
  async rest(save) {
    const { game } = this;
    if (!this.drawable(save)) return false;
    try {
      await whole(save.summary.game, this.words);
      if (!this.drawable(save)) return false;
      game.rest(save);
      if (!game.handing.covered) await this.layTable();
      return true;
    } catch (error) { // it can wait for the engine as well
      console.warn("not drawn:", error);
      save.still = null;
      this.clearTable();
      return false;
    }
  }

  /** The engine is there: the game that rests on the table is opened, and goes on where it is. */
  async openStill() {
    const { game } = this, save = this.saves.kept.get(game.name);
    if (this.opening || !save) return;
    this.opening = true;
    const opened = await this.openSave(save).catch((error) => { console.warn("not opened:", error); return false; });
    this.opening = false;
    if (!opened && game.still && this.boot.state === "ready") {
      this.clearTable();
      this.ways.leaveTable();
    }
    if (this.route.page === "embed") this.pages?.embed.show();
    this.draw();
  }

  /** No game lies on the table. */
  clearTable() {
    this.game.leave();
    this.game.forget();
  }

  /** To where the game that is open stands. */
  resume() {
    const { game } = this;
    if (game.view?.ended) this.ways.go("score");
    else if (game.seating) this.ways.go("seating");
    else if (game.view) this.showTable();
  }

  /** @param {import("./state/saves.js").Save} save @returns {Promise<boolean>} */
  async openSave(save) {
    await whole(save.summary.game, this.words);
    const reply = await this.game.reload(save);
    if (reply.kind === "view" || reply.kind === "seating") return true;
    if (reply.kind === "lost") return false; // that is the engine's trouble, not the save's
    const line = reply.where?.line;
    const where = line ? this.words.t("aside-at-line", { line }) : reply.kind === "crashed" ? "crashed" : "record";
    await this.setAside({ game: this.saves.placeOf(save.summary.game).key, text: save.lines.join("\n"), where, expected: reply.expected ?? reply.text ?? "",
      still: same(save) });
    return false;
  }

  /** Sets aside what cannot be read; where that cannot be done either, it stays where it is and nothing is written over it.
   * @param {import("./state/saves.js").Damage} damage */
  async setAside(damage) {
    await this.saves.setAside(damage).catch((error) => this.saves.leaveAlone(damage.game, error));
    this.draw();
  }

  showTable() {
    const { game } = this;
    if (!game.handing.covered) this.layTable();
    this.ways.toTable();
    game.computers.run();
  }

  layTable() {
    const { game } = this;
    game.table ??= this.mountTable($("table"), game);
    $("table").hidden = false;
    return game.table.update({ kind: "view", rev: game.rev, view: game.view, events: [], why: [] }, { animate: false });
  }

  /** The cover lies on the table, or tells more than before: whoever may come finds the focus there. */
  handOver() {
    if (!this.handing) return;
    const waiting = $("page").querySelector("[data-act=come]") !== null;
    this.draw(true);
    const { activeElement: active } = document, called = this.game.handing.told && !waiting;
    if (!this.route.sheet && (called || !active || active === document.body)) this.toPlay();
  }

  /** The person who is to act is there. */
  async come() {
    if (!await this.game.handing.come()) return;
    const { game, game: { view, words, book, tongueOf } } = this;
    this.draw(true);
    this.layTable();
    game.table?.focus();
    this.say.assertive(tongueOf(view.game).call(book.entries.map(({ event }) => event), view, words) || words.t("event-turn-you"));
  }

  /** The focus goes to where one plays on: to where it was on the table, or to the cover's button. */
  toPlay() {
    if (!this.handing) return this.game.table?.focus();
    const page = $("page");
    /** @type {HTMLElement | null} */ (page.querySelector("[data-act=come]") ?? page.querySelector("h1"))?.focus();
  }

  async nextDeal() {
    if (this.game.still) { this.game.wait(); return; }
    await this.game.dealNext();
    this.showTable();
  }

  lookBack() {
    this.showTable();
    this.draw();
  }

  /** What the pages call the game of a save that was set aside, "" where it does not say. @param {import("./state/saves.js").Aside} aside */
  gameOf({ game, text }) {
    const id = `game-${game || gameOf(text.split("\n"))}`;
    return this.words.has(id) ? this.words.t(id) : "";
  }

  /** Fetches what it takes to tell how the kept games stand. */
  async knowKept() { await Promise.all(this.saves.list.map(({ summary }) => whole(summary.game, this.words))).catch(console.warn); }

  /** Reads what is kept, and sets aside what cannot be read. @returns {Promise<boolean | null>} whether that was the game played last;
   * null: nothing could be read */
  async readSaves() {
    const damages = await this.saves.read().catch((error) => { console.warn("not read:", error); return null; });
    if (!damages) return null;
    await this.knowKept();
    for (const damage of damages) await this.saves.setAside(damage).catch(console.error); // room is made once something is to be written
    const last = this.saves.latest?.saved ?? "";
    return damages.some(({ saved }) => !saved || saved >= last);
  }

  /** What another page has played meanwhile cannot be read: this one gives up the game again, for it would go on with an older state
   * of it. */
  standStill() {
    this.tabs.rest();
    this.game.lookOn();
    this.draw();
  }

  /** @param {import("./state/saves.js").Aside} aside */
  download(aside) {
    download(aside.text, `melds-${aside.game || "save"}-${aside.found.slice(0, 10)}.txt`);
  }

  /** This page takes over from the other one, and goes on with the game it shows, else with the last one; with no other in its
   * place where that one cannot be read. */
  async playHere() {
    await this.tabs.takeOver();
    this.refused = false;
    // Until the saves have been read it only looks on: whoever went on with one at once would lose it to what follows here.
    const { name } = this.game, lost = await this.readSaves();
    if (lost === null) return this.standStill();
    this.game.readonly = false;
    const save = name ? this.saves.kept.get(name) : lost ? null : this.saves.latest;
    if (save && this.boot.state === "ready" && this.route.page !== "menu" && await this.openSave(save)) this.resume();
    else {
      this.game.forget();
      this.ways.leaveTable();
    }
    this.draw();
  }

  /** The browser has laid this page away whole and brings it back: another one may have played meanwhile. */
  async wakeUp() {
    const { game, tabs, saves } = this, { name } = game, before = saves.places.get(name);
    if (game.readonly) return;
    game.readonly = true;
    if (!await tabs.claim()) return game.lookOn();
    if (await this.readSaves() === null) return this.standStill();
    game.readonly = false;
    const save = saves.kept.get(name), now = saves.places.get(name);
    if (save && (now?.stamp !== before?.stamp || now?.by !== before?.by)) {
      if (await this.openSave(save)) this.resume();
    } else if (game.view || game.seating) {
      await game.keep();
      game.computers.run();
    }
    this.draw();
  }

  /** @param {string} id */
  dismiss(id) {
    this.dismissed.add(id);
    this.draw();
  }
}
