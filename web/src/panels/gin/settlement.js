// The settlement of a match: each game added up in a table, and every stage of it said in a sentence with its rule.
import { html, nothing } from "lit";
import { ruleLink } from "../../parts/parts.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("./board.js").GinView} View */
/** @typedef {import("../../engine/wire.js").SettlementMessage} Settlement */
/** @typedef {import("../../engine/wire.js").SettledGame} Settled */

/** @param {House} house @param {View} view @param {Settlement} settled */
export function settlement(house, view, settled) {
  const { words: { t } } = house, many = settled.games.length > 1, name = view.seats.find((one) => one.id !== view.seat)?.name ?? "";
  return html`<section class="block settlement"><h2>${t("gin-settlement")}</h2>
    ${settled.games.map((game, i) => html`${many ? html`<h3>${t("gin-pad-game", { game: i + 1, over: "no" })}</h3>` : nothing}${table(house, game, name, many ? i + 1 : 0)}${stages(house, game, name, many)}`)}
    ${many ? html`<p class="law"><span>${t("gin-settle-sum", { ...whom(settled, name), payments: house.words.list(settled.games.map((game) => house.words.number(game.payment))) })}</span>${ruleLink(house, settled.rule)}</p>` : nothing}
    <p class="pays"><b>${t("gin-pays", whom(settled, name))}</b></p></section>`;
}

/** Who pays whom, for a message. @param {{ payment: number, payee: number | null }} paid @param {string} name */
const whom = ({ payment, payee }, name) => ({ side: payee === null ? "nobody" : payee === 0 ? "you" : "other", payment, name });

/** @param {House} house @param {Settled} game @param {string} name @param {number} number of several games, 0 for the only one */
function table({ words, words: { t } }, { points, won, boxes, bonus, totals }, name, number) {
  const row = (/** @type {string} */ what, /** @type {readonly number[]} */ figures, cls = "") => html`<tr class=${cls}><th scope="row">${what}</th>${figures.map((figure) =>
    html`<td>${figure ? words.number(figure) : t("score-nothing")}</td>`)}</tr>`;
  return html`<table class="pad"><caption class="say">${number ? t("gin-settlement-of", { game: number }) : t("gin-settlement")}</caption><thead><tr><th scope="col"><span class="say">${t("score-line")}</span></th>
    <th scope="col">${t("gin-you")}</th><th scope="col">${name}</th></tr></thead>
    <tbody>${row(t("gin-settle-points"), points)}${row(t("gin-settle-boxes", { mine: won[0], theirs: won[1] }), boxes)}${row(t("gin-settle-bonus"), bonus)}
      ${row(t("score-sum"), totals, "total")}</tbody></table>`;
}

/** The stages as the engine takes them, each with its rule. @param {House} house @param {Settled} game @param {string} name
 * @param {boolean} many whether it is one of several games: then it says who pays, which else stands below */
function stages(house, game, name, many) {
  const law = (/** @type {string} */ text, /** @type {string} */ rule) => html`<li><span>${text}</span> ${ruleLink(house, rule)}</li>`;
  return html`<ol class="settlesteps">${game.stages.filter(({ id }) => many || id !== "payment").map(({ id, rule }) => said(house, game, name)[id].map((text) => law(text, rule)))}</ol>`;
}

/** What each stage comes to, in sentences. @param {House} house @param {Settled} game @param {string} name
 * @returns {Record<Settled["stages"][number]["id"], string[]>} */
function said({ words: { t } }, game, name) {
  const { points, boxes, bonus, totals, difference, payment, winner, won } = game;
  const side = (/** @type {number} */ i) => t("gin-settle-side", { who: i ? "other" : "you", name, points: points[i], boxes: boxes[i], bonus: bonus[i], total: totals[i], won: won[i] });
  return {
    bonus: [t("gin-settle-won", { who: winner ? "other" : "you", name, points: points[winner], bonus: bonus[winner] })],
    totals: [side(0), side(1)],
    difference: [t("gin-settle-difference", { high: Math.max(...totals), low: Math.min(...totals), difference })],
    doubled: [t("gin-settle-doubled", { difference, payment })],
    payment: [t("gin-pays", whom(game, name))],
  };
}
