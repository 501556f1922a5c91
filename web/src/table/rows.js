// The arithmetic of a hand: how wide a card is and where it lies, so that every overlapped card keeps a strip one can hit.

/** The smallest visible strip, WCAG 2.5.8. */
const STRIP = 24;
/** The part of a card that its index needs. */
const INDEX = .41;

/** The visible strip of an overlapped card of width w. @param {number} w */
export const strip = w => Math.max(STRIP, w * INDEX);

/** How many cards of width w go in one row. @param {number} width @param {number} w */
export const perRow = (width, w) => Math.max(1, Math.floor((width - w) / strip(w)) + 1);

/** The largest card, between least and most, with which n cards still go in one row. @param {number} n @param {number} width @param {number} least @param {number} most */
export const fit = (n, width, least, most) => Math.max(least, Math.min(most, Math.floor(width / (1 + INDEX * Math.max(n - 1, 0)))));

/**
 * @typedef {{ w: number, spread: number, rise: number, cut: boolean }} Size  card width, widest step, room above for a chosen card, bottom row cut off
 * @typedef {{ w: number, wide: number, tall: number, each: number, rows: number, at: [number, number][] }} Plan
 */

/** Rows of equal length, the step as wide as the space allows. @param {number} n @param {number} width @param {Size} size @returns {Plan} */
export function plan(n, width, { w, spread, rise, cut }) {
  const rows = Math.max(1, Math.ceil(n / perRow(width, w))), each = Math.max(1, Math.ceil(n / rows));
  const step = Math.min((width - w) / Math.max(each - 1, 1), w * spread);
  const peek = w * (rows > 3 ? .5 : rows > 2 ? .68 : .9);
  const last = cut && rows > 1 ? w * .98 : w * 1.4;
  return {
    w, each, rows, wide: (Math.min(n, each) - 1) * step + w, tall: (rows - 1) * peek + last + rise,
    at: Array.from({ length: n }, (_, i) => [(i % each) * step, Math.floor(i / each) * peek + rise]),
  };
}
