// An act as a person would say it: "Meld K♠ K♥ ★ and 9♠ 9♥ 9♦".
import { rankFact } from '../../table/face.js';
import { isWild } from './cards.js';
import { OWN } from './choice.js';
import { readAct } from './notation.js';

/** @param {string} act @param {any} words @param {{ spoken?: boolean }} [how] */
export function actWords(act, words, { spoken = false } = {}) {
  const { verb, groups } = readAct(act), { t } = words;
  /** @param {readonly string[]} codes */
  const say = codes => spoken ? words.cardNames(codes) : words.cards(codes);
  const laid = groups.map(({ rank, cards }) => rank !== OWN && cards.every(isWild) ? t('act-say-wild', { cards: say(cards), rank: rankFact(rank) }) : say(cards));
  /** @param {readonly string[]} melds */
  const list = melds => spoken ? words.apart(melds) : words.list(melds);
  switch (verb) {
    case 'meld': return t('act-say-meld', { melds: list(laid) });
    case 'take':
      if (!groups.length) return t('act-say-take');
      return laid.length > 1 ? t('act-say-take-more', { cards: laid[0], melds: list(laid.slice(1)) }) : t('act-say-take-with', { cards: laid[0] });
    case 'discard': case 'red3': return t(`act-say-${verb}`, { card: say(groups[0]?.cards ?? []) });
    case 'draw': case 'ask': case 'yes': case 'no': case 'pass': return t(`act-say-${verb}`);
    default: return act;
  }
}
