// How the hand lies in Canasta: in one of the engine's three orders or as the person laid it, in rows of cards that overlap.
import { match } from '../../table/keys.js';
import { mode, short } from '../../table/layout.js';
import { inOrder } from '../../table/order.js';
import { fit, plan, strip } from '../../table/rows.js';
import { shownBy } from './accidents.js';

/** @typedef {import('../../table/keys.js').Held} Held */

const STORED = 'melds-hand';
/** @type {readonly ['taken']} */
const TAKEN = ['taken'];

export class Laying {
  #byHand;

  /** Of whoever looks on when the table is laid. @param {import('./board.js').CanastaBoard} board */
  constructor(board) {
    this.board = board;
    this.#byHand = new ByHand(board.view.seat);
    this.settings = board.table.game.settings;
  }

  /** @param {readonly Held[]} held @returns {Held[]} */
  arrange(held) {
    const { view } = this.board, order = /** @type {'rank' | 'suit' | 'melds' | 'hand'} */ (this.settings.get('order'));
    return order === 'hand' && this.#byHand.learnt ? this.#byHand.arrange(held) : inOrder(held, order === 'hand' ? view.hand : view.arranged[order]);
  }

  /** @param {readonly Held[]} held */
  learn(held) {
    this.#byHand.learn(held);
    this.settings.set('order', 'hand');
  }

  /** @param {readonly Held[]} held @param {number} width */
  lay({ length }, width) { return plan(length, width, handSize(length, width, this.settings.get('size') === 'large')); }

  label() { return this.board.table.game.words.t('hand-label', { count: this.board.view.hand.length }); }

  /** @param {readonly Held[]} held */
  marks(held) {
    const { view, table: { game: { words } } } = this.board, taken = match(held, view.taken), exposed = match(held, shownBy(view, view.seat));
    return (/** @type {Held} */ { key, code }) => {
      const fresh = taken.has(key), card = words.cardName(code);
      if (exposed.has(key)) return { label: words.t('hand-card-exposed', { card }), marks: fresh ? TAKEN : [], word: words.t('card-exposed') };
      return { label: fresh ? words.t('hand-card-taken', { card }) : card, marks: fresh ? TAKEN : [] };
    };
  }
}

/** The size of a card in the hand. @param {number} n @param {number} width @param {boolean} large @returns {import('../../table/rows.js').Size} */
function handSize(n, width, large) {
  const grow = large ? 1.2 : 1, high = innerHeight;
  switch (mode()) {
    case 'desk': return { w: fit(n, width, 60, Math.min(118 * grow, high * .125 * grow)), spread: .62, rise: 18, cut: false };
    case 'tablet': return { w: fit(n, width, 72 * grow, 108 * grow), spread: 1.04, rise: 18, cut: false };
    case 'land': {
      const one = fit(n, width, 44, Math.min(76, high * .185) * grow);
      const fits = one >= 52 && one + strip(one) * (n - 1) <= width;
      return { w: fits ? one : 52 * grow, spread: 1.04, rise: 14, cut: true };
    }
    default: return { w: (short() ? 54 : 58) * grow, spread: 1.04, rise: short() ? 16 : 18, cut: false };
  }
}

/** The order a person laid the cards in, which is remembered. */
class ByHand {
  /** @type {number[]} */ #keys = [];
  /** @type {string[] | null} from an earlier visit */ #codes;

  /** @param {string} seat */
  constructor(seat) {
    this.seat = seat;
    this.#codes = recall(seat);
    /** Whether there is an order that the person has laid. */
    this.learnt = this.#codes !== null;
  }

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
    this.learnt = true;
    this.#keys = sorted.map(card => card.key);
    remember(this.seat, sorted.map(card => card.code));
  }
}

/** @param {string} seat @param {string[]} codes */
function remember(seat, codes) {
  try { sessionStorage.setItem(`${STORED}-${seat}`, codes.join(' ')); } catch { /* no storage here: the order lasts as long as the page */ }
}

/** @param {string} seat @returns {string[] | null} */
function recall(seat) {
  try { return sessionStorage.getItem(`${STORED}-${seat}`)?.split(' ') ?? null; } catch { return null; }
}
