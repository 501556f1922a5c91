// The sheet at the end of a deal: what it came to line by line, both hands, how the game stands; at the end of the match the settlement,
// in a table and in sentences.
import { html, nothing } from "lit";
import { heading, ruleLink, to } from "../../parts/parts.js";
import { vars } from "../../parts/vars.js";
import { card } from "../../table/face.js";
import { outcome } from "./outcome.js";
import { padRows } from "./score_pad.js";
import { settlement } from "./settlement.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("./board.js").GinView} View */
/** @typedef {import("../../engine/wire.js").GinEnded} Ended */

/** The rule that each line of a deal rests on. */
const RULES = /** @type {Record<string, string>} */ ({ difference: "G7.2", gin: "G7.3", biggin: "G7.8", undercut: "G7.4", opponent: "G7.6", spades: "G7.7" });

/** @param {House} house */
export function scoreSheet(house) {
  const { words: { t } } = house, view = /** @type {View | null} */ (house.game.view);
  if (!view) return html`<main class="page score">${heading(house, t("score-title"))}<p>${t("score-none")}</p></main>`;
  const { ended } = view;
  return html`<main class="page score" data-game="gin">
    ${heading(house, ended ? title(house, view, ended) : t("score-title"))}
    <div class="sheets">
      <div class="aside">
        ${ended ? (ended.kind === "void" ? voided(house, view) : deal(house, view, ended)) : nothing}
        ${ended?.settlement ? settlement(house, view, ended.settlement) : nothing}
      </div>
      <div class="aside">
        ${ended ? hands(house, view, ended) : nothing}
        ${race(house, view)}
        ${pad(house, view)}
      </div>
    </div>
    ${ended ? doors(house, ended) : nothing}
  </main>`;
}

/** @param {House} house @param {View} view @param {Ended} ended */
function title({ words: { t } }, view, { kind, winner, points, settlement: settled }) {
  if (settled) return t("gin-title-won", { ...paid(settled), name: other(view).name, payment: settled.payment });
  return t("gin-title", { kind, who: winner === view.seat ? "you" : "other", name: view.seats.find((seat) => seat.id === winner)?.name ?? "", points, deal: view.deal });
}

/** Who has won, and whether it is the same who is paid: by totals it need not be. @param {import("../../engine/wire.js").SettlementMessage} settled */
function paid({ games, payee }) {
  const who = (/** @type {number | null} */ seat) => (seat === null ? "nobody" : seat === 0 ? "you" : "other");
  return { winner: games.length > 1 ? "many" : who(games[0].winner), side: who(payee) };
}

/** @param {View} view */
const other = ({ seats, seat }) => /** @type {View["seats"][number]} */ (seats.find((one) => one.id !== seat));

/** @param {House} house @param {View} view */
const head = ({ words: { t } }, view) => html`<thead><tr><th scope="col"><span class="say">${t("score-line")}</span></th>
  <th scope="col">${t("gin-you")}</th><th scope="col">${other(view).name}</th></tr></thead>`;

/** The lines all go to whoever won the deal. @param {House} house @param {View} view @param {Ended} ended */
function deal(house, view, { lines, winner, points, scores, won, kind }) {
  const { words, words: { t } } = house, mine = winner === view.seat, before = view.scores;
  const cells = (/** @type {string} */ text) => [mine, !mine].map((own) => html`<td>${own ? text : t("score-nothing")}</td>`);
  const row = (/** @type {string} */ cls, /** @type {string} */ name, /** @type {readonly number[]} */ figures) => html`<tr class=${cls}><th scope="row">${name}</th>
    ${figures.map((figure) => html`<td>${words.number(figure)}</td>`)}</tr>`;
  return html`<table class="pad"><caption class="say">${t("gin-score-caption")}</caption>${head(house, view)}<tbody>
    ${lines.map(({ id, points: each }) => html`<tr><th scope="row"><a class="quiet" href=${to(`rules/${RULES[id] ?? "G7.1"}`)}>${t(`gin-line-of-${id}`)}</a></th>${cells(words.number(each))}</tr>`)}
    <tr class="total"><th scope="row">${t("score-total")}</th>${cells(words.number(points))}</tr>
    ${row("bare", t("score-before"), before)}${row("grand", t("score-now"), scores)}
    ${row("bare", t("gin-pad-boxes"), won)}${runs(view) ? row("bare", t("gin-reached"), view.games[0].reached) : nothing}</tbody></table>
    <p class="law"><span>${outcome(view, words)}</span>${ruleLink(house, kind === "undercut" ? "G7.4" : kind === "knock" ? "G7.2" : "G7.3")}</p>`;
}

