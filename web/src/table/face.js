// Card faces, drawn by us. Codes are those of the notation: "QS", "TH", "JK", "??".
import { classes, h } from './dom.js';

/** @type {Record<string, string>} */
const SUITS = {
  S: 'M50 5C58 30 92 45 92 68a20 20 0 0 1-37 11c0 9 4 14 10 18H35c6-4 10-9 10-18A20 20 0 0 1 8 68C8 45 42 30 50 5Z',
  H: 'M50 94C40 72 6 56 6 30a22 22 0 0 1 44-7 22 22 0 0 1 44 7C94 56 60 72 50 94Z',
  D: 'M50 3 88 50 50 97 12 50Z',
  C: 'M50 5a21 21 0 0 1 17 33 21 21 0 1 1-12 38c0 9 4 15 10 20H35c6-5 10-11 10-20a21 21 0 1 1-12-38A21 21 0 0 1 50 5Z',
};

// Pips stand in two columns and a middle one, right of the index. Rows are per cent of the height; those below the middle are upside down.
const L = 57, M = 71, R = 85;
/** @type {Record<string, [number, number][]>} */
const PIPS = {
  A: [],
  2: [[M, 24], [M, 76]],
  3: [[M, 20], [M, 50], [M, 80]],
  4: [[L, 22], [R, 22], [L, 78], [R, 78]],
  5: [[L, 22], [R, 22], [M, 50], [L, 78], [R, 78]],
  6: [[L, 22], [R, 22], [L, 50], [R, 50], [L, 78], [R, 78]],
  7: [[L, 22], [R, 22], [M, 36], [L, 50], [R, 50], [L, 78], [R, 78]],
  8: [[L, 22], [R, 22], [M, 36], [L, 50], [R, 50], [M, 64], [L, 78], [R, 78]],
  9: [[L, 15], [R, 15], [L, 38], [R, 38], [M, 50], [L, 62], [R, 62], [L, 85], [R, 85]],
  T: [[L, 15], [R, 15], [M, 27], [L, 38], [R, 38], [L, 62], [R, 62], [M, 73], [L, 85], [R, 85]],
};

/** Where the court art lies, beside the page. */
const COURTS = 'courts';

/** @param {string} suit @param {string} [cls] */
export const suitIcon = (suit, cls = 'suit') =>
  h('svg', { class: cls, viewBox: '0 0 100 100', 'aria-hidden': 'true' }, h('path', { d: SUITS[suit] ?? '' }));

/** Rank and suit. @param {string} code */
export function read(code) {
  if (code.startsWith('JK')) return { rank: 'JK', suit: '' };
  return { rank: code[0] ?? '', suit: code[1] ?? '' };
}

/** @param {string} rank */
export const rankText = rank => rank === 'T' ? '10' : rank === 'JK' || rank === 'W' ? '★' : rank;

/** A rank as a fact for a message, which knows figures as numbers. @param {string} rank */
export const rankFact = rank => Number(rank) || rank;

/** @param {string} rank @param {string} suit */
function pips(rank, suit) {
  const svg = h('svg', { class: rank in PIPS ? 'pips' : 'pips plain', viewBox: '0 0 100 140', 'aria-hidden': 'true' });
  /** @param {number} x @param {number} y @param {number} size */
  const put = (x, y, size) => svg.append(h('path', {
    d: SUITS[suit] ?? '', transform: `translate(${x} ${y}) ${y > 70 ? 'rotate(180) ' : ''}scale(${size}) translate(-50 -50)` }));
  const places = PIPS[rank] ?? [];
  if (!places.length) put(69, 70, .44);
  for (const [x, y] of places) put(x, y * 1.4, '23'.includes(rank) ? .24 : '9T'.includes(rank) ? .17 : .185);
  return svg;
}

/**
 * @typedef {{ mini?: boolean, turned?: boolean, second?: boolean, star?: boolean, tag?: string } & Record<string, any>} FaceOptions
 */

/** One card. mini: for melds; turned: sideways; second: the other joker; star: it counts as any card, as a joker always does. @param {string} code @param {FaceOptions} [options] */
export function card(code, { mini = false, turned = false, second = false, star = false, tag = 'span', class: more = '', ...props } = {}) {
  if (code === '??') return h(tag, { class: classes('card down', more), ...props });
  if (!code) return h(tag, { class: classes('card slot', more), ...props });
  const { rank, suit } = read(code), joker = rank === 'JK';
  return h(tag, {
    class: classes('card', mini && 'mini', turned && 'turned', second && 'second', more), 'data-rank': rank, 'data-suit': suit || null, ...props },
  h('span', { class: 'index', 'aria-hidden': 'true' },
    h('span', { class: rank === 'T' ? 'rank ten' : 'rank', 'data-text': rankText(rank) }),
    suit && suitIcon(suit),
    star && suit && !mini && h('span', { class: 'star', 'data-text': '★' }),
    joker && h('span', { class: 'word', 'data-text': 'JOKER' })),
  ...body(rank, suit, { mini, star: star || joker, second }));
}

/** @param {string} rank @param {string} suit @param {{ mini: boolean, star: boolean, second: boolean }} options */
function body(rank, suit, { mini, star, second }) {
  if (mini) return [star ? h('span', { class: 'body star', 'aria-hidden': 'true' }, '★') : suitIcon(suit, 'body')];
  if (rank === 'JK') return [art(second ? 'X2' : 'X1')];
  return 'KQJ'.includes(rank) ? [art(suit + rank), pips(rank, suit)] : [pips(rank, suit)];
}

/** @param {string} name */
const art = name => h('img', { class: 'art', src: `${COURTS}/${name}.svg`, alt: '', draggable: 'false' });
