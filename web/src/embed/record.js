// What a record says of itself, read as lines of text: which game, who plays, how far it goes, the last acts.
import { NAMES } from "../panels/posters.js";
import { want } from "./terms.js";

/** @typedef {import("../state/position.js").Fault} Fault */
/** @typedef {{ who: string, act: string, cards: string[] }} Told */

/** Acts that are told, the last ones. */
const LAST = 4;

const CARD = /^(?:JK|[AKQJT98765432][SHDC])$/;

/** @param {string} line without its comment */
const plain = (line) => line.split(";")[0].trim();

/** Whether a line is a step of the game: an act or a deal. @param {string} line */
export const isStep = (line) => /^\[deal /.test(plain(line)) || (plain(line) !== "" && !plain(line).startsWith("["));

/** @param {string} text */
export function summary(text) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {string[]} */
  const acts = [];
  /** @type {Fault[]} */
  const faults = [];
  let game = "", rules = "", position = "", deals = 0;
  for (const line of text.split("\n").map(plain)) {
    const [, key, value] = /^\[(\w+) (.*)\]$/.exec(line) ?? [];
    if (key === "game") game = NAMES.find((name) => name === value) ?? "";
    else if (key === "rules") rules = value.split(" ")[0].slice(0, 40);
    else if (key === "player") names.set(value.split(" ")[0], value.split(" ").slice(2).join(" ").slice(0, 40));
    else if (key === "position") position = value;
    else if (key === "deal") deals++;
    else if (line && !line.startsWith("[")) acts.push(line);
  }
  if (!game) faults.push({ field: "record", text: text.slice(0, 60), expected: want("game-line", { example: `[game ${NAMES[0]}]` }) });
  return { game, rules, position, deals, acts: acts.length, players: [...names.values()], last: acts.slice(-LAST).map((line) => told(line, names)), faults };
}

/** "12 S meld KS KH KD / 9S 9H 9D". @param {string} line @param {Map<string, string>} names @returns {Told} */
function told(line, names) {
  const words = line.slice(0, 400).split(/\s+/), at = /^\d+$/.test(words[0]) && words.length > 2 ? 1 : 0;
  const [seat = "", act = "", ...rest] = words.slice(at);
  return { who: names.get(seat.toUpperCase()) ?? seat.slice(0, 10), act: act.slice(0, 20), cards: rest.map((word) => word.toUpperCase()).filter((word) => CARD.test(word)).slice(0, 14) };
}
