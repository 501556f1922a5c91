// What a save has to be, and what is wrong with one that is not. It trusts nothing that was stored.
import { checksum, gameOf, peopleOf } from "./record.js";

/** Of saves as this Melds writes them. */
const SHAPE = 1;

/** The save is there and cannot be a save: where and what was expected. */
export class Damaged extends Error {
  /** @param {string} where @param {string} expected @param {unknown} value */
  constructor(where, expected, value) {
    super(`${where}: ${expected}`);
    this.game = "";
    this.where = where;
    this.expected = expected;
    const found = JSON.stringify(value);
    this.still = (/** @type {any} */ now) => JSON.stringify(now) === found;
    const { saved } = /** @type {any} */ (value ?? {});
    /** When it was written, "" if it does not say. */
    this.saved = typeof saved === "string" ? saved : "";
    this.text = typeof value === "string" ? value : isSaveLike(value) ? /** @type {any} */ (value).lines.join("\n") : JSON.stringify(value, null, 1);
  }
}

/** The save is of a shape that a later Melds has given it: nothing is wrong with it, and it is not for this one to read. */
export class Newer extends Error {}

/** Throws Damaged, or Newer; what is of less weight than the record is made good.
 * @param {any} value */
export function inspect(value) {
  if (typeof value !== "object" || value === null) throw new Damaged("save", "object", value);
  if (Number.isSafeInteger(value.shape) && value.shape > SHAPE) throw new Newer(`shape ${value.shape}`);
  if (value.shape !== SHAPE) throw new Damaged("shape", String(SHAPE), value);
  if (!isSaveLike(value)) throw new Damaged("lines", "list of text lines", value);
  if (value.sum !== checksum(value.lines)) throw new Damaged("sum", checksum(value.lines), value);
  if (!Number.isSafeInteger(value.stamp)) throw new Damaged("stamp", "whole number", value);
  const { summary } = value;
  const fine = summary && Array.isArray(summary.names) && Array.isArray(summary.scores) && Number.isSafeInteger(summary.deal);
  value.summary = fine ? { ...summary, game: gameOf(value.lines) } : { game: gameOf(value.lines), names: [], deal: 0, scores: [], step: "" };
  if (!Array.isArray(value.log)) value.log = [];
  if (typeof value.still?.view !== "object") value.still = null;
  const laid = isLaid(value.laid) ? laidByOne(value) : Object(value.laid);
  value.laid = Object.fromEntries(Object.entries(laid).filter(([, one]) => isLaid(one)));
}

/** Once it was not kept by whom the hand was laid: that is known where there is but one person. @param {any} value */
function laidByOne({ lines, laid }) {
  const [person, ...others] = peopleOf(lines);
  return person && !others.length ? { [person]: laid } : {};
}

/** @param {any} laid */
const isLaid = (laid) => Number.isSafeInteger(laid?.deal) && Array.isArray(laid.codes) && laid.codes.every((/** @type {unknown} */ code) => typeof code === "string");

/** @param {any} value @returns {boolean} */
function isSaveLike(value) {
  return Array.isArray(value?.lines) && value.lines.every((/** @type {unknown} */ line) => typeof line === "string");
}
