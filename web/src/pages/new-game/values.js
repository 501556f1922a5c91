// The values of options: what a rule set has, what a person may write, and how a value reads. What an option may be is the engine's word.

/** @typedef {import("../../engine/wire.js").OptionMessage} Option */
/** @typedef {import("../../engine/wire.js").RuleSetMessage} RuleSet */
/** @typedef {import("../../words/words.js").Words} Words */
/** @typedef {Readonly<Record<string, string>>} Values  of options, by name */

/** What an option is in a rule set with these changes, the last of which goes before.
 * @param {Option} option @param {RuleSet | undefined} set @param {readonly Values[]} changes */
export const valueIn = ({ name, default: plain }, set, ...changes) => changes.findLast((values) => Object.hasOwn(values, name))?.[name] ?? set?.differs[name] ?? plain;

/** The message that asks for an option. @param {string} game @param {string} name */
export const messageOf = (game, name) => `option-${game}-${name}`.replaceAll("_", "-");

/** What an option is called; its own name where it has no other. @param {Words} words @param {string} game @param {string} name */
export const optionName = (words, game, name) => words.has(messageOf(game, name)) ? words.t(messageOf(game, name)) : name;

/** A chapter of the rulebook, as it bears on options. @param {Words} words @param {string} chapter */
export const chapterName = (words, chapter) => words.has(`chapter-${chapter}`) ? words.t(`chapter-${chapter}`) : chapter;

/** A value as it reads. @param {Words} words @param {string} game @param {Option} option @param {string} value */
export function inWords(words, game, { name, kind }, value) {
  const own = `${messageOf(game, name)}-${value}`.replaceAll("_", "-");
  if (/^[\w-]+$/.test(value) && words.has(own)) return words.t(own);
  if (kind === "number") return words.number(Number(value));
  if (kind === "list") return value.replaceAll(",", ", ");
  if (kind === "steps") return steps(words, rowsOf(value));
  return words.has(`option-${value}`) ? words.t(`option-${value}`) : value;
}

/** @typedef {{ from: string, needs: string }} Row  of the opening table; the first one has no floor that counts */

/** "-1000000:15,0:50" -> its rows. @param {string} value @returns {Row[]} */
export const rowsOf = (value) => value.split(",").map((part) => { const [from, needs = ""] = part.split(":"); return { from, needs }; });

/** @param {readonly Row[]} rows */
export const asSteps = (rows) => rows.map(({ from, needs }) => `${from.trim()}:${needs.trim()}`).join(",");

/** @param {Words} words @param {readonly Row[]} rows */
function steps(words, rows) {
  const { t } = words;
  const first = rows.length > 1 ? t("option-row-first", { below: Number(rows[1].from), needs: Number(rows[0].needs) }) : t("option-row-only", { needs: Number(rows[0].needs) });
  return words.apart([first, ...rows.slice(1).map(({ from, needs }) => t("option-row", { from: Number(from), needs: Number(needs) }))]);
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
