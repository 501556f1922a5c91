// A meld as it is said: "a set of queens", "a run in hearts, five to eight". The cards of several melds one after another would be
// heard as one row of cards.

/** @typedef {import('../../words/words.js').Words} Words */
/** @typedef {{ kind: 'set' | 'run', cards: readonly string[] }} Meld  the cards in their order */

/** @param {Meld} meld @param {Words} words */
export function meldName({ kind, cards }, words) {
  const [first = ''] = cards, last = cards.at(-1) ?? '', [rank = '', suit = ''] = first;
  if (kind === 'set') return words.t('gin-name-set', { rank, count: cards.length });
  return words.t('gin-name-run', { suit, from: words.rankName(rank, 1), to: words.rankName(last[0] ?? '', 1) });
}

/** Several, set apart from each other. @param {readonly Meld[]} melds @param {Words} words */
export const meldNames = (melds, words) => words.apart(melds.map(meld => meldName(meld, words)));

/** Acts and events have the cards of a meld and not its kind; cards of one rank are a set, and what is no meld is said card by card.
 * @param {readonly string[]} codes in their order @param {Words} words */
export function codesName(codes, words) {
  const of = (/** @type {number} */ at) => new Set(codes.map(code => code[at])).size === 1;
  const kind = codes.length < 3 || codes.includes('??') ? null : of(0) ? 'set' : of(1) ? 'run' : null;
  return kind ? meldName({ kind, cards: codes }, words) : words.cardNames(codes);
}

/** @param {readonly (readonly string[])[]} melds @param {Words} words */
export const codesNames = (melds, words) => words.apart(melds.map(codes => codesName(codes, words)));
