// The person's house rules: saved under a name, called otherwise, taken away and brought back, as a file and as a link.
import { html, nothing } from "lit";
import { panelsOf } from "../../panels/games.js";
import { to } from "../../parts/parts.js";
import { copy, download, fileName } from "../../parts/files.js";
import { LONGEST, MOST_FILES } from "../../state/house-rules.js";
import { asLink, asText } from "../../state/house-text.js";
import { setName } from "../names.js";
import { faultWords } from "./fault.js";
import { clean, tableOf } from "./terms.js";

/** @typedef {import("../../state/house-rules.js").Kept} Kept */
/** @typedef {import("../../state/house-rules.js").Fault} Fault */

/** In place of the id of what is kept. */
const UNKEPT = "unkept";

export class KeptRules {
  /** @param {import("./page.js").NewGame} page */
  constructor(page) {
    this.page = page;
    this.name = "";
    /** What came of saving. @type {{ text: string, bad: boolean }} */
    this.saved = { text: "", bad: false };
    /** What came of anything else, a line each. @type {{ text: string, bad: boolean }[]} */
    this.news = [];
    /** What could not be kept, for want of room. @type {import("../../state/house-text.js").Agreed | null} */
    this.unkept = null;
    /** What was deleted since the page was opened, and can be brought back. @type {Kept[]} */
    this.removed = [];
    /** The one that is being called otherwise, and the one whose link is shown. */
    this.renaming = "";
    this.linked = "";
  }

  get house() { return this.page.house; }
  get rules() { return this.house.houseRules; }
  get note() {
    const count = this.rules.all.length;
    return count ? this.house.words.t("house-count", { count }) : "";
  }

  /** @param {Fault} fault */
  words(fault) { return faultWords(this.house.words, fault); }

  /** @param {{ text: string, bad: boolean }[]} news */
  tell(news) {
    this.news = news;
    for (const { text } of news) this.house.say.polite(text);
    this.house.draw();
  }

  // ---- saving ----

  /** @param {boolean} over in the place of the house rules that are chosen */
  async save(over) {
    const { page, house: { words: { t } }, rules } = this;
    this.unkept = null;
    if (page.options.stopped()) return;
    const lost = await page.lost();
    if (lost) {
      this.saved = { text: lost, bad: true };
      return this.house.draw();
    }
    const { chosen } = page, name = over && chosen ? chosen.name : clean(this.name, LONGEST);
    if (!name) {
      this.saved = { text: t("house-nameless"), bad: true };
      return page.show("options", "house-name");
    }
    const game = page.game, wanted = page.agreed(name);
    const done = over && chosen ? await rules.change(chosen.id, wanted) : await rules.keep(asText(wanted));
    if ("kind" in done) {
      this.failed(done);
      if (done.kind === "full") this.unkept = wanted;
    } else {
      this.saved = { text: t(done.again ? "house-again" : "house-kept", { name: done.kept.name }), bad: false };
      this.name = "";
      if (game === page.game) page.choose(done.kept.rules, done.kept.id);
    }
    this.house.say.polite(this.saved.text);
    this.house.draw();
  }

  /** What could not be saved is told at the option it lies in, if it does. @param {Fault} fault */
  failed(fault) {
    const option = fault.kind === "unreadable" && this.page.options.refused(fault);
    this.saved = { text: option || this.words(fault), bad: true };
  }

  /** The last part of the options: a name for them. */
  saving() {
    const { page, house: { words: { t } }, saved } = this, over = page.chosen && Object.keys(page.terms.options).length;
    return html`<div class="saving"><label class="entry"><span>${t("house-name")}</span><input name="house-name" maxlength=${LONGEST} autocomplete="off" .value=${this.name}
        aria-describedby="house-saved" @input=${(/** @type {any} */ { target }) => { this.name = target.value; }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter") { event.preventDefault(); this.save(false); } }}></label>
      <button class="btn" type="button" @click=${() => this.save(false)}>${t("house-save")}</button>
      ${over ? html`<button class="btn" type="button" @click=${() => this.save(true)}>${t("house-save-over", { name: page.chosen?.name ?? "" })}</button>` : nothing}
      <p id="house-saved" class=${saved.bad ? "refusal" : "about"}>${saved.text || t("house-save-about")}</p>${this.unkept ? this.elsewhere(this.unkept) : nothing}</div>`;
  }

