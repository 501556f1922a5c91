// Why the computer players acted as they did. Told when the deal is over, since reasons speak of cards in hand.
import { isPerson } from '../state/handing.js';
import { h } from '../table/dom.js';
import { sentences } from './reasons.js';
import { closing, openSheet } from './sheet.js';

/** Whether anybody can say why: people keep their reasons to themselves. @param {{ seats: readonly { player?: string }[] }} view */
export const explains = ({ seats }) => seats.some(seat => !isPerson(seat));

/** @param {Pick<import('../table/table.js').Table, 'game' | 'view' | 'panels' | 'ask' | 'focus'>} place  a table, or what stands in its place */
export async function openExplanations(place) {
  const { game, view, panels: { actWords } } = place, { words, words: { t } } = game;
  const reply = await place.ask({ op: 'explain' });
  if (reply.kind !== 'explained') return;
  const name = (/** @type {string} */ id) => view.seats.find(seat => seat.id === id)?.name ?? '';
  /** @param {import('../engine/wire.js').ExplainedAct} told */
  const told = ({ turn, seat, act, reasons }) => h('li', {},
    h('b', {}, t('explain-act', { turn, name: name(seat), act: actWords(act, words) })),
    h('ul', { class: 'reasons' }, sentences(place, reasons).map(text => h('li', {}, text))));
  openSheet(place, {
    kind: 'explain', title: t('explain-title'),
    body: [h('p', {}, t('explain-text')), h('ol', { class: 'explained' }, reply.acts.map(told))],
    buttons: [closing(t('sheet-close'), () => {}, true)],
  });
}
