// What a new game is agreed to be, while it is being chosen; kept for the next time, for each game by itself.
import { GAMES, panelsOf } from "../../panels/games.js";
import { shortened } from "../../words/shortened.js";
import { KEY, recall } from "./last.js";

const LONGEST = 20;
export const PERSON = "person";

/** @typedef {import("../../panels/games.js").Terms} Offer */
/** @typedef {import("../../panels/games.js").TableSize} TableSize */
/** @typedef {Record<string, string>} Values */
/**
 * @typedef {object} Terms
 * @property {string} table  the size, as `sizeOf` writes it
 * @property {string} set
 * @property {string} house  the house rules laid over the rule set, by their id, "" for none
 * @property {Values} options  those that are not as the set, or the house rules, have them
 * @property {string} player  the level of the computer players
 * @property {string[]} names  the person's first; "" for the usual one
 * @property {string[]} kinds  who plays each: "" for a computer player of that level, "person", or another level
 * @property {boolean} draw
 */
/** @typedef {(id: string) => string} Say */

/** "6-2": six seats, two sides. @param {{ seats: number, sides: number }} table */
export const sizeOf = ({ seats, sides }) => `${seats}-${sides}`;

/** The table that a rule set is for. @param {readonly TableSize[]} tables @param {string} set */
export const tableOf = (tables, set) => tables.find(({ sets }) => sets.includes(set));

/** The tables as the page has them by heart, and whatever rule sets the engine has besides.
 * @param {readonly TableSize[]} tables @param {readonly import("../../engine/wire.js").RuleSetMessage[]} rulesets @returns {readonly TableSize[]} */
export function withAll(tables, rulesets) {
  const all = tables.map((table) => ({ ...table, sets: [...table.sets] }));
  for (const one of rulesets.filter(({ name }) => !tableOf(all, name))) {
    const table = all.find((each) => sizeOf(each) === sizeOf(one));
    if (table) table.sets.push(one.name);
    else all.push({ seats: one.seats, sides: one.sides, seating: one.seating, draw: one.partnerDraw, about: "new-table", sets: [one.name] });
  }
  return all.sort((a, b) => a.seats - b.seats || a.sides - b.sides);
}

/** The terms of the first day. @param {Offer} offer @returns {Terms} */
export const firstTerms = ({ names, draws, tables, usual }) => ({
  table: sizeOf(tables.find(({ sets }) => sets.includes(usual)) ?? tables[0]), set: usual, house: "", options: {}, player: "club",
  names: names.map(() => ""), kinds: names.map(() => ""), draw: Boolean(draws),
});

/** Those of the last time, by game, and which game that was. @param {Say} t */
export function lastTerms(t) {
  const kept = recall();
  /** @type {Map<string, Terms>} */
  const terms = new Map(GAMES.map(({ name, terms: offer }) => [name, believed(offer, firstTerms(offer), kept[name], t)]));
  return { game: panelsOf(kept.last).name, terms };
}

/** What was kept, where it is something that can be chosen; what an option may be, the engine says later. Once there was one size,
 * one level for everybody, and every name was kept. @param {Offer} offer @param {Terms} terms @param {any} kept @param {Say} t */
function believed(offer, terms, kept, t) {
  if (typeof kept !== "object" || !kept) return terms;
  believeSet(offer.tables, terms, kept);
  if (offer.players.includes(kept.player)) terms.player = kept.player;
  const usual = offer.names.map((id) => t(id));
  if (Array.isArray(kept.kinds)) terms.kinds = terms.kinds.map((_, i) => [PERSON, ...offer.players].includes(kept.kinds[i]) ? kept.kinds[i] : "");
  if (Array.isArray(kept.names)) terms.names = terms.names.map((_, i) => { const name = clean(kept.names[i]); return name === usual[i] && terms.kinds[i] !== PERSON ? "" : name; });
  if (typeof kept.draw === "boolean" && offer.draws) terms.draw = kept.draw;
  return terms;
}

/** The rule set that was kept, where it is one, and what goes with it: its size, house rules over it, and changes.
 * @param {readonly TableSize[]} tables @param {Terms} terms @param {any} kept */
function believeSet(tables, terms, kept) {
  const table = tableOf(tables, kept.set);
  if (!table) return;
  const options = Object.fromEntries(Object.entries(kept.options ?? {}).filter(([, value]) => typeof value === "string"));
  Object.assign(terms, { set: kept.set, table: sizeOf(table), house: typeof kept.house === "string" ? kept.house : "", options });
}

/** A rule set that was kept and that only the engine knows of, unless another has been chosen since.
 * @param {string} game @param {readonly import("../../engine/wire.js").RuleSetMessage[]} rulesets @param {Terms} terms */
export function believeLater(game, rulesets, terms) {
  const kept = recall()[game], { tables, usual } = panelsOf(game).terms, first = terms.set === usual && !terms.house && !Object.keys(terms.options).length;
  if (first && kept && !tableOf(tables, kept.set)) believeSet(withAll(tables, rulesets), terms, kept);
}

/** @param {string} game @param {Terms} terms */
export function keepTerms(game, terms) {
  try { localStorage.setItem(KEY, JSON.stringify({ ...recall(), last: game, [game]: terms })); } catch { /* asked again next time */ }
}

/** A name as it may stand at the table and in a record. @param {unknown} name @param {number} [longest] */
export const clean = (name, longest = LONGEST) => (typeof name === "string" ? shortened(name.replace(/[[\];\p{C}]/gu, "").replace(/\s+/g, " ").trim(), longest).trim() : "");
