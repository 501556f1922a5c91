// An act as a person would say it: "Lay 9♥ off on 5♥ 6♥ 7♥ 8♥".
import { codesName, codesNames } from './meld_words.js';
import { readAct } from './notation.js';

/** @param {string} act @param {import('../../words/words.js').Words} words @param {{ spoken?: boolean }} [how] */
export function actWords(act, words, { spoken = false } = {}) {
  const { verb, card: code, melds } = readAct(act), { t } = words;
  const card = code && (spoken ? words.cardName(code) : words.card(code));
  switch (verb) {
    case 'discard': return t('gin-say-discard', { card });
    case 'knock':
      if (!card) return t('gin-say-big-gin');
      return melds.length ? t('gin-say-knock-with', { card, melds: spoken ? codesNames(melds, words) : words.list(melds.map(meld => words.cards(meld))) }) : t('gin-say-knock', { card });
    case 'layoff': return t('gin-say-layoff', { card, meld: spoken ? codesName(melds[0] ?? [], words) : words.cards(melds[0] ?? []) });
    case 'draw': case 'take': case 'pass': case 'done': return t(`gin-say-${verb}`);
    default: return act;
  }
}
