// The sheet at the end of a deal, line by line, and the pad of the match so far.
import { html, nothing } from "lit";
import { vars } from "../../parts/vars.js";
import { heading, ruleLink, to } from "../../parts/parts.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("../../engine/wire.js").CanastaView} View */
/** @typedef {import("../../engine/wire.js").CanastaEnded} Ended */
/** @typedef {import("../../engine/wire.js").SheetMessage} Sheet */

/** Lines that always stand on the sheet; the others only where there is something to say. */
const ALWAYS = ["natural", "mixed", "red3", "out", "melded", "hand"];
const COUNTED = ["natural", "mixed", "red3", "forgotten"];
const RULES = /** @type {Record<string, string>} */ ({
  natural: "C7.1", mixed: "C7.2", red3: "C7.3", out: "C7.4", concealed: "C7.5", melded: "C7.6", hand: "C7.6", forgotten: "C7.7",
});

/** @param {House} house */
export function scoreSheet(house) {
  const { words: { t } } = house, view = /** @type {View | null} */ (house.game.view);
  if (!view) return html`<main class="page score">${heading(house, t("score-title"))}<p>${t("score-none")}</p></main>`;
  const { ended } = view;
  return html`<main class="page score">
    ${heading(house, ended ? title(house, view, ended) : t("score-title"))}
    <div class="sheets">
      ${ended ? sheetOf(house, ended) : nothing}
      <div class="aside">
        ${race(house, ended ? ended.sheets.map((sheet) => sheet.now) : view.sides.map((side) => side.score), view.target)}
        ${ended && !ended.over ? next(house, ended) : nothing}
        ${pad(house, view)}
      </div>
    </div>
    ${ended ? doors(house, ended) : nothing}
  </main>`;
}

/** @param {House} house @param {View} view @param {Ended} ended */
function title({ words: { t } }, { seats, seat, deal }, ended) {
  if (ended.over) return t(ended.winner === 0 ? "score-title-won" : "score-title-lost", { margin: ended.margin ?? 0 });
  const who = { who: ended.out === seat ? "you" : "other", name: seats.find((one) => one.id === ended.out)?.name ?? "", deal };
  if (ended.reason === "out") return t(ended.concealed ? "score-title-concealed" : "score-title-out", who);
  return t(ended.reason === "red3" ? "score-title-red3" : "score-title-stock", { deal });
}

/** @param {House} house @param {Ended} ended */
function sheetOf(house, { sheets }) {
  const { words, words: { t } } = house;
  const ids = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.id)))];
  const find = (/** @type {Sheet} */ sheet, /** @type {string} */ id) => sheet.lines.find((line) => line.id === id);
  const shown = ids.filter((id) => ALWAYS.includes(id) || sheets.some((sheet) => find(sheet, id)?.points));
  const cell = (/** @type {number | undefined} */ points, /** @type {number} */ count = 0) => html`<td class=${points && points < 0 ? "minus" : ""}>
    ${count > 1 ? html`<small class="soft">${t("score-times", { count })}</small> ` : nothing}${points ? words.number(points) : t("score-nothing")}</td>`;
  const sum = (/** @type {string} */ cls, /** @type {string} */ key, /** @type {"total" | "before" | "now"} */ field) => html`<tr class=${cls}><th scope="row">${t(key)}</th>
    ${sheets.map((sheet) => html`<td class=${sheet[field] < 0 ? "minus" : ""}>${words.number(sheet[field])}</td>`)}</tr>`;
  return html`<table class="pad"><caption class="say">${t("score-caption")}</caption>${head(house)}
    <tbody>${shown.map((id) => html`<tr><th scope="row"><a class="quiet" href="#rules/${RULES[id] ?? "C7"}">${t(`score-${id}`)}</a></th>
      ${sheets.map((sheet) => find(sheet, id)).map((line) => cell(line?.points, COUNTED.includes(id) ? line?.count : 0))}</tr>`)}
      ${sum("total", "score-total", "total")}${sum("bare", "score-before", "before")}${sum("grand", "score-now", "now")}</tbody></table>`;
}

/** @param {House} house */
const head = ({ words: { t } }) => html`<thead><tr><th scope="col"><span class="say">${t("score-line")}</span></th>
  <th scope="col">${t("we")}</th><th scope="col">${t("they")}</th></tr></thead>`;

/** @param {House} house @param {readonly number[]} scores @param {number} target */
function race({ words: { t } }, [we, they], target) {
  const part = (/** @type {number} */ score) => vars({ "--part": `${Math.max(0, Math.min(100, (score / target) * 100))}%` });
  return html`<div class="race" role="img" aria-label=${t("score-race", { target, we, they })}>
    <span>${t("we")}</span><i ${part(we)}></i><span>${t("they")}</span><i class="they" ${part(they)}></i>
    <span></span><small><span>0</span><span>${t("score-target", { target })}</span></small></div>`;
}

/** @param {House} house @param {Ended} ended */
function next(house, { sheets }) {
  const { words: { t } } = house;
  return html`<p class="law"><span>${t("score-next", { we: sheets[0].needs, they: sheets[1].needs })}</span>${ruleLink(house, "C4.5")}</p>`;
}

/** @param {House} house @param {View} view */
function pad(house, { past, ended, sides }) {
  const { words, words: { t } } = house;
  if (past.length < 2 && ended) return nothing;
  const now = ended ? ended.sheets.map((sheet) => sheet.now) : sides.map((side) => side.score);
  const points = (/** @type {number} */ value) => html`<td class=${value < 0 ? "minus" : ""}>${words.number(value)}</td>`;
  return html`<section class="block"><h2>${t("score-pad")}</h2><table class="pad"><caption class="say">${t("score-pad-caption")}</caption>${head(house)}
    <tbody>${past.map((deal, i) => html`<tr><th scope="row">${t("score-deal", { deal: i + 1 })}</th>${deal.map(points)}</tr>`)}
      <tr class="total"><th scope="row">${t("score-sum")}</th>${now.map(points)}</tr></tbody></table></section>`;
}

/** @param {House} house @param {Ended} ended */
function doors(house, { over }) {
  const { game, words: { t } } = house;
  return html`<footer class="stackrow">
    ${over ? html`<a class="btn good" href=${to("new")}>${t("score-new")}</a>`
      : html`<button class="btn good" aria-disabled=${game.readonly ? "true" : nothing} @click=${() => house.nextDeal()}>${t("score-next-deal")}</button>`}
    <button class="btn" @click=${() => house.lookBack()}>${t("score-look-back")}</button></footer>`;
}
