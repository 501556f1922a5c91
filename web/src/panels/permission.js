// The partner asks whether to go out. What the answer rests on is listed; the answer binds.
import { h } from '../table/dom.js';
import { card } from '../table/face.js';
import { closing, law, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table */
export function openPermission(table) {
  const { view, deeds, game } = table, { words, words: { t } } = game;
  const name = view.seats.find(seat => seat.id === view.turn)?.name ?? '';
  game.say.assertive(t('permission-title', { name }));
  openSheet(table, {
    kind: 'permission', title: t('permission-title', { name }),
    body: [h('p', {}, t('permission-text', { name })), ownHand(table), information(table),
      law(table, { rule: 'C6.6', title: '', text: t('permission-binds', { name }) })],
    buttons: [closing(t('permission-yes'), () => deeds.attempt('yes'), true, { 'data-act': 'yes' }), closing(t('permission-no'), () => deeds.attempt('no'), false, { 'data-act': 'no' })],
  });

  /** The sheet may lie over the hand. @param {import('../table/table.js').Table} of */
  function ownHand(of) {
    return h('ul', { class: 'cards', 'aria-label': t('permission-hand') },
      of.view.hand.map(code => h('li', {}, card(code, { mini: true }), h('span', { class: 'say' }, words.cardName(code)))));
  }

  /** @param {import('../table/table.js').Table} of */
  function information(of) {
    const row = (/** @type {string} */ name, /** @type {string} */ value) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value));
    return h('table', { class: 'sum' }, h('tbody', {},
      of.view.seats.map(seat => row(t('information-hand', { name: seat.name, relation: seat.relation }), t('information-cards', { count: seat.held }))),
      row(t('information-stock'), t('information-cards', { count: of.view.stock })),
      of.view.sides.map((side, i) => row(t(i ? 'information-they' : 'information-we'), t('information-score', { score: words.number(side.score), needs: side.needs, opened: side.opened ? 'yes' : 'no' })))));
  }
}
