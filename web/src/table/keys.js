// The wire sends faces; the screen invents a key for each card, so that the two sevens of diamonds stay two things and a node can stay the same card.

/** @typedef {{ key: number, code: string }} Held */

let next = 1;

/**
 * Gives every code a key, keeping those that are there already.
 * @param {readonly Held[]} old @param {readonly string[]} codes @param {(held: Held) => boolean} [leaving] which of two equal cards goes first
 * @returns {{ held: Held[], gone: Held[], come: Held[] }}
 */
export function keep(old, codes, leaving = () => false) {
  const stay = [...old].sort((a, b) => Number(leaving(a)) - Number(leaving(b)));
  /** @type {Held[]} */
  const held = [], come = [];
  for (const code of codes) {
    const at = stay.findIndex(card => card.code === code);
    const card = at < 0 ? { key: next++, code } : /** @type {Held} */ (stay.splice(at, 1)[0]);
    if (at < 0) come.push(card);
    held.push(card);
  }
  return { held, gone: stay, come };
}

/**
 * The keys of these codes among the cards, the youngest first.
 * @param {readonly Held[]} held @param {readonly string[]} codes @returns {Set<number>}
 */
export function match(held, codes) {
  const rest = [...held].sort((a, b) => b.key - a.key), keys = new Set();
  for (const code of codes) {
    const at = rest.findIndex(card => card.code === code);
    if (at >= 0) keys.add(/** @type {Held} */ (rest.splice(at, 1)[0]).key);
  }
  return keys;
}
