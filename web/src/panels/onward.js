// The ways on from a score sheet: the next deal or a new game, back to the open hands, and what the computer players went by.
import { html, nothing } from "lit";
import { to } from "../parts/parts.js";
import { explains, openExplanations } from "./explain.js";
import { panelsOf } from "./games.js";

/** @typedef {import("../shell.js").House} House */

/** @param {House} house @param {{ over: boolean }} ended @param {string} deal what the way to the next deal is called */
export function onward(house, { over }, deal) {
  const { game, words: { t } } = house;
  return html`<footer class="stackrow">
    ${over ? html`<a class="btn good" href=${to("new")}>${t("score-new")}</a>`
      : html`<button class="btn good" aria-disabled=${game.readonly || game.still ? "true" : nothing} @click=${() => house.nextDeal()}>${game.still ? t("menu-continue-soon") : deal}</button>`}
    <button class="btn" @click=${() => house.lookBack()}>${t("score-look-back")}</button>
    ${explains(game.view) ? html`<button class="btn" data-act="explain" @click=${() => openExplanations(inPlace(house))}>${t("act-explain")}</button>` : nothing}</footer>`;
}

/** What stands in the place of a table, for there need be none. An answer that comes after the page was left is dropped. @param {House} house */
function inPlace({ game, game: { view, name }, ways }) {
  const ask = async (/** @type {{ op: string }} */ question) => {
    const reply = await game.ask(question);
    return ways.route.page === "score" ? reply : { kind: "gone" };
  };
  return { game, view, panels: panelsOf(name), ask, focus: () => ways.title()?.focus() };
}
