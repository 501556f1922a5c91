// A card that fits two melds: the person says which.
import { h } from '../../table/dom.js';
import { closing, openSheet } from '../sheet.js';
import { meldName } from './meld_words.js';

/** @param {import('./board.js').GinBoard} board @param {string} code @param {readonly (readonly string[])[]} melds */
export function openOnto({ table, deeds }, code, melds) {
  const { words, words: { t } } = table.game;
  const where = (/** @type {readonly string[]} */ meld, /** @type {number} */ i) => {
    const el = closing('', () => deeds.layOn(code, meld), false, { 'data-onto': i });
    el.append(h('span', { 'aria-hidden': 'true' }, t('gin-onto', { meld: words.cards(meld) })), h('span', { class: 'say' }, t('gin-onto', { meld: meldName(meld, words) })));
    return el;
  };
  openSheet(table, {
    kind: 'onto', title: t('gin-onto-title', { card: words.card(code) }), body: [],
    buttons: [...melds.map(where),
      closing(t('ask-not-now'))],
  });
}
