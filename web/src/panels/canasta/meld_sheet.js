// A meld, card by card, with what it counts; and the way to put chosen wild cards on it.
import { h } from '../../table/dom.js';
import { rankFact } from '../../table/face.js';
import { cardList } from '../card_list.js';
import { closing, openSheet } from '../sheet.js';
import { isWild } from './cards.js';

/** @param {import('./board.js').CanastaBoard} board @param {0 | 1} index @param {string} rank */
export function openMeld({ table, view, choice }, index, rank) {
  const { words, words: { t } } = table.game, meld = view.sides[index]?.melds.find(one => one.rank === rank);
  if (!meld) return;
  const wilds = index === 0 ? choice.cards.filter(one => isWild(one.code)) : [];
  const put = () => {
    for (const wild of wilds) choice.move(wild, rank);
    table.changed();
  };
  openSheet(table, {
    kind: 'meld', title: t('meld-title', { rank: rankFact(rank), whose: index ? 'they' : 'we' }),
    body: [cardList(table, meld.cards, t('meld-cards')),
      h('p', {}, t('meld-text', { rank: rankFact(rank), count: meld.cards.length, wilds: meld.wilds, kind: meld.kind ?? 'none', short: meld.short })),
      h('p', {}, t('meld-points', { points: words.number(meld.points), bonus: meld.bonus, bonusText: words.number(meld.bonus) }))],
    buttons: [
      wilds.length > 0 && closing(t('meld-put', { cards: words.cards(wilds.map(one => one.code)) }), put, true),
      closing(t('sheet-close'), () => {}, !wilds.length),
    ],
  });
}
