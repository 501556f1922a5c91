// A card that fits two melds: the person says which.
import { closing, openSheet, sentence } from '../sheet.js';
import { meldName } from './meld_words.js';

/** @param {import('./board.js').GinBoard} board @param {string} code @param {readonly import('./board.js').GinMeld[]} melds */
export function openOnto({ table, deeds }, code, melds) {
  const { words, words: { t } } = table.game;
  const where = (/** @type {import('./board.js').GinMeld} */ meld, /** @type {number} */ i) => {
    const el = closing('', () => deeds.layOn(code, meld.cards), false, { 'data-onto': i });
    el.append(sentence(table, t('gin-onto', { meld: words.cards(meld.cards) }), t('gin-onto', { meld: meldName(meld, words) })));
    return el;
  };
  openSheet(table, {
    kind: 'onto', title: t('gin-onto-title', { card: words.card(code) }), body: [],
    buttons: [...melds.map(where),
      closing(t('ask-not-now'))],
  });
}
