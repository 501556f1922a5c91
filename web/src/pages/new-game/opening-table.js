// The opening table of a rule set: a row for each score from which another minimum holds.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { inWords } from "../names.js";
import { MOST_ROWS, asSteps, faultIn, rowsOf, withOneMore } from "./values.js";

/** @typedef {import("./values.js").Option} Option */
/** @typedef {import("./values.js").Row} Row */

/** @param {import("./options.js").Options} options @param {Option} option */
export function openingTable(options, option) {
  const { page: { game, house: { words, words: { t } } } } = options, problem = options.problem(option);
  const rows = rowsOf(options.entries.get(option.name) ?? options.page.value(option)), own = inWords(words, game, option, options.page.own(option));
  const put = (/** @type {readonly Row[]} */ changed) => options.write(option, asSteps(changed));
  return html`<fieldset class="rows"><legend>${options.title(option)}</legend>
    <table><thead><tr><th scope="col">${t("option-rows-from")}</th><th scope="col">${t("option-rows-needs")}</th><td></td></tr></thead>
      <tbody>${rows.map((_, i) => row(words, option, rows, i, put))}</tbody></table>
    ${rows.length < MOST_ROWS ? html`<button class="btn small" type="button" @click=${() => put(withOneMore(rows))}>${t("option-row-more")}</button>` : nothing}
    <div id=${aboutOf(option)}>${problem ? html`<p class="refusal">${problem}</p>` : nothing}
      <p class="about">${t("option-own-is", { own })} ${options.about(option)}</p></div></fieldset>`;
}

/** @param {Option} option */
const aboutOf = ({ name }) => `about-option-${name}`;

/** @param {import("../../words/words.js").Words} words @param {Option} option @param {readonly Row[]} rows @param {number} i
 * @param {(changed: readonly Row[]) => void} put */
function row({ t }, option, rows, i, put) {
  const write = (/** @type {Partial<Row>} */ change) => put(rows.map((one, at) => (at === i ? { ...one, ...change } : one)));
  const cell = (/** @type {"from" | "needs"} */ part) => html`<input name=${`option-${option.name}-${part}-${i}`} inputmode=${part === "from" ? "text" : "numeric"}
    maxlength="9" autocomplete="off" aria-label=${t(`option-row-${part}`, { n: i + 1 })} aria-describedby=${aboutOf(option)}
    aria-invalid=${faultIn(option, rows, i, part) ? "true" : nothing} .value=${live(rows[i][part])}
    @change=${(/** @type {any} */ { target }) => write({ [part]: target.value.replace(/[,:]/g, " ") })}>`;
  if (!i) return html`<tr><td>${t(rows.length > 1 ? "option-rows-below" : "option-rows-always")}</td><td>${cell("needs")}</td><td></td></tr>`;
  return html`<tr><td>${cell("from")}</td><td>${cell("needs")}</td><td><button class="btn small" type="button" aria-label=${t("option-row-off", { n: i + 1 })}
    @click=${() => put(rows.filter((_, at) => at !== i))}>✕</button></td></tr>`;
}
