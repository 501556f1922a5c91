// Why a text is no house rules, in words: where it was found, and what was expected there.

import { messageOf, optionName, setName, valueName } from "../names.js";

const LONG = 140;
const OPTION = "options.";

/** @typedef {import("../../state/house-rules.js").Fault} Fault */

/** @param {import("../../words/words.js").Words} words @param {Fault} fault */
export function faultWords(words, { kind, line, column, field, others = [], found = "", expected = "", game = "", values = null }) {
  const { t } = words;
  if (kind !== "unreadable") return t("house-fault", { kind });
  if (values && field?.startsWith(OPTION)) return optionWords(words, field, values, others, expected, game);
  const place = line ? "line" : !field || field === "text" ? "text" : field === "version" ? "version" : "field";
  return t("house-unreadable", { place, field: called(words, game, field ?? ""), line: line ?? 0, column: column ?? 0, found,
    expected: brief(field === "rules" ? setsIn(words, expected) : field === "game" ? gamesIn(words, expected) : expected) });
}

/** An option that there is not, or that cannot be what is said of it. @param {import("../../words/words.js").Words} words @param {string} field
 * @param {Record<string, string>} values what is said of each @param {readonly string[]} others @param {string} expected @param {string} game */
function optionWords(words, field, values, others, expected, game) {
  const { t } = words, id = (/** @type {string} */ one) => messageOf(game, one.slice(OPTION.length));
  if (!words.has(id(field))) return t("house-no-option", { option: field.slice(OPTION.length) });
  const value = (/** @type {string} */ one, said = values[one.slice(OPTION.length)] ?? "") => valueName(words, id(one), said) || said;
  const together = words.list(others.map((one) => t("option-is", { option: called(words, game, one), value: value(one) })));
  return t("house-option-bad", { option: called(words, game, field), value: value(field), count: others.length, others: together,
    expected: brief(expected.replace(/[a-z]\w*/g, (one) => valueName(words, id(field), one) || one)) });
}

/** An option by what it is called on the page. @param {import("../../words/words.js").Words} words @param {string} game @param {string} field */
const called = (words, game, field) => (field.startsWith(OPTION) ? optionName(words, game, field.slice(OPTION.length)) : field);

/** Rule sets by what they are called. @param {import("../../words/words.js").Words} words @param {string} expected */
const setsIn = (words, expected) => expected.replace(/[\w-]+/g, (one) => setName(words, one));

/** Games by what they are called. @param {import("../../words/words.js").Words} words @param {string} expected */
const gamesIn = (words, expected) => expected.replace(/\w+/g, (one) => words.has(`game-${one}`) ? words.t(`game-${one}`) : one);

/** A list of everything that there is says no more than its beginning. @param {string} expected */
const brief = (expected) => (expected.length > LONG ? `${expected.slice(0, expected.lastIndexOf(",", LONG))}, …` : expected);
