// What people call rule sets, options, their values, and the chapters they lie in.
import { rowsOf } from "./new-game/values.js";

/** @typedef {import("./new-game/values.js").Option} Option */
/** @typedef {import("../words/words.js").Words} Words */

/** What people call a rule set; its own name where it has no other. @param {Words} words @param {string} set */
export const setName = (words, set) => words.has(`set-of-${set}`) ? words.t(`set-of-${set}`) : set;

/** The message that asks for an option. @param {string} game @param {string} name */
export const messageOf = (game, name) => `option-${game}-${name}`.replaceAll("_", "-");

/** What an option is called; its own name where it has no other. @param {Words} words @param {string} game @param {string} name */
export const optionName = (words, game, name) => words.has(messageOf(game, name)) ? words.t(messageOf(game, name)) : name;

/** A chapter of the rulebook, as it bears on options. @param {Words} words @param {string} chapter */
export const chapterName = (words, chapter) => words.has(`chapter-${chapter}`) ? words.t(`chapter-${chapter}`) : chapter;

/** What a value of an option is called, "" where it has no name of its own. @param {Words} words @param {string} id the message that asks for the option
 * @param {string} value */
export function valueName(words, id, value) {
  const own = `${id}-${value}`.replaceAll("_", "-");
  return /^[\w-]+$/.test(value) && words.has(own) ? words.t(own) : "";
}

/** A value as it reads. @param {Words} words @param {string} game @param {Option} option @param {string} value */
export function inWords(words, game, { name, kind }, value) {
  const own = valueName(words, messageOf(game, name), value);
  if (own) return own;
  if (kind === "number") return words.number(Number(value));
  if (kind === "list") return value.replaceAll(",", ", ");
  if (kind === "steps") return steps(words, rowsOf(value));
  return words.has(`option-${value}`) ? words.t(`option-${value}`) : value;
}

/** @param {Words} words @param {readonly import("./new-game/values.js").Row[]} rows */
function steps(words, rows) {
  const { t } = words;
  const first = rows.length > 1 ? t("option-row-first", { below: Number(rows[1].from), needs: Number(rows[0].needs) }) : t("option-row-only", { needs: Number(rows[0].needs) });
  return words.apart([first, ...rows.slice(1).map(({ from, needs }) => t("option-row", { from: Number(from), needs: Number(needs) }))]);
}
