// The cover over the table while the device goes from hand to hand: whose turn it is, and what everybody has seen since that
// person last acted. No card of a hand is on it.
import { html, nothing } from "lit";
import { panelsOf } from "../panels/games.js";
import { acting } from "../state/handing.js";

/** @typedef {import("../shell.js").House} House */

/** The hand that nobody sees. */
const BACKS = Array(6).fill(0);

/** @param {House} house */
export function handOver(house) {
  const { game: { view, handing: { next, told }, readonly, still }, words: { t } } = house, name = next?.name ?? acting(view)?.name ?? "";
  const to = readonly ? "-elsewhere" : next ? "" : "-computer";
  return html`<main class="handing">
    <section class="panel">
      <div class="fan" aria-hidden="true">${BACKS.map(() => html`<span class="card down"></span>`)}</div>
      <h1 tabindex="-1">${t(`handing-title${to}`, { name })}</h1>
      <p class="lead">${t(`handing-to${to}`, { name })}</p>
      ${next && told && !readonly ? html`<button class="btn good" data-act="come" aria-describedby="handing-since"
        @click=${() => house.come()}>${t("handing-come", { name })}</button>` : still ? soon(house) : nothing}
      ${readonly ? nothing : since(house)}
    </section>
    <button class="btn plain away" @click=${() => house.ways.go("menu")}>${t("handing-menu")}</button>
  </main>`;
}

/** In its place until the engine has opened the game. @param {House} house */
const soon = ({ game, words: { t } }) => html`<button class="btn good" aria-disabled="true" @click=${() => game.wait()}>${t("menu-continue-soon")}</button>`;

/** What everybody has seen, told of each by name. @param {House} house */
function since({ game: { view, handing }, words, words: { t } }) {
  const { sentence } = panelsOf(view.game), nobody = { ...view, seat: "" };
  const told = handing.since.map((event) => sentence(event, nobody, words)).filter(Boolean);
  return html`<div id="handing-since" class="since">${told.length ? html`<h2>${t("handing-since")}</h2>
    <ol>${told.map((text) => line(text, words.aloud(text)))}</ol>` : nothing}</div>`;
}

/** @param {string} text @param {string} said */
const line = (text, said) => said === text ? html`<li>${text}</li>` : html`<li><span aria-hidden="true">${text}</span><span class="say">${said}</span></li>`;
