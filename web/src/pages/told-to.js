// To whom a score sheet is told, where several people share the device: everybody may have it told to them.
import { html, nothing } from "lit";
import { choice } from "../parts/parts.js";
import { isPerson } from "../state/handing.js";

/** @typedef {import("../shell.js").House} House */

/** @param {House} house */
export function toldTo(house) {
  const { game: { view, handing }, words: { t } } = house;
  if (!handing.several || !view.ended) return nothing;
  /** @type {import("../engine/wire.js").SeatMessage[]} */
  const people = view.seats.filter(isPerson);
  return html`<section class="toldto" aria-label=${t("score-told-label")}>${choice({ name: "told-to", legend: t("score-told-to"), chosen: view.seat,
    options: people.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ id, name }) => [id, name]), onchoose: (seat) => handing.turnTo(seat) })}</section>`;
}
