// House rules as text and as a link. The text is what is stored, exported and read by the engine; a link says the same in its
// parameters. Nothing here believes what it finds: a text that comes from elsewhere is the engine's to read.
import { shortened } from "../words/shortened.js";

/** @typedef {{ name: string, game: string, rules: string, options: Record<string, string> }} Agreed  the options are those that differ from the rule set */

const VERSION = 1;
/** Of a link that names none: the first ones did not. */
const UNNAMED = "1";
const HEAD = ["name", "game", "rules"];

/** @param {Agreed} agreed */
export const asText = ({ name, game, rules, options }) => `${JSON.stringify({ melds: "house rules", version: VERSION, name, game, rules, options }, null, 1)}\n`;

/** Whether two have the same rules, whatever they are called. @param {Agreed} one @param {Agreed} other */
export const sameRules = (one, other) => asText({ ...one, name: "" }) === asText({ ...other, name: "" });

/** "house?version=1&game=canasta&name=Sunday+rules&rules=classic&black3=stop" @param {Agreed} agreed */
export const asLink = ({ name, game, rules, options }) => `house?${new URLSearchParams({ version: String(VERSION), game, name, rules, ...options })}`;

/** The text that a link's parameters say, with whatever they say twice. @param {string} query */
export function textOfLink(query) {
  const said = [...new URLSearchParams(query)], head = said.filter(([key]) => HEAD.includes(key));
  const versions = said.filter(([key]) => key === "version").map(([, value]) => value);
  const options = said.filter(([key]) => !HEAD.includes(key) && key !== "version");
  const pair = (/** @type {[string, string]} */ [key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const number = (/** @type {string} */ value) => `"version": ${/^\d{1,9}$/.test(value) ? String(Number(value)) : JSON.stringify(value)}`;
  return `{"melds": "house rules", ${[...(versions.length ? versions : [UNNAMED]).map(number), ...head.map(pair), `"options": {${options.map(pair).join(", ")}}`].join(", ")}}`;
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try { return JSON.parse(text); } catch { return null; /* the engine says where */ }
}

/** What a text seems to say of each option, to tell what is wrong with it. @param {string} text @returns {Record<string, string>} */
export const valuesOf = (text) => Object.fromEntries(Object.entries(Object(parsed(text)?.options)).map(([name, value]) => [name, shortened(asValue(value), 60)]));

/** What is no value of an option is shown as it is written, if it is not too deep for that. @param {unknown} value */
function asValue(value) {
  if (typeof value === "string") return value;
  try { return JSON.stringify(value); } catch { return ""; }
}

/** What a text seems to say, to show until the engine has read it. @param {string} text @returns {Agreed} */
export function guess(text) {
  const said = parsed(text), word = (/** @type {string} */ key) => typeof said?.[key] === "string" ? shortened(said[key], 60) : "";
  return { name: word("name"), game: word("game"), rules: word("rules"), options: {} };
}
