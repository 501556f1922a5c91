// What everybody may know of a hand, in the sheet of the seat: cards taken from the pile, and all that was thrown. A small screen has
// no seat for the person, so that the other's sheet shows what both have thrown.
import { h } from '../../table/dom.js';
import { cardList } from '../card_list.js';

/** @param {import('./board.js').GinBoard} board @param {import('../../table/table.js').Seat} seat */
export function seatMore({ view, table }, { id, relation }) {
  const { t } = table.game.words, other = relation !== 'you', known = other ? view.known : [];
  const thrown = (/** @type {string} */ who) => view.discards[who] ?? [];
  const part = (/** @type {string} */ title, /** @type {readonly string[]} */ codes) => codes.length > 0 && [h('h3', {}, title), cardList(table, codes, title)];
  return [
    part(t('gin-known-title'), known),
    part(t('gin-thrown-title', { who: other ? 'other' : 'you' }), thrown(id)),
    other && part(t('gin-thrown-title', { who: 'you' }), thrown(view.seat)),
  ];
}
