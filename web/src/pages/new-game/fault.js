// Why a text is no house rules, in words: where it was found, and what was expected there.

import { optionName, setName } from "../names.js";

const LONG = 140;
const OPTION = "options.";

/** @typedef {import("../../state/house-rules.js").Fault} Fault */

/** @param {import("../../words/words.js").Words} words @param {Fault} fault */
export function faultWords(words, { kind, line, column, field, found = "", expected = "", game = "" }) {
  const { t } = words;
  if (kind !== "unreadable") return t("house-fault", { kind });
  const place = line ? "line" : !field || field === "text" ? "text" : field === "version" ? "version" : "field";
  return t("house-unreadable", { place, field: called(words, game, field ?? ""), line: line ?? 0, column: column ?? 0, found, expected: brief(field === "rules" ? setsIn(words, expected) : expected) });
}

/** An option by what it is called on the page. @param {import("../../words/words.js").Words} words @param {string} game @param {string} field */
const called = (words, game, field) => (field.startsWith(OPTION) ? optionName(words, game, field.slice(OPTION.length)) : field);

/** Rule sets by what they are called. @param {import("../../words/words.js").Words} words @param {string} expected */
const setsIn = (words, expected) => expected.replace(/[\w-]+/g, (one) => setName(words, one));

/** A list of everything that there is says no more than its beginning. @param {string} expected */
const brief = (expected) => (expected.length > LONG ? `${expected.slice(0, expected.lastIndexOf(",", LONG))}, …` : expected);
