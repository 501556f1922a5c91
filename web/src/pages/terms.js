// What a new game is agreed to be, while it is being chosen; kept for the next time.

const KEY = "melds-terms";
export const PLAYERS = ["simple", "club", "random"];
const LONGEST = 20;

/** The options a person may choose, with their values and the rule each belongs to. What the engine does not know is not sent. */
export const OPTIONS = [
  { name: "black3", values: ["stop_but_go_out", "stop"], rule: "C5.8" },
  { name: "red3_forgettable", values: ["no", "yes"], rule: "C3.8" },
];

/** @typedef {{ player: string, names: string[], draw: boolean, options: Record<string, unknown>, seed: string }} Terms names: the person first */

/** @param {string[]} names the names of the first day */
export function lastTerms(names) {
  /** @type {Terms} */
  const terms = { player: "club", names: [...names], draw: true, options: Object.fromEntries(OPTIONS.map(({ name, values }) => [name, values[0]])), seed: "" };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (PLAYERS.includes(kept.player)) terms.player = kept.player;
    if (Array.isArray(kept.names)) terms.names = names.map((name, i) => clean(kept.names[i]) || name);
    if (typeof kept.draw === "boolean") terms.draw = kept.draw;
    for (const { name, values } of OPTIONS) {
      const value = kept.options?.[name];
      if (/** @type {unknown[]} */ (values).includes(value)) terms.options[name] = value;
    }
  } catch { /* the first day's terms do */ }
  return terms;
}

/** @param {Terms} terms */
export function keepTerms(terms) {
  try { localStorage.setItem(KEY, JSON.stringify({ ...terms, seed: undefined })); } catch { /* asked again next time */ }
}

/** A name as it may stand at the table and in a record. @param {unknown} name */
export const clean = (name) => (typeof name === "string" ? name.replace(/[[\];\p{C}]/gu, "").replace(/\s+/g, " ").trim().slice(0, LONGEST) : "");

/** The engine's request. @param {Terms} terms @param {any} hello what the engine says it knows @param {string[]} names the names of the first day */
export function asRequest(terms, hello, names) {
  const set = hello?.rulesets?.find((/** @type {any} */ one) => one.name === "classic");
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const { name } of OPTIONS) {
    if (!set || set.options?.some((/** @type {any} */ option) => option.name === name)) options[name] = terms.options[name];
  }
  const players = terms.names.map((name, i) => ({ name: clean(name) || names[i], player: i ? terms.player : "person" }));
  return { game: "canasta", rules: "classic", options, players, seed: terms.seed.trim() || null, draw: terms.draw };
}
