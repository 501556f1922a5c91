// Small parts that several pages are made of: the mark, icons, a choice of one, a heading with a way back.
import { html, nothing, svg } from "lit";

/** @typedef {import("../shell.js").House} House */

/** The address of another page of ours. @param {string} page "rules/C4.5" */
export const to = (page) => `${location.href.split("#")[0]}#${page}`;

const ICONS = {
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M6 5v14",
  last: "M7 5l7 7-7 7M18 5v14",
  gear: "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5",
  book: "M5 5a2 2 0 0 1 2-2h12v18H7a2 2 0 0 1-2-2zm0 13a2 2 0 0 1 2-2h12",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  cards: "M8 6.5 15.5 4.500 20 20l-7.500 2zM4 7v13h5",
  info: "M12 11v6M12 7v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) => html`<svg viewBox="0 0 24 24" aria-hidden="true" class="sign">${svg`<path d=${ICONS[name]}></path>`}</svg>`;

/** The woven m. Its colours follow the cloth's. @param {number} size */
export const mark = (size) => html`<svg class="mark" viewBox="0 0 96 96" width=${size} height=${size} aria-hidden="true">
  <path class="stakes" d="M24 47.6V36a12 12 0 0 1 24 0V66.6M48 36a12 12 0 0 1 24 0V47.6M24 62.4V91M72 62.4V91M48 81.4V91"></path>
  <path class="weavers" d="M9 55H40.6M55.4 55H87M11 74H16.6M31.4 74H64.6M79.4 74H85"></path></svg>`;

/** One of several, as joined buttons.
 * @param {object} choice
 * @param {string} choice.name @param {string} choice.legend @param {readonly [string, unknown][]} choice.options label and text
 * @param {string} choice.chosen @param {(value: string) => void} choice.onchoose @param {unknown} [choice.about] @param {string} [choice.kind] a class for its look */
export const choice = ({ name, legend, options, chosen, onchoose, about, kind = options.length > 4 ? "many" : "" }) => html`
  <fieldset class=${`seg ${kind}`} aria-describedby=${about ? `about-${name}` : nothing}><legend>${legend}</legend>
    <div class="joined">${options.map(([value, text]) => html`<label><input type="radio" name=${name} .value=${value} .checked=${value === chosen}
      @change=${() => onchoose(value)}><span>${text}</span></label>`)}</div>
    ${about ? html`<p class="about" id="about-${name}">${about}</p>` : nothing}
  </fieldset>`;

/** On or off. @param {{ name: string, text: string, about?: unknown, on: boolean, onswitch: (on: boolean) => void }} one */
export const toggle = ({ name, text, about, on, onswitch }) => html`
  <label class="toggle"><input type="checkbox" role="switch" name=${name} .checked=${on}
    @change=${(/** @type {any} */ event) => onswitch(event.target.checked)}><i aria-hidden="true"></i>
    <span><b>${text}</b>${about ? html`<small>${about}</small>` : nothing}</span></label>`;

/** The heading of a page, with a way back. @param {House} house @param {string} title */
export const heading = (house, title) => html`
  <header class="head"><button class="btn icon" aria-label=${house.words.t("back")} @click=${() => house.ways.back()}>${icon("back")}</button>
    <h1 tabindex="-1">${title}</h1></header>`;

/** A sheet over the page. @param {House} house @param {string} name @param {string} title @param {unknown} body */
export const sheet = (house, name, title, body) => html`
  <dialog class="sheet tall" id="sheet-${name}" aria-labelledby="sheet-title-${name}" @close=${() => house.ways.back()}
      @click=${(/** @type {any} */ event) => { if (event.target === event.currentTarget) event.currentTarget.close(); }}>
    <div class="in"><header><h2 id="sheet-title-${name}" tabindex="-1" autofocus>${title}</h2>
      <button class="btn icon" aria-label=${house.words.t("close")} @click=${(/** @type {any} */ event) => event.currentTarget.closest("dialog").close()}>${icon("close")}</button></header>
      ${body}</div>
  </dialog>`;

/** A link to a rule in the rulebook. @param {House} house @param {string} id @param {string} [told] by which rules it is told, as in an address */
export const ruleLink = (house, id, told = "") => html`<a class="clause" href=${to(`rules/${id}${told}`)}>${house.words.t("rule-number", { id })}</a>`;
