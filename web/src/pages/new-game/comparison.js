// What is otherwise in one rule set than in another: a list by the chapters of the rulebook, for any two, house rules included.
import { html, nothing } from "lit";
import { ruleLink } from "../../parts/parts.js";
import { chapterName, inWords, optionName, setName } from "../names.js";
import { chosenName } from "./sets.js";
import { byChapter, differences, valueIn } from "./values.js";

/** @typedef {import("./values.js").Option} Option */
/** @typedef {import("../../shell.js").House} House */
/** @typedef {{ name: string, of: (option: Option) => string }} Side  a rule set as a side of a comparison */

const NOW = "now";

export class Comparison {
  /** @param {import("./page.js").NewGame} page */
  constructor(page) {
    this.page = page;
    this.here = NOW;
    /** "" for the usual rule set, or the next one where that is the one that is chosen. */
    this.there = "";
  }

  /** What is compared where nothing else was asked for. */
  get other() {
    const { offer, terms, chosen, table } = this.page;
    if (this.there && (!this.there.startsWith("house ") || this.page.house.houseRules.find(this.there.slice(6)))) return this.there;
    const plain = !chosen && !Object.keys(terms.options).length && terms.set === offer.usual;
    return plain ? table.sets.find((set) => set !== offer.usual) ?? offer.usual : chosen || Object.keys(terms.options).length ? chosen?.rules ?? terms.set : offer.usual;
  }

  /** @param {string} value @returns {Side} */
  side(value) {
    const { page, page: { house: { houseRules, words, words: { t } } } } = this, kept = value.startsWith("house ") ? houseRules.find(value.slice(6)) : null;
    if (kept) return { name: kept.name, of: (option) => valueIn(option, page.ruleSet(kept.rules), kept.options) };
    if (value === NOW || value.startsWith("house ")) return { name: Object.keys(page.terms.options).length ? t("compare-changed", { set: chosenName(page) }) : chosenName(page), of: (option) => page.value(option) };
    return { name: setName(words, value), of: (option) => valueIn(option, page.ruleSet(value)) };
  }

  template() {
    const { page: { hello, game, house, house: { houseRules, words: { t } } } } = this;
    if (!hello || houseRules.of(game).some(({ read }) => !read)) return html`<p class="about">${t("new-wait")}</p>`;
    const ask = (/** @type {"here" | "there"} */ which, /** @type {string} */ value) => html`<label class="entry"><span>${t(`compare-${which}`)}</span>
      <select name=${`compare-${which}`} @change=${(/** @type {any} */ { target }) => { this[which] = target.value; house.draw(); }}>${this.sides(value)}</select></label>`;
    return html`<div class="pair">${ask("here", this.here)}${ask("there", this.other)}</div>
      ${differenceList(house, game, hello.options[game], this.side(this.here), this.side(this.other))}`;
  }

  /** @param {string} chosen */
  sides(chosen) {
    const { tables, game, house: { houseRules, words, words: { t } } } = this.page, kept = houseRules.of(game);
    const one = (/** @type {string} */ value, /** @type {string} */ name) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`;
    return html`${one(NOW, t("compare-now"))}
      ${tables.map(({ seats, sides, sets }) => html`<optgroup label=${t("compare-size", { seats, sides })}>${sets.map((set) => one(set, setName(words, set)))}</optgroup>`)}
      ${kept.length ? html`<optgroup label=${t("new-kept")}>${kept.map(({ id, name }) => one(`house ${id}`, name))}</optgroup>` : nothing}`;
  }
}

/** @param {House} house @param {string} game @param {readonly Option[]} options @param {Side} here @param {Side} there */
export function differenceList(house, game, options, here, there) {
  const { words, words: { t } } = house, found = differences(options, here.of, there.of);
  if (!found.length) return html`<p class="differs-count" role="status">${t("compare-none")}</p>`;
  return html`<p class="differs-count" role="status">${t("compare-count", { count: found.length })}</p>
    ${byChapter(found).map(([chapter, all]) => html`<section class="differs"><h2>${chapterName(words, chapter)}</h2>
      <ul>${all.map(({ option, here: ours, there: theirs }) => html`<li><b>${optionName(words, game, option.name)}</b> ${ruleLink(house, option.rule)}
        <dl><div><dt>${here.name}</dt><dd>${inWords(words, game, option, ours)}</dd></div><div><dt>${there.name}</dt><dd>${inWords(words, game, option, theirs)}</dd></div></dl></li>`)}</ul></section>`)}`;
}
