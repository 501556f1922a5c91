// The first page: go on with a game, start one, read, choose. It is there before the engine is.
import { html, nothing } from "lit";
import { panelsOf } from "../panels/games.js";
import { card } from "../table/face.js";
import { icon, mark, to } from "../parts/parts.js";
import { progress } from "./progress.js";
import { standing } from "./standing.js";

/** @typedef {import("../shell.js").House} House */

/** The cards on the cloth, a fan for each game. @type {Map<string, HTMLElement[]>} */
const fans = new Map();

/** @param {import("../panels/games.js").Panels} panels */
function fanOf({ name, fan, starred }) {
  if (!fans.has(name)) fans.set(name, fan.map((code) => card(code, { star: starred(code) })));
  return fans.get(name);
}

/** @param {House} house */
export function menu(house) {
  const { words: { t } } = house;
  const present = house.present();
  return html`<main class="home">
    <div class="home-cloth" aria-hidden="true"><div class="mat"><div class="fan">${fanOf(panelsOf(present?.game || house.chosen))}</div></div></div>
    <div class="home-paper">
      <header class="brand">${mark(56)}<div><h1 tabindex="-1">${t("app-name")}</h1><p class="soft">${t("app-motto")}</p></div></header>
      ${house.boot.state === "failed" ? progress(house) : nothing}
      ${house.going().map((game) => goOn(house, game))}
      <nav class="doors" aria-label=${t("menu-nav")}>
        ${door("new", "cards", t("menu-new"), t("menu-new-about"), !present)}
        ${door("rules", "book", t("menu-rules"), t("menu-rules-about"))}
        ${door("settings", "gear", t("menu-settings"), t("menu-settings-about"))}
        ${door("help", "help", t("menu-help"), t("menu-help-about"))}
        ${door("about", "info", t("menu-about"), t("menu-about-about"))}
      </nav>
      <div class="home-foot">${house.boot.state === "failed" ? nothing : progress(house)}
        ${house.offline.news && house.boot.state === "ready" ? html`<p class="ready" role="status">${t("offline-ready")}</p>` : nothing}</div>
    </div>
  </main>`;
}

/** @param {string} href @param {Parameters<typeof icon>[0]} sign @param {string} title @param {string} about @param {boolean} [good] */
const door = (href, sign, title, about, good) => html`<a class="door ${good ? "good" : ""}" href=${to(href)}>${icon(sign)}
  <span><b>${title}</b><small>${about}</small></span></a>`;

/** @param {House} house @param {import("../state/saves.js").Summary} present */
function goOn(house, present) {
  const { words, words: { t } } = house, { game, names, deal, step, people = 1 } = present, open = house.canGoOn(game);
  const others = people > 1 ? names : names.slice(1), title = t(`game-${game}`), scores = standing(present, words);
  return html`<section class="present" aria-label=${title} data-game=${game}>
    <div><h2>${step === "over" ? t("menu-over", { game: title }) : step === "seating" ? t("menu-seating", { game: title }) : t("menu-deal", { game: title, deal })}</h2>
      ${scores ? html`<p class="num">${scores}</p>` : nothing}
      ${others.length ? html`<p class="soft">${t(people > 1 ? "menu-among" : "menu-with", { names: words.list(others) })}</p>` : nothing}</div>
    <button class="btn good" aria-disabled=${open ? nothing : "true"} @click=${() => house.goOn(game)}>
      ${open ? t("menu-continue") : t("menu-continue-soon")}</button>
  </section>`;
}
