// The sheet at the end of a deal: what it came to line by line, both hands, how the game stands; at the end of the match the settlement,
// in a table and in sentences.
import { html, nothing } from "lit";
import { heading, ruleLink, to } from "../../parts/parts.js";
import { vars } from "../../parts/vars.js";
import { card } from "../../table/face.js";
import { onward } from "../onward.js";
import { meldName } from "./meld_words.js";
import { outcome } from "./outcome.js";
import { padRows } from "./score_pad.js";
import { settlement } from "./settlement.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("./board.js").GinView} View */
/** @typedef {import("../../engine/wire.js").GinEnded} Ended */

/** @param {House} house */
export function scoreSheet(house) {
  const { words: { t } } = house, view = /** @type {View | null} */ (house.game.view);
  if (!view) return html`<main class="page score">${heading(house, t("score-title"))}<p>${t("score-none")}</p></main>`;
  const { ended } = view;
  return html`<main class="page score" data-game="gin">
    ${heading(house, ended ? title(house, view, ended) : t("score-title"))}
    <div class="sheets">
      <div class="aside">
        ${ended ? (ended.void ? voided(house, view, ended) : deal(house, view, ended)) : nothing}
        ${ended?.settlement ? settlement(house, view, ended.settlement) : nothing}
      </div>
      <div class="aside">
        ${ended ? hands(house, view, ended) : nothing}
        ${race(house, view)}
        ${pad(house, view)}
      </div>
    </div>
    ${ended ? onward(house, ended, t(ended.kind === "void" ? "gin-deal-again" : "score-next-deal")) : nothing}
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

/** @param {House} house @param {View} view @param {boolean} [counting] whether a column says which games a deal counts in */
const head = ({ words: { t } }, view, counting = false) => html`<thead><tr><th scope="col"><span class="say">${t("score-line")}</span></th>
  <th scope="col">${t("gin-you")}</th><th scope="col">${other(view).name}</th>${counting ? html`<th scope="col">${t("gin-pad-counts")}</th>` : nothing}</tr></thead>`;

/** The lines all go to whoever won the deal. @param {House} house @param {View} view @param {Ended} ended */
function deal(house, view, { lines, winner, points, rule }) {
  const { words, words: { t } } = house, mine = winner === view.seat;
  const cells = (/** @type {string} */ text) => [mine, !mine].map((own) => html`<td>${own ? text : t("score-nothing")}</td>`);
  return html`<table class="pad"><caption class="say">${t("gin-score-caption")}</caption>${head(house, view)}<tbody>
    ${lines.map(({ id, points: each, rule: by }) => html`<tr><th scope="row"><a class="quiet" href=${to(`rules/${by}`)}>${t(`gin-line-of-${id}`)}</a></th>${cells(words.number(each))}</tr>`)}
    <tr class="total"><th scope="row">${t("score-total")}</th>${cells(words.number(points))}</tr>
    ${view.games.length > 1 ? standsInGames(house, view) : stands(house, view)}</tbody></table>
    <p class="law"><span>${outcome(view, words)}</span>${ruleLink(house, rule)}</p>`;
}

/** @param {House} house @param {string} cls @param {string} name @param {readonly number[]} figures */
const row = ({ words }, cls, name, figures) => html`<tr class=${cls}><th scope="row">${name}</th>${figures.map((figure) => html`<td>${words.number(figure)}</td>`)}</tr>`;

/** The points before and after the deal, and how far they lead. @param {House} house @param {View} view */
function stands(house, view) {
  const { t } = house.words, { scores, won } = /** @type {Ended} */ (view.ended);
  return html`${row(house, "bare", t("score-before"), view.scores)}${row(house, "grand", t("score-now"), scores)}
    ${row(house, "bare", t("gin-pad-boxes"), won)}${runs(view) ? row(house, "bare", t("gin-reached"), view.games[0].reached) : nothing}`;
}

/** In which of the games the deal counts, and how each of these stands now. @param {House} house @param {View} view */
function standsInGames(house, { games, ended }) {
  const { words, words: { t } } = house, counts = ended?.games ?? [];
  return html`<tr class="bare"><th scope="row" colspan="3">${t("gin-counts", { count: counts.length, games: words.list(counts.map(String)) })}</th></tr>
    ${counts.map((game) => row(house, "bare", t("gin-game-now", { game, over: games[game - 1].over ? "yes" : "no" }), games[game - 1].reached))}`;
}

/** Whether boxes count at once, so that there is more than the points on the way to the target. @param {View} view */
const runs = ({ games: [first, ...more] }) => !more.length && first.points.some((points, i) => points !== first.reached[i]);

/** @param {House} house @param {View} view @param {Ended} ended */
const voided = (house, { stock }, ended) => html`<p class="law"><span>${house.words.t(`gin-void-${ended.void}`, { stock })}</span>
  ${ruleLink(house, ended.rule)}</p>${ended.againRule && !ended.over ? html`<p class="law"><span>${house.words.t("gin-void-next")}</span>${ruleLink(house, ended.againRule)}</p>` : nothing}`;

/** Both hands, as they were laid open. @param {House} house @param {View} view @param {Ended} ended */
function hands({ words, words: { t } }, { seats, seat }, { hands: open }) {
  const row = (/** @type {string} */ kind, /** @type {string} */ what, /** @type {readonly string[]} */ codes, /** @type {string} */ label) => html`<span class="shown ${kind}"><span class="what" aria-hidden="true">${what}</span>
    <span class="row" role="img" aria-label=${label}>${codes.map((code) => face(code, `${what} ${codes.join(" ")}`))}</span></span>`;
  return html`<section class="block openhands"><h2>${t("gin-hands")}</h2><dl>${seats.map(({ id, name }) => {
    const { melds, deadwood, points, laid } = open[id];
    return html`<div><dt><b>${id === seat ? t("gin-you") : name}</b> <span>${t("gin-mat-sum", { points })}</span></dt><dd class="laidout">
      ${melds.map((meld) => row(meld.kind, t(`gin-${meld.kind}`), meld.cards, meldName(meld, words)))}${deadwood.length ? row("loose", t("gin-deadwood"), deadwood, t("gin-deadwood-label", { cards: words.cardNames(deadwood) })) : nothing}
      ${laid.length ? row("loose", t("gin-laid"), laid, t("gin-laid-label", { cards: words.cardNames(laid) })) : nothing}</dd></div>`;
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
  return html`${view.games.map(({ reached: [mine, theirs], over }, i) => html`<div class="race" role="img" aria-label=${t("gin-race", { target: view.target, mine, theirs, name, game: view.games.length > 1 ? i + 1 : 0 })}>
    <span>${t("gin-you")}</span><i ${part(mine)}></i><span>${name}</span><i class="they" ${part(theirs)}></i>
    <span></span><small><span>${view.games.length > 1 ? t("gin-pad-game", { game: i + 1, over: over ? "yes" : "no" }) : "0"}</span><span>${t("score-target", { target: view.target })}</span></small></div>`)}`;
}

/** @param {House} house @param {View} view */
function pad(house, view) {
  const { t } = house.words;
  if (view.past.length < 2 && view.ended) return nothing;
  return html`<section class="block"><h2>${t("score-pad")}</h2><table class="pad"><caption class="say">${t("score-pad-caption")}</caption>${head(house, view, view.games.length > 1)}
    <tbody>${padRows(view, house.words).map(({ name, cells, cls }) => html`<tr class=${cls ?? ""}><th scope="row">${name}</th>${cells.map((text) => html`<td>${text}</td>`)}</tr>`)}</tbody></table></section>`;
}