/** Whether boxes count at once, so that there is more than the points on the way to the target. @param {View} view */
const runs = ({ games: [first, ...more] }) => !more.length && first.points.some((points, i) => points !== first.reached[i]);

/** @param {House} house @param {View} view */
const voided = (house, { stock, ended }) => html`<p class="law"><span>${house.words.t(stock > 2 ? "gin-void-long" : "gin-void")}</span>
  ${ruleLink(house, stock > 2 ? "G6.3" : "G6.1")}</p>${ended?.over ? nothing : html`<p class="law"><span>${house.words.t("gin-void-next")}</span>${ruleLink(house, "G6.2")}</p>`}`;

/** Both hands, as they were laid open. @param {House} house @param {View} view @param {Ended} ended */
function hands({ words, words: { t } }, { seats, seat }, { hands: open }) {
  const row = (/** @type {string} */ kind, /** @type {string} */ what, /** @type {readonly string[]} */ codes) => html`<span class="shown ${kind}"><span class="what">${what}</span>
    <span class="row" role="img" aria-label=${words.cardNames(codes)}>${codes.map((code) => face(code, `${what} ${codes.join(" ")}`))}</span></span>`;
  return html`<section class="block openhands"><h2>${t("gin-hands")}</h2><dl>${seats.map(({ id, name }) => {
    const { melds, deadwood, points, laid } = open[id];
    return html`<div><dt><b>${id === seat ? t("gin-you") : name}</b> <span>${t("gin-mat-sum", { points })}</span></dt><dd class="laidout">
      ${melds.map(({ kind, cards }) => row(kind, t(`gin-${kind}`), cards))}${deadwood.length ? row("loose", t("gin-deadwood"), deadwood) : nothing}
      ${laid.length ? row("loose", t("gin-laid"), laid) : nothing}</dd></div>`;
  })}</dl></section>`;
}

/** A card laid off lies in two places of the sheet, so each place has its own. @type {Map<string, HTMLElement>} */
const faces = new Map();

/** @param {string} code @param {string} place */
function face(code, place) {
  const key = `${place} ${code}`, made = faces.get(key) ?? card(code, { mini: true });
  faces.set(key, made);
  return made;
}

/** @param {House} house @param {View} view */
function race({ words: { t } }, view) {
  const part = (/** @type {number} */ score) => vars({ "--part": `${Math.max(0, Math.min(100, (score / view.target) * 100))}%` }), { name } = other(view);
  return html`${view.games.map(({ reached: [mine, theirs] }, i) => html`<div class="race" role="img" aria-label=${t("gin-race", { target: view.target, mine, theirs, name, game: view.games.length > 1 ? i + 1 : 0 })}>
    <span>${t("gin-you")}</span><i ${part(mine)}></i><span>${name}</span><i class="they" ${part(theirs)}></i>
    <span></span><small><span>${view.games.length > 1 ? t("gin-pad-game", { game: i + 1, over: "no" }) : "0"}</span><span>${t("score-target", { target: view.target })}</span></small></div>`)}`;
}

/** @param {House} house @param {View} view */
function pad(house, view) {
  const { t } = house.words;
  if (view.past.length < 2 && view.ended) return nothing;
  return html`<section class="block"><h2>${t("score-pad")}</h2><table class="pad"><caption class="say">${t("score-pad-caption")}</caption>${head(house, view)}
    <tbody>${padRows(view, house.words).map(({ name, cells, cls }) => html`<tr class=${cls ?? ""}><th scope="row">${name}</th>${cells.map((text) => html`<td>${text}</td>`)}</tr>`)}</tbody></table></section>`;
}

/** @param {House} house @param {Ended} ended */
function doors(house, { over, kind }) {
  const { game, words: { t } } = house;
  return html`<footer class="stackrow">
    ${over ? html`<a class="btn good" href=${to("new")}>${t("score-new")}</a>`
      : html`<button class="btn good" aria-disabled=${game.readonly ? "true" : nothing} @click=${() => house.nextDeal()}>${t(kind === "void" ? "gin-deal-again" : "score-next-deal")}</button>`}
    <button class="btn" @click=${() => house.lookBack()}>${t("score-look-back")}</button></footer>`;
}
