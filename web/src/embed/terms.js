// What a host page may ask for: by the address of the frame, or by a message. Nothing of it is trusted: every field has a length
// and a form, and what has neither is told by its name and what was expected of it.

import { shown } from "../state/position.js";

/** @typedef {import("../state/position.js").Fault} Fault */
/** @typedef {{ position: object | null, record: string, game: string, rules: string, seed: string, lang: string, theme: readonly string[], deck: string,
 *   readonly: boolean, controls: boolean, origin: string }} Terms */
/** @typedef {{ expected: Fault["expected"], read: (value: unknown) => unknown }} Field  read: undefined for what is not as expected */

/** Characters of a position and of a record; the longest match has a fifth of that. */
export const LONGEST = { position: 20_000, record: 1_500_000 };

/** @param {RegExp} form @returns {(value: unknown) => string | undefined} */
const text = (form) => (value) => typeof value === "string" && value.length <= 200 && form.test(value) ? value : undefined;

/** @param {readonly string[]} names */
const among = (names) => (/** @type {unknown} */ value) => names.find((name) => name === value);

const YES = ["", "1", "yes", "true", true, 1], NO = ["0", "no", "false", false, 0];

/** @param {unknown} value */
const truth = (value) => YES.includes(/** @type {any} */ (value)) ? true : NO.includes(/** @type {any} */ (value)) ? false : undefined;

const MODES = ["auto", "light", "dark"], CLOTHS = ["linen", "woad", "heather", "lichen"];

/** A mode, a cloth, or both: "dark", "woad", "light heather". @param {unknown} value */
function theme(value) {
  const words = typeof value === "string" && value.length <= 40 ? value.split(/[\s,]+/).filter(Boolean) : [];
  return words.length > 0 && words.length < 3 && words.every((word) => [...MODES, ...CLOTHS].includes(word)) ? words : undefined;
}

/** @param {unknown} value */
function position(value) {
  if (typeof value === "string") {
    if (value.length > LONGEST.position) return undefined;
    try { return position(JSON.parse(value)); } catch { return undefined; }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  try { return JSON.stringify(value).length <= LONGEST.position ? value : undefined; } catch { return undefined; }
}

/** @param {string} what @param {Record<string, string | number>} [facts] */
export const want = (what, facts = {}) => ({ id: `embed-want-${what}`, facts });

/** @param {readonly string[]} games @returns {Record<keyof Terms, Field>} */
const fields = (games) => ({
  position: { expected: want("position", { most: LONGEST.position, example: '{"hands": {"S": "KH KD 4H"}}' }), read: position },
  record: { expected: want("record", { most: LONGEST.record, head: "[melds 1]" }),
    read: (value) => typeof value === "string" && value.length <= LONGEST.record && value.trim() ? value : undefined },
  game: { expected: games.join(", "), read: among(games) },
  rules: { expected: want("rules"), read: text(/^[\w.-]{1,40}$/) },
  seed: { expected: want("seed", { most: 40, without: "[ ] ;" }), read: text(/^[^[\];\p{C}]{1,40}$/u) },
  lang: { expected: want("lang", { example: "en" }), read: text(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/) },
  theme: { expected: [...MODES, ...CLOTHS].join(", "), read: theme },
  deck: { expected: "4c, 2c, hc", read: among(["4c", "2c", "hc"]) },
  readonly: { expected: "1, 0", read: truth },
  controls: { expected: "1, 0", read: truth },
  origin: { expected: want("origin"), read: text(/^(https?:\/\/[^\s/?#]{1,150}|null|file:\/\/)$/) },
});

/** @returns {Terms} */
const usual = () => ({ position: null, record: "", game: "", rules: "", seed: "", lang: "en", theme: [], deck: "4c", readonly: false, controls: true, origin: "" });

/** What is missing where there is nothing to show. @type {Fault} */
export const NOTHING = { field: "position", text: "", expected: want("something") };

/** Whether there is anything to show. @param {Terms} terms */
export const shows = ({ position, record, game }) => Boolean(position || record || game);

/** Takes what can be taken, over what was agreed before; null takes back what was. @param {Iterable<[string, unknown]>} said @param {readonly string[]} games @param {Terms} [before]
 * @returns {{ terms: Terms, faults: Fault[] }} */
export function read(said, games, before = usual()) {
  const known = fields(games), terms = { ...before };
  /** @type {Fault[]} */
  const faults = [];
  for (const [field, value] of said) {
    const one = Object.hasOwn(known, field) ? known[/** @type {keyof Terms} */ (field)] : undefined, taken = value === null ? usual()[/** @type {keyof Terms} */ (field)] : one?.read(value);
    if (!one) faults.push({ field: shown(field), text: shown(value), expected: Object.keys(known).join(", ") });
    else if (taken === undefined) faults.push({ field, text: shown(value), expected: one.expected });
    else Object.assign(terms, { [field]: taken });
  }
  return { terms, faults };
}

/** What an address says behind its "?" and its "#": what stands behind the "#" never leaves the browser, and the frame is the same
 * file for every table. @param {{ search: string, hash: string }} address @param {readonly string[]} games */
export function readAddress({ search, hash }, games) {
  const said = [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ""))];
  const { terms, faults } = read(said, games);
  if (terms.position && terms.record) faults.push({ field: "record", text: shown(terms.record), expected: want("one") });
  if (!faults.length && !shows(terms)) faults.push(NOTHING);
  return { terms, faults };
}
