// Why a text is no house rules, in words: where it was found, and what was expected there.

const LONG = 140;

/** @typedef {import("../../state/house-rules.js").Fault} Fault */

/** @param {import("../../words/words.js").Words} words @param {Fault} fault */
export function faultWords({ t }, { kind, line, column, field, found = "", expected = "" }) {
  if (kind !== "unreadable") return t("house-fault", { kind });
  const place = line ? "line" : !field || field === "text" ? "text" : field === "version" ? "version" : "field";
  return t("house-unreadable", { place, field: field ?? "", line: line ?? 0, column: column ?? 0, found, expected: brief(expected) });
}

/** A list of everything that there is says no more than its beginning. @param {string} expected */
const brief = (expected) => (expected.length > LONG ? `${expected.slice(0, expected.lastIndexOf(",", LONG))}, …` : expected);
