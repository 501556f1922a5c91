// What everybody may know of the other player, in the sheet of the seat: cards taken from the pile, and what was thrown last.
import { h } from '../../table/dom.js';
import { cardList } from '../card_list.js';

const LAST = 5;

/** @param {import('./board.js').GinBoard} board @param {import('../../table/table.js').Seat} seat */
export function seatMore({ view, table }, { id, relation }) {
  const { t } = table.game.words, known = relation === 'you' ? [] : view.known;
  const thrown = (view.discards[id] ?? []).slice(-LAST);
  return [
    known.length > 0 && [h('h3', {}, t('gin-known-title')), cardList(table, known, t('gin-known-title'))],
    thrown.length > 0 && [h('h3', {}, t('gin-thrown-title')), cardList(table, thrown, t('gin-thrown-title'))],
  ];
}
