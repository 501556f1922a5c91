// The partner asks whether to go out. What the answer rests on is listed; the answer binds.
import { h } from '../../table/dom.js';
import { cardList } from '../card_list.js';
import { closing, law, openSheet } from '../sheet.js';
import { sideFacts } from './sides.js';

/** @param {import('./board.js').CanastaBoard} board */
export function openPermission({ table, view, deeds }) {
  const { game } = table, { t } = game.words; // the sheet may lie over the hand, so it shows it
  const name = view.seats.find(seat => seat.id === view.turn)?.name ?? '';
  game.say.assertive(t('permission-title', { name }));
  openSheet(table, {
    kind: 'permission', title: t('permission-title', { name }),
    body: [h('p', {}, t('permission-text', { name })), cardList(table, view.hand, t('permission-hand')), information(view, game.words),
      law(table, { rule: view.answerRule, text: view.inVain == null ? t('permission-binds', { name }) : t('permission-price', { name, points: view.inVain }) })],
    buttons: [
      closing(t('permission-yes'), () => deeds.attempt('yes'), true, { 'data-act': 'yes' }),
      closing(t('permission-no'), () => deeds.attempt('no'), false, { 'data-act': 'no' }),
    ],
  });
}

/** @param {import('./board.js').CanastaView} view @param {import('../../words/words.js').Words} words */
function information(view, words) {
  const { t } = words;
  /** @param {string} name @param {string} value */
  const row = (name, value) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value));
  /** @param {import('./board.js').Side} side */
  const score = side => t('information-score', { score: words.number(side.score), needs: side.needs, opened: side.opened ? 'yes' : 'no' });
  return h('table', { class: 'sum' }, h('tbody', {},
    view.seats.map(seat => row(t('information-hand', { name: seat.name, relation: seat.relation }), t('information-cards', { count: seat.held }))),
    row(t('information-stock'), t('information-cards', { count: view.stock })),
    view.sides.map((side, i) => row(t('information-side', sideFacts(view, i, words)), score(side)))));
}
