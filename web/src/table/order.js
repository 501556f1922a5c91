// In which order the cards of the hand lie: one of the engine's three orders, or the one the person laid by hand, which is remembered.
/** @typedef {import('./keys.js').Held} Held */

const STORED = 'melds-hand';

/** @param {readonly Held[]} held @param {readonly string[]} codes  the same cards in the wanted order @returns {Held[]} */
export function inOrder(held, codes) {
  const rest = [...held], sorted = [];
  for (const code of codes) {
    const at = rest.findIndex(card => card.code === code);
    if (at >= 0) sorted.push(.../** @type {Held[]} */ (rest.splice(at, 1)));
  }
  return [...sorted, ...rest];
}

export class ByHand {
  /** @type {number[]} */ #keys = [];
  /** @type {string[] | null} from an earlier visit */ #codes = recall();

  /** The cards as the person laid them; new ones at the end. @param {readonly Held[]} held @returns {Held[]} */
  arrange(held) {
    if (this.#codes) {
      const sorted = inOrder(held, this.#codes);
      this.#codes = null;
      this.#keys = sorted.map(card => card.key);
      return sorted;
    }
    const place = new Map(this.#keys.map((key, i) => [key, i]));
    return [...held].sort((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity) || a.key - b.key);
  }

  /** @param {readonly Held[]} sorted */
  learn(sorted) {
    this.#codes = null;
    this.#keys = sorted.map(card => card.key);
    remember(sorted.map(card => card.code));
  }
}

/** Moves the cards with these keys in front of the card that lies at this place. @param {readonly Held[]} held @param {Set<number>} keys @param {number} at */
export function relay(held, keys, at) {
  const moved = held.filter(card => keys.has(card.key));
  return [...held.slice(0, at).filter(card => !keys.has(card.key)), ...moved, ...held.slice(at).filter(card => !keys.has(card.key))];
}

/** @param {string[]} codes */
function remember(codes) {
  try { sessionStorage.setItem(STORED, codes.join(' ')); } catch { /* no storage here: the order lasts as long as the page */ }
}

/** @returns {string[] | null} */
function recall() {
  try { return sessionStorage.getItem(STORED)?.split(' ') ?? null; } catch { return null; }
}
