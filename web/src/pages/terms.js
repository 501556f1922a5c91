// What a new game is agreed to be, while it is being chosen; kept for the next time, for each game by itself.
import { GAMES, panelsOf } from "../panels/games.js";

const KEY = "melds-terms";
const LONGEST = 20;

/** @typedef {{ player: string, names: string[], draw: boolean, set: string, options: Record<string, string> }} Terms
 *   names: the person first; options: those that are not as the rule set has them */
/** @typedef {(id: string) => string} Say */

/** The terms of the first day. @param {import("../panels/games.js").Terms} offer @param {Say} t @returns {Terms} */
export const firstTerms = ({ names, draws, sets }, t) => ({ player: "club", names: names.map((id) => t(id)), draw: Boolean(draws), set: sets[0], options: {} });

/** Those of the last time, by game, and which game that was. @param {Say} t */
export function lastTerms(t) {
  const kept = recall();
  /** @type {Map<string, Terms>} */
  const terms = new Map(GAMES.map(({ name, terms: offer }) => [name, believed(offer, firstTerms(offer, t), kept[name] ?? {})]));
  return { game: panelsOf(kept.last).name, terms };
}

/** What was kept, where it is something that can be chosen. @param {import("../panels/games.js").Terms} offer @param {Terms} terms @param {any} kept */
function believed(offer, terms, kept) {
  if (offer.players.includes(kept.player)) terms.player = kept.player;
  if (offer.sets.includes(kept.set)) terms.set = kept.set;
  if (Array.isArray(kept.names)) terms.names = terms.names.map((name, i) => clean(kept.names[i]) || name);
  if (typeof kept.draw === "boolean" && offer.draws) terms.draw = kept.draw;
  for (const { name, values } of offer.options) if (values.includes(kept.options?.[name])) terms.options[name] = kept.options[name];
  return terms;
}

/** @returns {Record<string, any>} */
function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch { return {}; } // the first day's terms do
}

/** @param {string} game @param {Terms} terms */
export function keepTerms(game, terms) {
  try { localStorage.setItem(KEY, JSON.stringify({ ...recall(), last: game, [game]: terms })); } catch { /* asked again next time */ }
}

/** A name as it may stand at the table and in a record. @param {unknown} name */
export const clean = (name) => (typeof name === "string" ? name.replace(/[[\];\p{C}]/gu, "").replace(/\s+/g, " ").trim().slice(0, LONGEST) : "");

/** The engine's request. @param {string} game @param {Terms} terms @param {string} seed @param {Say} t */
export function asRequest(game, terms, seed, t) {
  const first = firstTerms(panelsOf(game).terms, t).names;
  const players = terms.names.map((name, i) => ({ name: clean(name) || first[i], player: i ? terms.player : "person" }));
  return { game, rules: terms.set, options: terms.options, players, seed: seed.trim() || null, draw: terms.draw };
}
