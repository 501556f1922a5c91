// The rulebook as the engine tells it: chapters, rules by id, and what each rests on. It tells the rules of the match that is going on,
// with its figures, or of a named set: #rules/C4.5 opens at that rule as the match has it, #rules/C4.5/classic as in that set.
import { html, nothing } from "lit";
import { GAMES, gameOfRule, panelsOf } from "../panels/games.js";
import { mark, to } from "../parts/parts.js";
import { setName } from "./names.js";
import { progress } from "./progress.js";

/** @typedef {import("../shell.js").House} House */

/** @typedef {import("../engine/wire.js").RulesMessage} Rules  a named set, and the options that are otherwise in it */

export class Rulebook {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** Null where the engine cannot read what was asked for. @type {Map<string, import("../engine/wire.js").RulebookReply | null>} by game and rules */
    this.books = new Map();
    this.at = "";
    /** The set that was asked for by name, "" for the rules of the match that is going on. */
    this.set = "";
    /** What is otherwise in it, where the address says so: #rules/C5.8/classic?black3=stop. @type {Record<string, string>} */
    this.changes = {};
    this.loading = false;
  }

  /** Whose rulebook is open: the one of the rule that was asked for, else of the game that is played. */
  get panels() { return gameOfRule(this.at) ?? panelsOf(this.house.present()?.game || this.house.chosen); }
  /** What the engine says of the game, once it was asked. */
  get hello() { return this.house.hellos.get(this.panels.name); }
  get sets() { return this.hello?.rulesets ?? []; }
  /** The rules of the match that is going on, if it is of this game and they can be read. @returns {Rules | null} */
  get match() {
    const rules = this.house.going().find(({ game }) => game === this.panels.name)?.rules ?? null;
    return rules && this.books.get(this.key(rules)) !== null ? rules : null;
  }
  /** The set that was asked for, if there is one of that name. */
  get named() { return this.sets.some(({ name }) => name === this.set) ? this.set : ""; }
  /** The rules that are told. @returns {Rules} */
  get told() {
    const { named, match, sets } = this;
    const asked = { name: named || (sets[0]?.name ?? ""), options: named ? this.changes : {} };
    return !named && match ? match : this.books.get(this.key(asked)) === null ? { ...asked, options: {} } : asked;
  }
  get book() { return this.books.get(this.key(this.told)); }

  /** @param {Rules} rules */
  key(rules) { return JSON.stringify([this.panels.name, rules]); }

  /** @param {string} rule "" for the beginning @param {string} set "" for that of the match @param {string} changes as in an address */
  show(rule, set, changes) {
    this.changes = Object.fromEntries(new URLSearchParams(changes));
    this.at = rule;
    this.set = set;
    this.fetch();
  }

  async fetch() {
    const { boot } = this.house;
    if (this.books.has(this.key(this.told)) || this.loading || boot.state !== "ready") return;
    this.loading = true;
    let answered = false;
    try { answered = await this.ask(); } catch { /* the boot notice says it */ } finally { this.loading = false; }
    this.house.draw();
    if (this.book) this.scroll();
    else if (answered) this.fetch(); // the rules of the match could not be read, or others were asked for in the meantime
  }

  /** @returns {Promise<boolean>} whether there is an answer that lasts */
  async ask() {
    const { game, words } = this.house, { name } = this.panels;
    await this.house.meet(name);
    const { told } = this, key = this.key(told);
    const reply = await game.request({ op: "rulebook", game: name, rules: told.name, options: told.options, lang: words.language, rev: null });
    if (reply.kind !== "rulebook" && reply.kind !== "unreadable") return false;
    this.books.set(key, reply.kind === "rulebook" ? reply : null);
    return true;
  }

  /** Brings the rule that was asked for into view, with the focus on its heading. */
  scroll() {
    if (!this.at) return;
    requestAnimationFrame(() => {
      const target = document.getElementById(`rule-${this.at}`);
      target?.scrollIntoView({ block: "start" });
      target?.querySelector("h3, h2")?.setAttribute("tabindex", "-1");
      /** @type {HTMLElement | null | undefined} */ (target?.querySelector("h3, h2"))?.focus({ preventScroll: true });
    });
  }

  template() {
    const { house, house: { words: { t } } } = this;
    return html`<div class="page rules">
      <header class="top">${mark(34)}<p class="display">${t("rules-motto")}</p>
        <nav class="books" aria-label=${t("rules-books")}>${GAMES.map(({ name, book }) => html`<a href=${to(`rules/${book}1`)} aria-current=${name === this.panels.name ? "page" : nothing}>${t(`game-${name}`)}</a>`)}</nav>
        <nav aria-label=${t("rules-back-nav")}><button class="btn" @click=${() => house.ways.back()}>${t(house.game.view ? "rules-back-table" : "rules-back")}</button></nav></header>
      ${this.book ? html`${this.contents(this.book.chapters)}<main><article><header><h1 tabindex="-1">${this.book.title}</h1>${this.whose()}</header>${this.book.chapters.map((chapter) => this.chapter(chapter))}</article></main>`
        : html`<main class="waiting"><h1 tabindex="-1">${t("menu-rules")}</h1>${house.boot.state === "failed" ? nothing : html`<p class="soft">${t("rules-loading")}</p>`}${progress(house)}</main>`}
    </div>`;
  }

  /** Which rules are told, and the others that can be read. */
  whose() {
    const { house: { words: { t } }, match, named, sets, told } = this, way = this.at || `${this.panels.book}1`;
    const title = (/** @type {string} */ name) => setName(this.house.words, name), own = match && t("rules-match", { set: title(match.name), house: this.isHouse(match) ? "yes" : "no" });
    const turn = (/** @type {any} */ event) => this.house.ways.go(`rules#${way}${event.target.value ? `/${event.target.value}` : ""}`);
    return html`<p class="soft">${match && !named ? t("rules-told-match") : t(Object.keys(told.options).length ? "rules-told-changed" : "rules-told-set", { set: title(told.name) })}</p>
      <label class="entry asin"><span>${t("rules-as-in")}</span><select name="set" @change=${turn}>
        ${match ? html`<option value="" .selected=${!named}>${own}</option>` : nothing}
        ${sets.map(({ name }) => html`<option value=${name} .selected=${name === (match ? named : told.name)}>${title(name)}</option>`)}</select></label>`;
  }

  /** Whether a match is played otherwise than its named set says. @param {Rules} match */
  isHouse({ name, options }) {
    const { hello, sets } = this, set = sets.find((one) => one.name === name);
    const usual = new Map(hello?.options[this.panels.name]?.map((option) => [option.name, option.default]));
    return Object.entries(options).some(([option, value]) => (set?.differs[option] ?? usual.get(option)) !== value);
  }

  /** The address of a rule, in the set that is read. @param {string} id */
  way(id) { return to(`rules/${id}${this.named ? `/${this.named}` : ""}${Object.keys(this.told.options).length && this.named ? `?${new URLSearchParams(this.told.options)}` : ""}`); }

  /** @param {readonly import("../engine/wire.js").ChapterMessage[]} chapters */
  contents(chapters) {
    const { t } = this.house.words;
    const here = this.at.split(".")[0];
    return html`<nav class="toc" aria-label=${t("rules-chapters")}><ol>${chapters.map(({ id, title }) => html`<li>
      <a href=${this.way(id)} aria-current=${id === here ? "true" : nothing}><span class="num">${id}</span> ${title}</a></li>`)}</ol></nav>`;
  }

  /** @param {import("../engine/wire.js").ChapterMessage} chapter */
  chapter({ id, title, rules }) {
    return html`<section id="rule-${id}" class="chapter"><h2>${title}</h2>${rules.map((rule) => this.rule(rule))}</section>`;
  }

  /** @param {import("../engine/wire.js").RuleMessage} rule */
  rule({ id, title, text, refusal, clauses, enforced }) {
    const { t } = this.house.words;
    return html`<section id="rule-${id}" class="rule ${id === this.at ? "asked" : ""}">
      <h3><a href=${this.way(id)} aria-label=${t("rule-number", { id })}>${id}</a> ${title}</h3>
      ${String(text).split(/\n{2,}|\n/).map((part) => html`<p>${this.linked(part)}</p>`)}
      ${enforced && refusal ? html`<p class="law"><span class="clause wrap">${t("rules-refusal")}</span><span>${refusal}</span></p>` : nothing}
      ${clauses?.length ? html`<p class="clause soft wrap">${t("rules-rests-on", { clauses: this.house.words.list(clauses.map(unbroken)) })}</p>` : nothing}
    </section>`;
  }

  /** Running text in which every rule that is named leads to that rule. @param {string} text */
  linked(text) { return text.split(/\b([A-Z]\d\.\d+)\b/).map((part, i) => (i % 2 ? html`<a href=${this.way(part)}>${part}</a>` : part)); }
}

/** A clause, or a span of them, that no line breaks in two. @param {string} clause */
const unbroken = (clause) => clause.replace("–", "–\u2060");
