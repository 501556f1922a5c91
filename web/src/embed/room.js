// The room that a table in somebody else's page stands in: what the house is to a table at home. It keeps nothing on the device;
// whatever there is to keep is handed to the page around it.
import { html, nothing, render } from "lit";
import { panelsOf } from "../panels/games.js";
import { closing, openSheet } from "../panels/sheet.js";
import { progress } from "../pages/progress.js";
import { Sound } from "../sound/sound.js";
import { Game } from "../state/game.js";
import { wearLook } from "../state/look.js";
import { asText } from "../state/record.js";
import { Settings } from "../state/settings.js";
import { h } from "../table/dom.js";
import { mountTable } from "../table/table.js";
import { Say } from "../words/say.js";
import { wordsIn } from "../words/words.js";
import { bar } from "./bar.js";
import { isStep } from "./record.js";
import { Line } from "./runtime.js";
import { NOTHING, shows, want } from "./terms.js";

/** @typedef {import("../state/position.js").Fault} Fault */
/** @typedef {import("./terms.js").Terms} Terms */

/** So much at most waits for its turn. */
const MOST = 20;

/** Terms that make another table. */
const OTHER = /** @type {const} */ (["position", "record", "game", "rules", "seed"]);

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Room {
  /** @param {import("./poster.js").Frame} frame */
  constructor(frame) {
    this.frame = frame;
    this.settings = new Settings({ read: () => looks(frame.terms), write() {} });
    wearLook(this.settings);
    this.words = wordsIn(frame.terms.lang);
    this.say = new Say($("polite"), $("assertive"), this.words.aloud);
    this.sound = new Sound(this.settings, () => {}, this.words);
    /** @type {Line} */
    this.line = new Line((ask) => this.game.reopen(ask), () => this.draw(), () => this.game.recover(),
      (reply) => { this.opened = false; frame.ended(faultOf(reply, frame.terms)); });
    /** @type {Game} */
    this.game = new Game({ ask: (request) => this.ask(request), saves: /** @type {any} */ ({ write: async () => {} }), settings: this.settings,
      words: this.words, say: this.say, sound: this.sound, tongueOf: panelsOf });
    this.game.open = (page) => this.go(page);
    this.game.onidle = () => { if (this.terms.readonly) this.say.polite(this.words.t("embed-readonly")); };
    this.game.onended = () => this.go("score");
    this.game.subscribe((what) => this.heard(what));
    /** The record that is stepped through, if one is. @type {string[]} */
    this.script = [];
    /** The lines of the table as it was asked for. @type {string[]} */
    this.beginning = [];
    /** The terms of the table that was opened last, and whether it did open. */
    this.shown = frame.terms;
    this.opened = false;
    /** What is under way, or waits for its turn. */
    /** @type {Promise<void>} */
    this.last = Promise.resolve();
    this.waiting = 0;
    this.page = "";
    /** The last act that was refused: asking why is no second one. */
    this.no = "";
    /** @type {Map<string, any>} */
    this.books = new Map();
    this.ways = { back: () => this.toTable(), go: (/** @type {string} */ page) => this.go(page), toTable: () => this.toTable() };
    document.addEventListener("click", (event) => this.follow(event));
  }

  get terms() { return this.frame.terms; }
  get boot() { return this.line.boot; }
  get host() { return this.frame.host; }

  /** Asks the engine, and tells the page around what came of an act. @param {any} request @returns {Promise<any>} */
  async ask(request) {
    this.draw();
    const reply = await this.line.ask(request);
    if (reply.kind === "refused" && request.op === "act") {
      this.no = request.act;
      this.host.post("refused", { act: request.act, refusals: reply.refusals });
    } else if (reply.kind === "why" && !reply.legal && request.act !== this.no) this.host.post("refused", { act: request.act, refusals: reply.refusals });
    else if (reply.kind === "view" && (request.op === "act" || request.op === "go")) this.told(request, reply);
    return reply;
  }

  /** @param {{ op: string }} request @param {any} reply */
  told({ op }, { record, events }) {
    this.no = "";
    if (!this.terms.record) this.script = [];
    const [, seat = "", act = ""] = /^\d+ (\w+) (.*)$/.exec(record.lines.at(-1) ?? "") ?? [];
    this.host.post("act", { seat, act, by: op === "go" ? "computer" : "person", events });
  }

  /** One thing after another: what comes while a table is being opened is meant for that one. @template T @param {() => Promise<T>} deed @returns {Promise<T>} */
  async inTurn(deed) {
    const { last } = this;
    /** @type {() => void} */
    let done = () => {};
    this.last = new Promise((/** @type {(value: void) => void} */ resolve) => { done = resolve; });
    this.waiting++;
    try {
      await last;
      return await deed();
    } finally {
      this.waiting--;
      done();
    }
  }

  first() { return this.inTurn(() => this.open()); }

  /** Opens what the page around has asked for. @returns {Promise<Fault | null>} what is wrong with it */
  async open() {
    const { terms, game } = this;
    await this.frame.styled;
    this.shown = terms;
    this.opened = false;
    if (!shows(terms)) return NOTHING;
    this.script = [];
    game.readonly = terms.readonly;
    this.page = "";
    render(nothing, $("page"));
    const reply = terms.position ? await game.place({ position: terms.position, ...this.company(terms), ...seeded(terms) })
      : terms.record ? await this.step(terms.record.split(/\r?\n/).filter((line) => line.trim()), Infinity) : await this.begin(terms);
    if (reply.kind !== "view") return faultOf(reply, terms);
    this.beginning = [...game.lines];
    this.opened = true;
    this.frame.show(true);
    this.toTable();
    if (document.hasFocus()) game.table?.focus();
    return null;
  }

  /** Who sits at a position: by seat, the person as "You". @param {Terms} terms */
  company({ position }) {
    const { seats, looks, faults } = this.frame.seen(/** @type {any} */ (position)), from = seats.indexOf(looks), { t } = this.words;
    if (faults.length) return {};
    return { seat: looks, players: seats.map((_, i) => ({ name: i ? t("embed-seat", { seat: seats[(from + i) % seats.length] }) : t("name-you"), player: i ? "club" : "person" })) };
  }

  /** A new game. @param {Terms} terms */
  async begin({ game: name, rules, seed }) {
    const { terms: { tables, names, usual } } = panelsOf(name), set = rules || usual, { t } = this.words;
    const seats = tables.find(({ sets }) => sets.includes(set))?.seats ?? tables.find(({ sets }) => sets.includes(usual))?.seats ?? 2;
    const players = Array.from({ length: seats }, (_, i) => ({ name: t(names[i]), player: i ? "club" : "person" }));
    this.game.readonly = false;
    const reply = await this.game.begin({ game: name, rules: set, options: {}, players, ...(seed && { seed }) });
    this.game.readonly = this.terms.readonly;
    return reply;
  }

  /** Shows a record as it was after so many of its steps; nobody plays meanwhile. @param {readonly string[]} lines @param {number} to */
  async step(lines, to) {
    const at = lines.flatMap((line, i) => isStep(line) ? [i] : []), least = /^\[deal /.test(lines[at[0]] ?? "") ? 1 : 0;
    const count = Math.max(least, Math.min(to, at.length));
    this.game.readonly = true;
    const reply = await this.game.reload(/** @type {any} */ ({ lines: lines.slice(0, at[count] ?? lines.length), log: [], laid: {} }));
    if (reply.kind === "view") this.script = [...lines];
    return reply;
  }

  /** Whether a record is looked at and not played on. */
  get stepping() { return this.script.length > 0 && this.game.readonly; }
  /** Where in its record the table is. */
  get at() { return this.game.lines.filter(isStep).length; }
  get steps() { return this.script.filter(isStep).length; }

  /** @param {number} to */
  async goTo(to) {
    await this.step(this.script.length ? this.script : this.game.lines, to);
    this.toTable();
  }

  /** As it was asked for. */
  async reset() {
    if (this.terms.record) return this.open();
    await this.step(this.beginning, Infinity);
    this.script = [];
    this.playOn();
    return null;
  }

  /** From where the record was looked at. */
  playOn() {
    this.game.readonly = this.terms.readonly;
    this.game.topic.tell("readonly");
    this.toTable();
    this.game.computers.run();
  }

  /** What the page around asks. @param {import("./host.js").Heard} message */
  async hear(message) {
    if (this.waiting < MOST) return this.inTurn(() => this.heed(message));
    return this.frame.fault({ field: "message", text: message.kind, expected: want("patience") });
  }

  /** @param {import("./host.js").Heard} message */
  async heed({ kind, act, step }) {
    if (!this.opened) { this.frame.fault({ field: "message", text: kind, expected: want("open") }); return; }
    if (kind === "reset") { await this.reset(); return; }
    if (kind === "goTo") {
      if (!Number.isSafeInteger(step) || Number(step) < 0) this.frame.fault({ field: "step", text: String(step).slice(0, 60), expected: want("step") });
      else await this.goTo(Number(step));
      return;
    }
    if (typeof act !== "string" || act.length > 500) { this.frame.fault({ field: "act", text: String(act).slice(0, 60), expected: want("act", { example: "draw" }) }); return; }
    const reply = this.stepping && !this.terms.readonly ? await this.actOn(act) : await this.game.act(act);
    if (reply.kind === "busy") this.frame.fault({ field: "act", text: act.slice(0, 60), expected: want(this.terms.readonly ? "not-readonly" : "one-act") });
    else if (reply.kind === "unreadable") this.frame.fault({ field: reply.where?.field ?? "act", text: reply.text, expected: reply.expected });
    else if (!["view", "refused"].includes(reply.kind)) this.frame.fault({ field: "act", text: act.slice(0, 60), expected: want("answer", { text: reply.text ?? reply.kind }) });
  }

  /** Plays on from where the record is looked at, if the act is legal: until then nobody else acts. @param {string} act */
  async actOn(act) {
    const { game } = this;
    game.readonly = false;
    game.paused = true;
    const reply = await game.act(act);
    game.paused = false;
    if (reply.kind === "view") this.playOn();
    else { game.readonly = true; game.topic.tell("readonly"); }
    return reply;
  }

  agreed() { return this.inTurn(() => this.agree()); }

  /** Other terms. */
  async agree() {
    const { terms, shown } = this;
    for (const [key, value] of Object.entries(looks(terms))) this.settings.set(key, value);
    if (OTHER.some((field) => terms[field] !== shown[field])) {
      const fault = await this.open();
      if (fault) this.frame.back(fault);
    } else if (this.opened && terms.readonly !== shown.readonly && !this.script.length) this.playOn();
    this.shown = terms;
    this.draw();
  }

  /** @param {string} what */
  heard(what) {
    const { game } = this;
    if (what === "view") this.host.post("state", { rev: game.rev, view: game.view, step: this.at, steps: this.steps || this.at, record: asText(game.lines) });
    this.draw();
  }

  /** The table as it is, and nothing over it. */
  toTable() {
    const { game } = this;
    if (!game.view) return;
    this.page = "";
    $("table").hidden = false;
    game.table ??= mountTable($("table"), game);
    game.table.update({ kind: "view", rev: game.rev, view: game.view, events: [], why: [] }, { animate: false });
    this.draw();
  }

  async nextDeal() {
    await this.game.dealNext();
    this.toTable();
  }

  lookBack() { this.toTable(); }

  /** @param {string} page "score", "rules#C4.5" … */
  go(page) {
    if (page === "score") { this.page = page; this.draw(); }
    else if (page.startsWith("rules#")) void this.rule(page.slice(6));
  }

  /** Links to rules lead to a sheet here. @param {Event} event */
  follow(event) {
    const link = /** @type {Element} */ (event.target).closest?.("#page a[href*='#']");
    if (!link) return;
    event.preventDefault();
    const [, rule] = /#rules\/([\w.]+)/.exec(link.getAttribute("href") ?? "") ?? [];
    if (rule) void this.rule(rule);
    else void this.inTurn(() => this.reset());
  }

  /** A rule, in the words of the rulebook. @param {string} id */
  async rule(id) {
    const { game, game: { table, view } } = this, { name, options } = view.rules, key = `${view.game} ${name}`;
    if (!table) return;
    const book = this.books.get(key) ?? await game.ask({ op: "rulebook", game: view.game, rules: name, options, lang: this.words.language, rev: null });
    if (book.kind !== "rulebook") return;
    this.books.set(key, book);
    const rule = book.chapters.flatMap((/** @type {any} */ chapter) => chapter.rules).find((/** @type {any} */ one) => one.id === id), { t } = this.words;
    if (!rule) return;
    openSheet(/** @type {any} */ (table), { kind: "rule", title: rule.title, body: [h("p", {}, rule.text), h("p", { class: "soft" }, t("rule-number", { id }))],
      buttons: [closing(t("back-to-cards"), () => table.focus(), true)] });
  }

  draw() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => { this.drawing = false; this.paint(); });
  }

  paint() {
    const { boot, game, page } = this, away = page === "score" && game.view;
    if (away) $("table").hidden = true;
    render(away ? panelsOf(game.name).scoreSheet(/** @type {any} */ (this)) : nothing, $("page"));
    render(boot.state === "ready" ? nothing : html`<div class="starting">${progress(/** @type {any} */ (this))}</div>`, $("notices"));
    render(this.terms.controls && game.table ? bar(this) : nothing, $("bar"));
  }
}

/** @param {Terms} terms */
const seeded = ({ seed }) => seed ? { seed } : {};

/** @param {Terms} terms @returns {Record<string, any>} */
const looks = ({ theme, deck, lang }) => ({
  sound: false, deck, language: lang, mode: theme.find((word) => ["auto", "light", "dark"].includes(word)) ?? "auto",
  table: theme.find((word) => !["auto", "light", "dark"].includes(word)) ?? "linen",
});

/** What is wrong with what was asked for. @param {any} reply @param {Terms} terms @returns {Fault} */
function faultOf(reply, { position, record }) {
  const { field, line } = reply.where ?? {}, place = position ? "position" : record ? "record" : "game";
  return { field: [place, field, line].filter(Boolean).join(" "), text: reply.text ?? reply.kind, expected: reply.expected ?? "" };
}