  /** The ways to keep rules that the browser has no room for. @param {import("../../state/house-text.js").Agreed} unkept */
  elsewhere(unkept) {
    const { t } = this.house.words, { name } = unkept;
    return html`<div class="acts-of">${this.file(unkept, asText(unkept))}
      <button class="btn small" type="button" aria-label=${t("house-link-label", { name })} aria-expanded=${String(this.linked === UNKEPT)} @click=${() => this.link(UNKEPT, to(asLink(unkept)), "options")}>${t("house-link")}</button></div>
      ${this.linked === UNKEPT ? this.linkField(to(asLink(unkept))) : nothing}`;
  }

  /** @param {{ name: string }} named @param {string} text */
  file({ name }, text) {
    const { t } = this.house.words;
    return html`<button class="btn small" type="button" aria-label=${t("house-export-label", { name })} @click=${() => download(text, `melds-${fileName(name)}.json`, "application/json")}>${t("house-export")}</button>`;
  }

  /** @param {string} link */
  linkField(link) {
    return html`<label class="entry"><span>${this.house.words.t("house-link-is")}</span><input name="house-link" readonly .value=${link} @focus=${(/** @type {any} */ { target }) => target.select()}></label>`;
  }

  // ---- what is kept ----

  template() {
    const { house: { words: { t } }, rules, news, removed } = this;
    const bring = async (/** @type {any} */ { target }) => {
      await this.bring([...target.files]);
      target.value = ""; // so that the same file can be brought in again
    };
    return html`${rules.all.length ? html`<ul class="kept">${rules.all.map((one) => html`<li>${one.fault ? this.broken(one) : this.one(one)}</li>`)}</ul>` : html`<p class="about">${t("house-none")}</p>`}
      ${removed.map((one) => html`<div class="undo"><span>${t("house-removed", { name: one.name || t("house-unnamed") })}</span>
        <button class="btn" type="button" aria-label=${t("house-undo-label", { name: one.name || t("house-unnamed") })} @click=${() => this.restore(one)}>${t("house-undo")}</button></div>`)}
      <label class="btn file"><input type="file" name="house-file" multiple accept=".json,.txt,application/json,text/plain" @change=${bring}>${t("house-import")}</label>
      <div class="news" role="status">${news.map(({ text, bad }) => html`<p class=${bad ? "refusal" : "about"}>${text}</p>`)}</div>`;
  }

  /** @param {Kept} one */
  one(one) {
    const { house: { words, words: { t } } } = this, { id, name, game, rules, options } = one;
    return html`${this.renaming === id ? this.rename(one) : html`<b>${name}</b>`}
      <p class="about">${t("house-about", { game: t(`game-${game}`), set: setName(words, rules), count: Object.keys(options).length, read: one.read ? "yes" : "no" })}</p>
      <div class="acts-of">
        <button class="btn small" type="button" aria-label=${t("house-choose-label", { name })} @click=${() => this.choose(one)}>${t("house-choose")}</button>
        <button class="btn small" type="button" aria-label=${t("house-rename-label", { name })} @click=${() => this.startRenaming(id)}>${t("house-rename")}</button>
        ${this.file(one, one.text)}
        <button class="btn small" type="button" aria-label=${t("house-link-label", { name })} aria-expanded=${String(this.linked === id)} aria-disabled=${one.read ? nothing : "true"}
          @click=${() => { if (one.read) this.link(id, to(asLink(one)), "kept"); }}>${t("house-link")}</button>
        <button class="btn small" type="button" aria-label=${t("house-remove-label", { name })} @click=${() => this.remove(one)}>${t("house-remove")}</button></div>
      ${this.linked === id && one.read ? this.linkField(to(asLink(one))) : nothing}`;
  }

