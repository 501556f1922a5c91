// The size of the table, and the rule sets of that size, house rules among them.
import { html, nothing } from "lit";
import { choice } from "../../parts/parts.js";
import { setName } from "../names.js";
import { sizeOf } from "./terms.js";

/** @typedef {import("./page.js").NewGame} NewGame */

/** @param {NewGame} page */
export function sizes(page) {
  const { tables, table, house: { words: { t } } } = page;
  if (tables.length < 2) return html`<p class="about">${t(table.about)}</p>`;
  return choice({
    name: "size", legend: t("new-size"), chosen: sizeOf(table), about: t(table.about, { seats: table.seats, sides: table.sides }), kind: "sizes",
    options: tables.map((one) => [sizeOf(one), html`<b>${one.seats}</b> <small>${sidesOf(one)}</small>`]), onchoose: (size) => page.resize(size),
  });
}

/** Five in two sides: "3+2". @param {import("../../panels/games.js").TableSize} table */
const sidesOf = ({ seating }) => [...new Set(seating)].map((side) => seating.filter((one) => one === side).length).join("+");

/** The name of the rule set, or of the house rules, that are chosen. @param {NewGame} page */
export const chosenName = ({ chosen, terms, house: { words } }) => chosen?.name ?? setName(words, terms.set);

/** The house rules that are for the table that is chosen. @param {NewGame} page */
const houseRules = ({ house, game, table }) => house.houseRules.of(game).filter(({ rules }) => table.sets.includes(rules));

/** @param {NewGame} page */
export function sets(page) {
  const { terms, table, chosen, house: { words, words: { t } } } = page;
  const named = table.sets.map((set) => ({ value: set, name: setName(words, set), about: t(words.has(`set-of-${set}-about`) ? `set-of-${set}-about` : "new-set-about"), choose: () => page.choose(set) }));
  const kept = houseRules(page).map((one) => ({ value: `house ${one.id}`, name: one.name, choose: () => page.choose(one.rules, one.id),
    about: t("new-house-about", { set: setName(words, one.rules), count: Object.keys(one.options).length, read: one.read ? "yes" : "no" }) }));
  const all = [...named, ...kept], now = chosen ? `house ${chosen.id}` : terms.house ? "" : terms.set;
  return html`<fieldset class="sets"><legend>${t("new-set")}</legend>
    <div class="cards">${all.map(({ value, name, about, choose }, i) => html`<label><input type="radio" name="set" .value=${value} .checked=${value === now} @change=${choose}
      aria-labelledby="set-${i}" aria-describedby="about-set-${i}"><span><b id="set-${i}">${name}</b><small id="about-set-${i}">${about}</small></span></label>`)}</div>
    ${now ? html`<p class="about" aria-hidden="true">${all.find(({ value }) => value === now)?.about ?? nothing}</p>` : html`<p class="refusal">${t("new-house-gone")}</p>`}</fieldset>`;
}
