// Why the computer players acted as they did. Told when the deal is over, since reasons speak of cards in hand.
import { h } from '../table/dom.js';
import { sentences } from './reasons.js';
import { closing, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table */
export async function openExplanations(table) {
  const { game, view, panels: { actWords } } = table, { words, words: { t } } = game;
  const reply = await table.ask({ op: 'explain' });
  if (reply.kind !== 'explained') return;
  const name = (/** @type {string} */ id) => view.seats.find(seat => seat.id === id)?.name ?? '';
  /** @param {import('../engine/wire.js').ExplainedAct} told */
  const told = ({ turn, seat, act, reasons }) => h('li', {},
    h('b', {}, t('explain-act', { turn, name: name(seat), act: actWords(act, words) })),
    h('ul', { class: 'reasons' }, sentences(table, reasons).map(text => h('li', {}, text))));
  openSheet(table, {
    kind: 'explain', title: t('explain-title'),
    body: [h('p', {}, t('explain-text')), h('ol', { class: 'explained' }, reply.acts.map(told))],
    buttons: [closing(t('sheet-close'), () => {}, true)],
  });
}
