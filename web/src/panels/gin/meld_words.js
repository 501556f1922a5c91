// A meld as it is said: "a set of queens", "a run in hearts, five to eight". The cards of several melds one after another would be
// heard as one row of cards.

/** @typedef {import('../../words/words.js').Words} Words */

/** @param {readonly string[]} codes in their order @param {Words} words */
export function meldName(codes, words) {
  const ranks = new Set(codes.map(code => code[0])), suits = new Set(codes.map(code => code[1])), [rank = ''] = ranks, [suit = ''] = suits;
  if (codes.length < 3 || codes.includes('??')) return words.cardNames(codes);
  if (ranks.size === 1) return words.t('gin-name-set', { rank, count: codes.length });
  const name = (/** @type {string | undefined} */ code) => words.rankName(code?.[0] ?? '', 1);
  return suits.size === 1 ? words.t('gin-name-run', { suit, from: name(codes[0]), to: name(codes.at(-1)) }) : words.cardNames(codes);
}

/** Several, set apart from each other. @param {readonly (readonly string[])[]} melds @param {Words} words */
export const meldNames = (melds, words) => words.apart(melds.map(codes => meldName(codes, words)));
