// A player: the whole name, the cards held, the side, and the last thing done.
import { h } from '../table/dom.js';
import { entries, told } from './log.js';
import { closing, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table @param {string} id */
export function openSeat(table, id) {
  const { view, game: { words: { t } } } = table, seat = view.seats.find(one => one.id === id);
  if (!seat) return;
  const last = entries(table).filter(entry => entry.event.seat === id).slice(-4).map(entry => told(table, entry)).filter(Boolean);
  openSheet(table, {
    kind: 'seat', title: seat.name,
    body: [h('p', {}, table.seats.label(seat)), last.length > 0 && h('ul', { class: 'reasons' }, last.map(text => h('li', {}, text))), table.board.more?.(seat)],
    buttons: [closing(t('sheet-close'), () => {}, true)],
  });
}