  /** What lies there and cannot be read stays as it is, until the person takes it away. @param {Kept} one */
  broken(one) {
    const { house: { words: { t } } } = this, name = one.name || t("house-unnamed");
    return html`<b>${name}</b><p class="refusal">${this.words(/** @type {Fault} */ (one.fault))}</p><p class="about">${t("house-broken")}</p>
      <div class="acts-of"><button class="btn small" type="button" aria-label=${t("house-export-label", { name })} @click=${() => download(one.text, `melds-${fileName(name)}.txt`)}>${t("house-export")}</button>
        <button class="btn small" type="button" aria-label=${t("house-remove-label", { name })} @click=${() => this.remove(one)}>${t("house-remove")}</button></div>`;
  }

  /** @param {Kept} one */
  choose(one) {
    this.page.take(one, one.id);
    this.tell([{ text: this.house.words.t("house-chosen", { name: one.name }), bad: false }]);
  }

  /** @param {string} id */
  startRenaming(id) {
    this.renaming = id;
    this.page.show("kept", "house-rename");
  }

  /** @param {Kept} one */
  rename(one) {
    const { t } = this.house.words;
    const done = async (/** @type {any} */ target) => {
      if (this.renaming !== one.id) return;
      this.renaming = "";
      const name = clean(target.value, LONGEST);
      if (!name || name === one.name) return this.tell([]);
      const outcome = await this.rules.rename(one.id, name);
      this.tell(["kind" in outcome ? { text: this.words(outcome), bad: true } : { text: t("house-renamed", { name: outcome.kept.name }), bad: false }]);
    };
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") { this.renaming = ""; this.house.draw(); }
      if (event.key !== "Enter") return;
      event.preventDefault();
      done(event.target);
    };
    return html`<label class="entry"><span>${t("house-rename-to", { name: one.name })}</span><input name="house-rename" maxlength=${LONGEST} autocomplete="off" .value=${one.name} @keydown=${keys} @change=${(/** @type {any} */ { target }) => done(target)}></label>`;
  }

  /** Copies a link, and shows it. @param {string} id what it is to @param {string} link @param {string} fold where it is shown */
  async link(id, link, fold) {
    this.linked = this.linked === id ? "" : id;
    if (!this.linked) return this.house.draw();
    const done = await copy(link);
    this.tell(done ? [{ text: this.house.words.t("house-copied"), bad: false }] : []);
    if (!done) this.page.show(fold, "house-link");
  }

  /** @param {Kept} one */
  remove(one) {
    const { t } = this.house.words, removed = this.rules.remove(one.id);
    if (removed) this.removed.push(removed);
    this.tell([]);
    this.house.say.polite(t("house-removed", { name: one.name || t("house-unnamed") }));
  }

  /** @param {Kept} one */
  async restore(one) {
    const { t } = this.house.words, name = await this.rules.restore(one), full = name === null;
    if (!full) this.removed = this.removed.filter((each) => each !== one);
    this.tell([{ text: full ? t("house-fault", { kind: "full-undo" }) : t("house-restored", { name: name || t("house-unnamed") }), bad: full }]);
  }

  /** Where rules stand now that they are kept, if that is not in sight. @param {Kept} kept */
  where({ name, game, rules }) {
    const { page, house: { words: { t } } } = this;
    if (game === page.game && page.table.sets.includes(rules)) return t("house-kept", { name });
    const table = tableOf(game === page.game ? page.tables : panelsOf(game).terms.tables, rules);
    return t("house-kept-for", { name, game: t(`game-${game}`), seats: table?.seats ?? 0 });
  }

  /** @param {readonly File[]} files */
  async bring(files) {
    const { t } = this.house.words, done = await this.rules.import(files);
    const news = done.map(({ file, kept, again, fault }) => fault ? { text: t("house-file-bad", { file, why: this.words(fault) }), bad: true }
      : { text: kept && !again ? this.where(kept) : t("house-again", { name: kept?.name ?? "" }), bad: false });
    if (files.length > MOST_FILES) news.push({ text: t("house-many", { most: MOST_FILES, more: files.length - MOST_FILES }), bad: true });
    this.tell(news);
  }
}
