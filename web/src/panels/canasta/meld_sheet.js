// A meld, card by card, with what it counts; and the way to put chosen wild cards on it.
import { h } from '../../table/dom.js';
import { rankFact } from '../../table/face.js';
import { cardList } from '../card_list.js';
import { closing, openSheet } from '../sheet.js';
import { isWild } from './cards.js';
import { OWN } from './choice.js';
import { sideFacts } from './sides.js';

/** What a message says of a meld; of wild cards alone it goes without saying how many are wild. @param {import('../../engine/wire.js').CanastaMeld} meld */
export const meldFacts = ({ rank, cards, wilds, kind, short, closed }) =>
  ({ rank: rankFact(rank), count: cards.length, wilds: rank === OWN ? 0 : wilds, kind: kind ?? 'none', short, closed: closed ? 'yes' : 'no' });

/** @param {import('./board.js').CanastaBoard} board @param {number} index of the side @param {number} place of the meld among its melds */
export function openMeld({ table, view, choice }, index, place) {
  const { words, words: { t } } = table.game, meld = view.sides[index]?.melds[place];
  if (!meld) return;
  const wilds = index === 0 && !meld.closed ? choice.cards.filter(one => isWild(one.code)) : [];
  const put = () => {
    for (const wild of wilds) choice.move(wild, meld.rank);
    table.changed();
  };
  openSheet(table, {
    kind: 'meld', title: t('meld-title', { rank: rankFact(meld.rank), ...sideFacts(view, index, words) }),
    body: [cardList(table, meld.cards, t('meld-cards')),
      h('p', {}, t('meld-text', meldFacts(meld))),
      h('p', {}, t('meld-points', { points: words.number(meld.points), bonus: meld.bonus, bonusText: words.number(meld.bonus) })),
      meld.closed && h('p', {}, t('meld-closed'))],
    buttons: [
      wilds.length > 0 && closing(t('meld-put', { cards: words.cards(wilds.map(one => one.code)) }), put, true),
      closing(t('sheet-close'), () => {}, !wilds.length),
    ],
  });
}
