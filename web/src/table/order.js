// In which order the cards of the hand lie.
/** @typedef {import('./keys.js').Held} Held */

/** @param {readonly Held[]} held @param {readonly string[]} codes  the same cards in the wanted order @returns {Held[]} */
export function inOrder(held, codes) {
  const rest = [...held], sorted = [];
  for (const code of codes) {
    const at = rest.findIndex(card => card.code === code);
    if (at >= 0) sorted.push(.../** @type {Held[]} */ (rest.splice(at, 1)));
  }
  return [...sorted, ...rest];
}

/** Moves the cards with these keys in front of the card that lies at this place. @param {readonly Held[]} held @param {Set<number>} keys @param {number} at */
export function relay(held, keys, at) {
  const moved = held.filter(card => keys.has(card.key));
  return [...held.slice(0, at).filter(card => !keys.has(card.key)), ...moved, ...held.slice(at).filter(card => !keys.has(card.key))];
}
