// The sheet at the end of a deal, line by line, and the pad of the match so far.
import { html, nothing } from "lit";
import { vars } from "../../parts/vars.js";
import { heading, ruleLink, to } from "../../parts/parts.js";
import { onward } from "../onward.js";
import { ofSides, sideFacts, sideHead, sideName, sideTitle } from "./sides.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("../../engine/wire.js").CanastaView} View */
/** @typedef {import("../../engine/wire.js").CanastaEnded} Ended */
/** @typedef {import("../../engine/wire.js").SheetMessage} Sheet */

/** Lines that always stand on the sheet; the others only where there is something to say. */
const ALWAYS = ["natural", "mixed", "red3", "out", "melded", "hand"];
const COUNTED = ["natural", "mixed", "wild", "red3", "forgotten", "asked"];

/** @param {House} house */
export function scoreSheet(house) {
  const { words: { t } } = house, view = /** @type {View | null} */ (house.game.view);
  if (!view) return html`<main class="page score">${heading(house, t("score-title"))}<p>${t("score-none")}</p></main>`;
  const { ended } = view;
  return html`<main class="page score">
    ${heading(house, ended ? title(house, view, ended) : t("score-title"))}
    <div class="sheets">
      ${ended ? sheetOf(house, view, ended) : nothing}
      <div class="aside">
        ${race(house, view, ended ? ended.sheets.map((sheet) => sheet.now) : view.sides.map((side) => side.score))}
        ${ended?.levelRule ? level(house, ended.levelRule) : nothing}${ended && !ended.over ? next(house, view, ended) : nothing}
        ${pad(house, view)}
      </div>
    </div>
    ${ended ? onward(house, ended, t("score-next-deal")) : nothing}
  </main>`;
}

/** @param {House} house @param {View} view @param {Ended} ended */
function title({ words, words: { t } }, view, ended) {
  const { seats, seat, deal } = view;
  if (ended.over) return t("score-title-match", { ...sideFacts(view, ended.winner ?? 0, words), margin: ended.margin ?? 0 });
  const who = { who: ended.out === seat ? "you" : "other", name: seats.find((one) => one.id === ended.out)?.name ?? "", deal };
  if (ended.reason === "out") return t(ended.concealed ? "score-title-concealed" : "score-title-out", who);
  return t(ended.reason === "red3" ? "score-title-red3" : "score-title-stock", { deal });
}

/** @param {House} house @param {View} view @param {Ended} ended */
function sheetOf(house, view, { sheets }) {
  const { words, words: { t } } = house;
  const rules = new Map(sheets.flatMap((sheet) => sheet.lines.map((line) => [line.id, line.rule])));
  const find = (/** @type {Sheet} */ sheet, /** @type {string} */ id) => sheet.lines.find((line) => line.id === id);
  /** Melded cards may count against a side. */
  const label = (/** @type {string} */ id) => `score-${id}${id === "melded" && sheets.some((sheet) => (find(sheet, id)?.points ?? 0) < 0) ? "-against" : ""}`;
  /** Who forgot a red three is told where that is. */
  const forgot = sheets.flatMap((sheet) => sheet.forgot), by = words.list(view.seats.filter(({ id }) => forgot.includes(id)).map(({ name }) => name));
  const shown = [...rules].filter(([id]) => ALWAYS.includes(id) || sheets.some((sheet) => find(sheet, id)?.points));
  const cell = (/** @type {number | undefined} */ points, /** @type {number} */ count = 0) => html`<td class=${points && points < 0 ? "minus" : ""}>
    ${count > 1 ? html`<small class="soft">${t("score-times", { count })}</small> ` : nothing}${points ? words.number(points) : t("score-nothing")}</td>`;
  const sum = (/** @type {string} */ cls, /** @type {string} */ key, /** @type {"total" | "before" | "now"} */ field) => html`<tr class=${cls}><th scope="row">${t(key)}</th>
    ${sheets.map((sheet) => html`<td class=${sheet[field] < 0 ? "minus" : ""}>${words.number(sheet[field])}</td>`)}</tr>`;
  return html`<table class="pad" data-sides=${sheets.length}><caption class="say">${t("score-caption")}</caption>${head(house, view)}
    <tbody>${shown.map(([id, rule]) => html`<tr><th scope="row"><a class="quiet" href=${to(`rules/${rule}`)}>${t(label(id), { by })}</a></th>
      ${sheets.map((sheet) => find(sheet, id)).map((line) => cell(line?.points, COUNTED.includes(id) ? line?.count : 0))}</tr>`)}
      ${sum("total", "score-total", "total")}${sum("bare", "score-before", "before")}${sum("grand", "score-now", "now")}</tbody></table>`;
}

/** @param {House} house @param {View} view */
const head = ({ words, words: { t } }, view) => html`<thead><tr><th scope="col"><span class="say">${t("score-line")}</span></th>
  ${view.sides.map((_, i) => html`<th scope="col"><span aria-hidden="true">${sideHead(view, i, words)}</span><span class="say">${sideTitle(view, i, words)}</span></th>`)}</tr></thead>`;

/** @param {House} house @param {View} view @param {readonly number[]} scores */
function race({ words, words: { t } }, view, scores) {
  const { target } = view, part = (/** @type {number} */ score) => vars({ "--part": `${Math.max(0, Math.min(100, (score / target) * 100))}%` });
  return html`<div class="race" role="img" aria-label=${t("score-race", { target, scores: ofSides("side-points", view, scores, words) })}>
    ${scores.map((score, i) => html`<span>${sideName(view, i, words)}</span><i class=${i ? "they" : ""} ${part(score)}></i>`)}
    <span></span><small><span>0</span><span>${t("score-target", { target })}</span></small></div>`;
}

/** @param {House} house @param {string} rule */
const level = (house, rule) => html`<p class="law"><span>${house.words.t("score-level")}</span>${ruleLink(house, rule)}</p>`;

/** @param {House} house @param {View} view @param {Ended} ended */
function next(house, view, { sheets, needsRule }) {
  const { words, words: { t } } = house;
  return html`<p class="law"><span>${t("score-next", { needs: ofSides("side-needs", view, sheets.map((sheet) => sheet.needs), words) })}</span>${ruleLink(house, needsRule)}</p>`;
}

/** @param {House} house @param {View} view */
function pad(house, view) {
  const { past, ended, sides } = view;
  const { words, words: { t } } = house;
  if (past.length < 2 && ended) return nothing;
  const now = ended ? ended.sheets.map((sheet) => sheet.now) : sides.map((side) => side.score);
  const points = (/** @type {number} */ value) => html`<td class=${value < 0 ? "minus" : ""}>${words.number(value)}</td>`;
  return html`<section class="block"><h2>${t("score-pad")}</h2><table class="pad" data-sides=${sides.length}><caption class="say">${t("score-pad-caption")}</caption>${head(house, view)}
    <tbody>${past.map((deal, i) => html`<tr><th scope="row">${t("score-deal", { deal: i + 1 })}</th>${deal.map(points)}</tr>`)}
      <tr class="total"><th scope="row">${t("score-sum")}</th>${now.map(points)}</tr></tbody></table></section>`;
}
