// A player: the whole name, the cards held, the side, and the last thing done.
import { h } from '../table/dom.js';
import { lines } from './log.js';
import { closing, openSheet } from './sheet.js';
import { sentence } from '../words/log.js';

/** @param {import('../table/table.js').Table} table @param {string} id */
export function openSeat(table, id) {
  const { view, game, game: { words: { t } } } = table, seat = view.seats.find(one => one.id === id);
  if (!seat) return;
  const last = lines(table).length ? game.log.filter((/** @type {any} */ entry) => entry.deal === view.deal && entry.event.seat === id && entry.event.kind !== 'turn').slice(-4) : [];
  openSheet(table, {
    kind: 'seat', title: seat.name,
    body: [h('p', {}, table.seats.label(seat)), last.length > 0 && h('ul', { class: 'reasons' }, last.map((/** @type {any} */ entry) => h('li', {}, sentence(entry.event, view, game.words, { spoken: false }))))],
    buttons: [closing(t('sheet-close'), () => {}, true)],
  });
}
