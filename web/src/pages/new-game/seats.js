// Who sits where: the place of every seat in words, a name, and who plays it.
import { html, nothing } from "lit";
import { choice } from "../../parts/parts.js";
import { PERSON, clean } from "./terms.js";

/** @typedef {import("./page.js").NewGame} NewGame */

/** The name of a seat, the usual one where no other was given. @param {NewGame} page @param {number} i */
export const named = (page, i) => clean(page.terms.names[i]) || usual(page, i);

/** What a seat is called before it is named. People on one device are called by their number: to each of them only one is “You”, and
 * the other names are those of computer players. @param {NewGame} page @param {number} i */
function usual(page, i) {
  const { terms: { kinds }, offer, house: { words: { t } } } = page, person = i === 0 || kinds[i] === PERSON;
  return person && several(page) ? t("name-person", { n: kinds.slice(1, i + 1).filter((kind) => kind === PERSON).length + 1 }) : t(offer.names[i]);
}

/** Everybody but the person who chooses. @param {NewGame} page */
export const people = (page) => Array.from({ length: page.table.seats - 1 }, (_, i) => named(page, i + 1));

/** Whether more than one person plays, on this device. @param {NewGame} page */
const several = ({ terms, table }) => terms.kinds.slice(1, table.seats).includes(PERSON);

/** The seats whose names are borne twice. @param {NewGame} page */
export function doubled(page) {
  const names = [named(page, 0), ...people(page)].map((name) => name.toLocaleLowerCase(page.house.words.language));
  return new Set(names.map((_, i) => i).filter((i) => names.indexOf(names[i]) !== names.lastIndexOf(names[i])));
}

/** One level for all computer players; where people have all seats, choosing one gives all but the first back. @param {NewGame} page */
export function opponents(page) {
  const { terms, offer, table, house: { words: { t } } } = page, others = terms.kinds.slice(1, table.seats), set = others.filter((kind) => kind !== PERSON);
  const same = set.every((kind) => !kind || kind === terms.player), alone = !set.length;
  return choice({
    name: "player", legend: t(offer.opponents), chosen: same && !alone ? terms.player : "", about: t(alone ? "new-no-computers" : same ? offer.about(terms.player) : "new-mixed"),
    options: offer.players.map((one) => [one, t(`player-${one}`)]),
    onchoose: (player) => page.agree({ player, kinds: terms.kinds.map((kind) => kind === PERSON && !alone ? kind : "") }),
  });
}

/** @param {NewGame} page */
export function seats(page) {
  const { table, house: { words: { t } } } = page, twice = doubled(page);
  return html`<fieldset class="people"><legend>${t("new-people")}</legend>
    ${Array.from({ length: table.seats }, (_, i) => seat(page, i, twice.has(i)))}
    ${several(page) ? html`<p class="about">${t("new-several")}</p>` : nothing}</fieldset>`;
}

/** @param {NewGame} page @param {number} i @param {boolean} twice */
function seat(page, i, twice) {
  const { terms, offer, house: { words: { t } } } = page, place = placeOf(page, i), id = `twice-${i}`;
  const rename = (/** @type {any} */ { target }) => { terms.names[i] = clean(target.value) === usual(page, i) ? "" : clean(target.value); target.value = named(page, i); page.agree({}); };
  const whole = (/** @type {any} */ { target }) => { if (target.value === usual(page, i)) target.select(); };
  const kinds = [PERSON, ...offer.players];
  return html`<div class="chair"><label class="entry"><span>${place}</span><input name=${`name-${i}`} maxlength="20" autocomplete="off" spellcheck="false" .value=${named(page, i)}
      aria-invalid=${twice ? "true" : nothing} aria-describedby=${twice ? id : nothing} @focus=${whole} @change=${rename}></label>
    ${i === 0 ? html`<span class="here">${t("new-person")}</span>` : html`<select name=${`kind-${i}`} aria-label=${t("new-plays", { place })}
      @change=${(/** @type {any} */ { target }) => page.agree({ kinds: terms.kinds.map((kind, at) => at === i ? target.value : kind) })}>
      ${kinds.map((kind) => html`<option value=${kind} .selected=${kind === (terms.kinds[i] || terms.player)}>${t(kind === PERSON ? "new-person" : `player-${kind}`)}</option>`)}</select>`}
    ${twice ? html`<p class="refusal" id=${id}>${t("new-name-twice", { name: named(page, i) })}</p>` : nothing}</div>`;
}

/** Where a seat is, and on whose side; while it is to be drawn for, only which player it is. @param {NewGame} page @param {number} i */
function placeOf(page, i) {
  const { table: { seats: count, sides, seating }, house: { words, words: { t } } } = page;
  if (i === 0) return t("new-you");
  if (page.drawing) return t("new-player", { n: i });
  const fellows = [...seating.keys()].filter((at) => at !== i && seating[at] === seating[i]);
  const side = count === sides ? "alone" : fellows.includes(0) ? "partner" : sides === 2 ? "against" : "with";
  return t("new-place", { ...whereOf(i, count), side, with: words.list(fellows.map((at) => named(page, at))) });
}

/** @param {number} i @param {number} count */
function whereOf(i, count) {
  if (2 * i === count) return { where: "opposite", n: 0 };
  const left = 2 * i < count;
  return { where: left ? "left" : "right", n: left ? i : count - i };
}
