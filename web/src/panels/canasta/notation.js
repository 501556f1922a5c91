// Acts as the notation writes them. It reads and writes; whether an act is allowed is the engine's to say.
import { isWild } from './cards.js';

/** @typedef {{ rank: string, cards: string[] }} Part  a group of an act; rank as written or that of its first natural card */
/** @typedef {{ verb: string, groups: Part[] }} Spoken */

/** One group: "KS KH 2D", or "K: 2D" when no natural card says the rank. @param {Part} part */
export const writePart = ({ rank, cards }) => cards.every(isWild) ? `${rank}: ${cards.join(' ')}` : cards.join(' ');

/** @param {readonly Part[]} parts */
export const writeMeld = parts => `meld ${parts.map(writePart).join(' / ')}`;

/** The group of the pile's top card comes first. @param {readonly Part[]} parts @param {string} rank */
export function writeTake(parts, rank) {
  const first = parts.filter(part => part.rank === rank), rest = parts.filter(part => part.rank !== rank);
  return ['take', [...first, ...rest].map(part => part.cards.join(' ')).join(' / ')].filter(Boolean).join(' ');
}

/** @param {string} act @returns {Spoken} */
export function readAct(act) {
  const [verb = '', ...words] = act.trim().split(/\s+/);
  const groups = words.join(' ').split('/').map(text => text.trim()).filter(Boolean).map(text => {
    const [, named = '', cards = ''] = /^(?:(\w+):)?\s*(.*)$/.exec(text) ?? [];
    const codes = cards.split(' ').filter(Boolean);
    return { rank: named || (codes.find(code => !isWild(code)) ?? codes[0] ?? '').slice(0, 1), cards: codes };
  });
  return { verb, groups };
}
