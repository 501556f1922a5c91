// What the starts of a Melds came to. A page that the person left, loaded again or has not waited for says nothing against it:
// only one that said it cannot, or was not heard of again for longer than a start takes.

/** @typedef {import("./log.js").Entry} Entry */

/** ms after which a page that is going to start has started. */
export const PATIENCE = 30_000;

/**
 * A page is opened. Those that are not there any more and were not heard of were lost together, and count as one.
 * @param {Entry} entry
 * @param {string} page
 * @param {readonly string[]} here all pages that are open
 * @param {number} now
 * @returns {Partial<Entry>}
 */
export function begun(entry, page, here, now) {
  const isLost = (/** @type {import("./log.js").Start} */ start) => !here.includes(start.page) && now - start.at >= PATIENCE;
  const rest = entry.begun.filter((start) => !isLost(start)), lost = rest.length < entry.begun.length;
  // a browser that does not say which page it is will not be understood when that speaks
  return { begun: page ? [...rest, { page, at: now }] : rest, ...(lost ? { failed: entry.failed + 1, told: false } : {}) };
}

/** Nobody looks at it any more: it has not failed, unless it was waited for.
 * @param {Entry} entry @param {string} page @param {number} now @returns {Partial<Entry>} */
export function left(entry, page, now) {
  return { begun: entry.begun.filter((start) => start.page !== page || now - start.at >= PATIENCE) };
}

/** It says that it cannot start. @param {Entry} entry @param {string} page @returns {Partial<Entry>} */
export function stuck(entry, page) {
  if (entry.back || entry.guests.includes(page)) return {};
  return { begun: entry.begun.filter((start) => start.page !== page), failed: entry.failed + 1, told: true };
}
