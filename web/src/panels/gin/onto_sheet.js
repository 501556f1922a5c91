// A card that fits two melds: the person says which.
import { closing, openSheet } from '../sheet.js';

/** @param {import('./board.js').GinBoard} board @param {string} code @param {readonly (readonly string[])[]} melds */
export function openOnto({ table, deeds }, code, melds) {
  const { words, words: { t } } = table.game;
  openSheet(table, {
    kind: 'onto', title: t('gin-onto-title', { card: words.card(code) }), body: [],
    buttons: [...melds.map((meld, i) => closing(t('gin-onto', { meld: words.cards(meld) }), () => deeds.layOn(code, meld), false, { 'data-onto': i })),
      closing(t('ask-not-now'))],
  });
}
