// The rulebook as the engine tells it: chapters, rules by id, and what each rests on. #rules/C4.5 opens at that rule.
import { html, nothing } from "lit";
import { GAMES, gameOfRule, panelsOf } from "../panels/games.js";
import { mark, to } from "../parts/parts.js";
import { progress } from "./progress.js";

/** @typedef {import("../shell.js").House} House */

export class Rulebook {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** @type {Map<string, import("../engine/wire.js").RulebookReply>} by game */
    this.books = new Map();
    this.at = "";
    this.loading = false;
  }

  /** Whose rulebook is open: the one of the rule that was asked for, else of the game that is played. */
  get panels() { return gameOfRule(this.at) ?? panelsOf(this.house.present()?.game || this.house.pages.new.game); }
  get book() { return this.books.get(this.panels.name); }

  /** @param {string} rule "" for the beginning */
  show(rule) {
    this.at = rule;
    this.fetch();
  }

  async fetch() {
    const { game, words, boot } = this.house, { name } = this.panels;
    if (this.book || this.loading || boot.state !== "ready") return;
    this.loading = true;
    try {
      const reply = await game.ask({ op: "rulebook", game: name, lang: words.language, rev: null });
      if (reply.kind === "rulebook") this.books.set(name, reply);
    } catch { /* the boot notice says it */ } finally { this.loading = false; }
    this.house.draw();
    this.scroll();
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
      ${this.book ? html`${this.contents(this.book.chapters)}<main><article><h1 tabindex="-1">${this.book.title}</h1>${this.book.chapters.map((chapter) => this.chapter(chapter))}</article></main>`
        : html`<main class="waiting"><h1 tabindex="-1">${t("menu-rules")}</h1>${progress(house) === nothing ? html`<p class="soft">${t("rules-loading")}</p>` : progress(house)}</main>`}
    </div>`;
  }

  /** @param {readonly import("../engine/wire.js").ChapterMessage[]} chapters */
  contents(chapters) {
    const { t } = this.house.words;
    const here = this.at.split(".")[0];
    return html`<nav class="toc" aria-label=${t("rules-chapters")}><ol>${chapters.map(({ id, title }) => html`<li>
      <a href=${to(`rules/${id}`)} aria-current=${id === here ? "true" : nothing}><span class="num">${id}</span> ${title}</a></li>`)}</ol></nav>`;
  }

  /** @param {import("../engine/wire.js").ChapterMessage} chapter */
  chapter({ id, title, rules }) {
    return html`<section id="rule-${id}" class="chapter"><h2>${title}</h2>${rules.map((rule) => this.rule(rule))}</section>`;
  }

  /** @param {import("../engine/wire.js").RuleMessage} rule */
  rule({ id, title, text, refusal, clauses, enforced }) {
    const { t } = this.house.words;
    return html`<section id="rule-${id}" class="rule ${id === this.at ? "asked" : ""}">
      <h3><a href=${to(`rules/${id}`)} aria-label=${t("rule-number", { id })}>${id}</a> ${title}</h3>
      ${String(text).split(/\n{2,}|\n/).map((part) => html`<p>${linked(part)}</p>`)}
      ${enforced && refusal ? html`<p class="law"><span class="clause wrap">${t("rules-refusal")}</span><span>${refusal}</span></p>` : nothing}
      ${clauses?.length ? html`<p class="clause soft wrap">${t("rules-rests-on", { clauses: this.house.words.list(clauses.map(unbroken)) })}</p>` : nothing}
    </section>`;
  }
}

/** Running text in which every rule that is named leads to that rule. @param {string} text */
const linked = (text) => text.split(/\b([A-Z]\d\.\d+)\b/).map((part, i) => (i % 2 ? html`<a href=${to(`rules/${part}`)}>${part}</a>` : part));

/** A clause, or a span of them, that no line breaks in two. @param {string} clause */
const unbroken = (clause) => clause.replace("–", "–\u2060");
