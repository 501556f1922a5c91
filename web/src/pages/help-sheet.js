// Help: how the game goes, in short; every key; where a game is kept. And who made what.
import { html, nothing } from "lit";
import { GAMES, panelsOf } from "../panels/games.js";
import { download } from "../parts/files.js";
import { choice, sheet, to } from "../parts/parts.js";
import { fromFile } from "../state/arrivals.js";
import { fileOf } from "../state/record.js";

/** @typedef {import("../shell.js").House} House */

/** The game that the sheet tells about, once one was chosen in it. */
let about = "";

/** @param {House} house */
export const helpSheet = (house) => {
  const { t } = house.words, { name, book, help: { steps, keys: list } } = panelsOf(about || house.present()?.game || house.chosen);
  return sheet(house, "help", t("help-title"), html`
    ${choice({ name: "help-game", legend: t("new-game"), chosen: name, options: GAMES.map((game) => [game.name, t(`game-${game.name}`)]),
      onchoose: (game) => { about = game; house.draw(); } })}
    <section class="group-of"><h3>${t("help-short")}</h3><ol class="steps">${steps.map((step) => html`<li>${t(step)}</li>`)}</ol>
      <p><a href=${to(`rules/${book}1`)}>${t("help-rules")}</a></p></section>
    <section class="group-of"><h3>${t("help-keys")}</h3><p class="about">${t("help-keys-about")}</p>
      <dl class="keys">${list.map(([name, keys]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${t(`key-${name}`)}</dd></div>`)}</dl></section>
    <section class="group-of"><h3>${t("help-kept")}</h3><p>${t(house.saves.lasting ? "help-kept-here" : "help-kept-not")}</p>${files(house)}${asides(house)}
      <p><a href=${to("embed")}>${t("help-embed")}</a></p></section>`);
};

/** Each game as a file of its own, and a file as a game. @param {House} house */
const files = (house) => html`<p class="stackrow">${house.saves.list.map((save) => html`<button class="btn" @click=${() => download(...fileOf(save))}>
    ${house.words.t("help-file-save", { game: house.words.t(`game-${save.summary.game}`) })}</button>`)}
  <label class="btn file"><input type="file" name="record-file" accept=".melds,.txt,text/plain" @change=${(/** @type {any} */ { target }) => open(house, target)}>${house.words.t("help-file-open")}</label></p>`;

/** @param {House} house @param {HTMLInputElement} input */
async function open(house, input) {
  const [file] = input.files ?? [];
  if (!file) return;
  const arrival = await fromFile(file);
  input.value = ""; // so that the same file can be opened again
  house.receive(arrival);
}

/** @param {House} house */
const asides = (house) => house.asides.length ? html`<h4>${house.words.t("help-asides")}</h4><ul class="asides">${house.asides.map((aside) => html`<li>
  <span>${house.words.t("aside-line", { game: house.gameOf(aside) || house.words.t("aside-unnamed"), where: aside.where, found: aside.found.slice(0, 16).replace("T", " ") })}</span>
  <button class="btn" @click=${() => house.download(aside)}>${house.words.t("aside-download")}</button></li>`)}</ul>` : nothing;

/** @param {House} house */
export const aboutSheet = (house) => {
  const { t } = house.words;
  return sheet(house, "about", t("about-title"), html`
    <p>${t("about-what")}</p><p>${t("about-private")}</p><p>${t("about-chance")}</p>
    <p>${t(house.offline.ready ? "about-offline" : "about-online")}</p>
    ${[...house.hellos.values()].slice(0, 1).map(({ engine }) => html`<p class="soft">${t("about-engine", { version: engine })}</p>`)}
    <h3>${t("about-thanks")}</h3><ul class="thanks">${["pyodide", "bitter", "courts", "lit"].map((name) => html`<li>${t(`about-${name}`)}</li>`)}</ul>`);
};
