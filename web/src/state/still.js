// The table as it was last seen, kept with the save: so much of it that it can be drawn before the engine is there. Where people
// share the device that is who sits there and whose turn it is, and no card.
import { isPerson } from "./handing.js";
import { checksum } from "./record.js";

/** @typedef {{ build: string, sum: string, view: any }} Still  build: of the page that kept it; sum: of the view and the record it belongs to */

/** The fields of a seat, and of a table, that the cover tells. */
const SEAT = ["id", "name", "player", "side"], TABLE = ["game", "deal", "step", "seat", "toAct", "rules"];

/** @param {any} whole @param {readonly string[]} fields */
const only = (whole, fields) => Object.fromEntries(fields.map((field) => [field, whole[field]]));

/** What may be kept of a view: null where hands lie open that not everybody at the device may come back to. @param {any} view */
function keepable(view) {
  if (view.seats.filter(isPerson).length < 2) return view;
  if (view.toAct === null) return null;
  return { ...only(view, TABLE), ended: null, seats: view.seats.map((/** @type {any} */ seat) => only(seat, SEAT)) };
}

/** @param {any} view @param {readonly string[]} lines */
const sumOf = (view, lines) => checksum([...lines, JSON.stringify(view)]);

/** @param {any} view null where there is none @param {readonly string[]} lines the record @param {string} [build] the page's own name of itself; without one
 * nothing is kept @returns {Still | null} */
export function stillOf(view, lines, build = "") {
  const kept = view && build && keepable(view);
  return kept ? { build, sum: sumOf(kept, lines), view: kept } : null;
}

/** Whether what lies beside a save is a view of that very game, of this build. @param {Pick<import("./saves.js").Save, "lines" | "still">} save
 * @param {string} build */
export const fits = ({ lines, still }, build) => still?.build === build && still.sum === sumOf(still.view, lines);
