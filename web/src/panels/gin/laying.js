// How the hand lies in Gin Rummy: as the engine arranges it, in melds and deadwood, or as the person has laid it in this deal.
import { mode, short } from '../../table/layout.js';
import { inOrder } from '../../table/order.js';
import { groups, layGroups } from './groups.js';
import { meldNames } from './meld_words.js';

/** @typedef {import('../../table/keys.js').Held} Held */

export class Laying {
  /** @param {import('./board.js').GinBoard} board */
  constructor(board) {
    this.board = board;
    this.game = board.table.game;
  }

  /** The order the person has laid the cards in, if it is of this deal. @returns {readonly string[] | null} */
  get own() {
    const { laid } = this.game;
    return laid?.deal === this.board.view.deal ? laid.codes : null;
  }

  /** What has been drawn since lies at the end. @param {readonly Held[]} held @returns {Held[]} */
  arrange(held) { return inOrder(held, this.own ?? this.board.view.arranged.melds); }

  /** A card that is gone keeps its place, behind the one it lay behind: an undo brings it back there. @param {readonly Held[]} held */
  learn(held) {
    const codes = held.map(card => card.code);
    let before = '';
    for (const code of this.own ?? []) {
      if (!codes.includes(code)) codes.splice(codes.indexOf(before) + 1, 0, code);
      before = code;
    }
    this.game.lay(this.board.view.deal, codes);
  }

  /** Back to the engine's order. */
  forget() { this.game.lay(this.board.view.deal, null); }

  /** @param {readonly Held[]} held @param {number} width */
  lay(held, width) {
    const { view, table: { game: { words: { t } } } } = this.board, { best } = view;
    const list = groups(held, best.melds, (kind, cards) =>
      kind !== 'loose' ? t(`gin-${kind}`) : this.own || cards.length !== best.deadwood.length ? '' : t('gin-deadwood-of', { points: best.points }));
    return layGroups(list, width, room(this.game.settings.get('size') === 'large', !this.own));
  }

  /** "Your hand, 10 cards: a set of queens; a run in spades, five to eight; deadwood ace of hearts and four of clubs, 5 points". */
  label() {
    const { view: { best, hand }, table: { game: { words, words: { t } } } } = this.board;
    if (!hand.length) return t('hand-label', { count: 0 });
    const { melds } = best, facts = { count: hand.length, melds: meldNames(melds, words), deadwood: words.cardNames(best.deadwood), points: best.points };
    return t(!best.deadwood.length ? 'gin-hand-all' : melds.length ? 'gin-hand-some' : 'gin-hand-none', facts);
  }

  /** @param {readonly Held[]} _held @returns {(one: Held) => import('../../table/board.js').Mark} */
  marks(_held) {
    const { view, places, table: { game: { words, words: { t } } } } = this.board;
    return (/** @type {Held} */ { code }) => {
      const card = words.cardName(code), fits = places.get(code) ?? [];
      const meld = meldNames(fits, words);
      const state = view.taken === code ? 'kept' : fits.length ? 'fits' : view.fresh.includes(code) ? 'taken' : 'plain';
      return { label: t('gin-card', { card, state, meld }), marks: state === 'kept' ? ['taken', 'kept'] : state === 'plain' ? [] : [state] };
    };
  }
}

/** @param {boolean} large @param {boolean} labels @returns {import('./groups.js').Room} */
function room(large, labels) {
  const grow = large ? 1.2 : 1, high = innerHeight, label = labels ? 19 : 0;
  switch (mode()) {
    case 'desk': return { most: Math.min(150, high * .14) * grow, least: 60, rows: 1, label: 20, rise: 10, fill: false };
    case 'tablet': return { most: 108 * grow, least: 60, rows: 1, label: 20, rise: 10, fill: false };
    case 'land': return { most: Math.min(76, high * .185) * grow, least: 44, rows: 1, label, rise: 8, fill: false };
    default: return { most: (short() ? 52 : Math.min(88, high * .105)) * grow, least: 42, rows: 2, label: short() ? Math.min(label, 16) : label, rise: short() ? 6 : 9, fill: true };
  }
}
