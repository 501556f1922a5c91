// The values of options: what a rule set has, and what a person may write. What an option may be is the engine's word.

/** @typedef {import("../../engine/wire.js").OptionMessage} Option */
/** @typedef {import("../../engine/wire.js").RuleSetMessage} RuleSet */
/** @typedef {Readonly<Record<string, string>>} Values  of options, by name */

/** What an option is in a rule set with these changes, the last of which goes before.
 * @param {Option} option @param {RuleSet | undefined} set @param {readonly Values[]} changes */
export const valueIn = ({ name, default: plain }, set, ...changes) => changes.findLast((values) => Object.hasOwn(values, name))?.[name] ?? set?.differs[name] ?? plain;

/** @typedef {{ from: string, needs: string }} Row  of the opening table; the first one has no floor that counts */

/** As many rows of an opening table as a person is likely to want, and as read well. */
export const MOST_ROWS = 8;
/** From one row that is added to the next. */
const STEP = 1000;

/** "-1000000:15,0:50" -> its rows. @param {string} value @returns {Row[]} */
export const rowsOf = (value) => value.split(",").map((part) => { const [from, needs = ""] = part.split(":"); return { from, needs }; });

/** @param {readonly Row[]} rows */
export const asSteps = (rows) => rows.map(({ from, needs }) => `${from.trim()}:${needs.trim()}`).join(",");

/** The table with a row more: it begins at 0, or a thousand above the last, and asks for as much. @param {readonly Row[]} rows @returns {Row[]} */
export function withOneMore(rows) {
  const { from, needs } = rows[rows.length - 1], floor = Number(from);
  return [...rows, { from: String(Number.isNaN(floor) || floor < 0 ? 0 : floor + STEP), needs }];
}

const WHOLE = /^\s*[-\u2212]?\d{1,9}\s*$/;
/** @param {string} text */
const whole = (text) => WHOLE.test(text) ? String(Number(text.trim().replace("\u2212", "-"))) : null;
/** @param {string | null} text @param {Option} option */
const within = (text, { low, high }) => text !== null && Number(text) >= (low ?? -Infinity) && Number(text) <= (high ?? Infinity);

/** What a person has written, as the engine reads it; null where it cannot be a value of this option.
 * @param {Option} option @param {string} text @returns {string | null} */
export function written(option, text) {
  if (option.kind === "choice") return option.values.includes(text) ? text : null;
  if (option.kind === "number") return within(whole(text), option) ? whole(text) : null;
  if (option.kind === "list") {
    const parts = text.split(/[,\s]+/).filter(Boolean).map(whole);
    return parts.length && parts.every((part) => within(part, option)) ? parts.join(",") : null;
  }
  const rows = rowsOf(text);
  if (rows.some((_, i) => faultIn(option, rows, i, "from") || faultIn(option, rows, i, "needs"))) return null;
  return asSteps(rows.map(({ from, needs }) => ({ from: whole(from) ?? "", needs: whole(needs) ?? "" })));
}

/** Whether a cell of the opening table is no number, or does not fit the rows above. @param {Option} option @param {readonly Row[]} rows
 * @param {number} i @param {"from" | "needs"} part */
export function faultIn(option, rows, i, part) {
  const number = whole(rows[i][part]);
  return part === "needs" ? !within(number, option) : number === null || (i > 0 && Number(number) <= Number(rows[i - 1].from));
}

/** Where a table that was written is wrong: in the scores, in the points, or in both. @param {Option} option @param {string} text
 * @returns {"from" | "needs" | "both"} */
export function stepsFault(option, text) {
  const rows = rowsOf(text), wrong = (/** @type {"from" | "needs"} */ part) => rows.some((_, i) => faultIn(option, rows, i, part));
  return wrong("from") && wrong("needs") ? "both" : wrong("from") ? "from" : "needs";
}

/** The options that lie in each chapter of the rulebook, in its order. @template {{ option: Option }} One
 * @param {readonly One[]} all @returns {[string, One[]][]} */
export function byChapter(all) {
  /** @type {Map<string, One[]>} */
  const chapters = new Map();
  for (const one of all) {
    const [chapter] = one.option.rule.split(".");
    chapters.set(chapter, [...chapters.get(chapter) ?? [], one]);
  }
  return [...chapters].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @typedef {{ option: Option, here: string, there: string }} Difference */

/** What is otherwise in one rule set than in another. @param {readonly Option[]} options @param {(option: Option) => string} here @param {(option: Option) => string} there
 * @returns {Difference[]} */
export const differences = (options, here, there) => options.map((option) => ({ option, here: here(option), there: there(option) })).filter((one) => one.here !== one.there);
