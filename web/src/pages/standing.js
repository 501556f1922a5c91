// How a game stands, in a few words.
import { panelsOf } from "../panels/games.js";

/** The scores: as the game tells them to one person, or of each side by its names where several share the device; "" before the
 * first deal, and as long as it is not there that tells them. @param {import("../state/saves.js").Summary} summary @param {import("../words/words.js").Words} words */
export function standing({ game, names, scores, people = 1, sides = [] }, words) {
  if (!scores.length) return "";
  if (people < 2) return /** @type {Partial<import("../panels/games.js").AtTable>} */ (panelsOf(game)).tally?.(scores, words, names) ?? "";
  const count = new Set(sides).size;
  return words.beside([...Array(count).keys()].map((side) => words.t("menu-side", {
    names: words.list(names.filter((_, i) => sides[i] === side)),
    scores: words.list(scores.filter((_, i) => i % count === side).map((score) => words.number(score))),
  })));
}
