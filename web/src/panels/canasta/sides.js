// What the sides are called. Two partnerships are We and They; who sits alone goes by name; of more than two sides each
// other one has a letter and goes by the names of its players.
import { shortened } from '../../words/shortened.js';

/** @typedef {import('../../words/words.js').Words} Words */
/** @typedef {import('./board.js').CanastaView} View */
/** @typedef {Pick<View, 'sides' | 'seats'>} Seated */

/** The most letters of a brief name, and of one at the head of a column. */
const BRIEF = 5, HEAD = 10;

/** The facts of a side for a message: which it is to the person, the names of its players and how many they are, its letter.
 * @param {Seated} view @param {number} i @param {Words} words */
export function sideFacts({ sides, seats }, i, words) {
  const own = sides[i]?.seats ?? [], names = seats.filter(seat => own.includes(seat.id)).map(seat => seat.name);
  const { length } = names;
  return { side: relation(i, length, sides.length), name: words.list(names), brief: brief(names[0]), count: length, letter: letterOf(i, length, sides.length) };
}

/** A name where there is little room. @param {string} [name] @param {number} [most] letters */
function brief(name = '', most = BRIEF) {
  const [first = ''] = name.split(' '), fits = (/** @type {string} */ text) => [...text].length <= most;
  return fits(name) ? name : fits(first) ? first : `${shortened(first, most - 1)}…`;
}

/** @param {number} i @param {number} players @param {number} sides @returns {'we' | 'they' | 'you' | 'other'} */
function relation(i, players, sides) {
  if (players < 2) return i ? 'other' : 'you';
  return i ? sides > 2 ? 'other' : 'they' : 'we';
}

/** "B" and on for the other sides where they need one. @param {number} i @param {number} players @param {number} sides */
export const letterOf = (i, players, sides) => i && players > 1 && sides > 2 ? String.fromCharCode(65 + i) : 'none';

/** "We", "Ana and Kemal". @param {Seated} view @param {number} i @param {Words} words */
export const sideName = (view, i, words) => words.t('side-name', sideFacts(view, i, words));

/** With its letter, as a heading: "B: Ana and Kemal". @param {Seated} view @param {number} i @param {Words} words */
export const sideTitle = (view, i, words) => words.t('side-title', sideFacts(view, i, words));

/** At the head of a column, with brief names. @param {Seated} view @param {number} i @param {Words} words */
export function sideHead(view, i, words) {
  const own = view.sides[i]?.seats ?? [], names = view.seats.filter(seat => own.includes(seat.id)).map(seat => brief(seat.name, HEAD));
  return words.t('side-title', { ...sideFacts(view, i, words), name: words.list(names) });
}

/** Where there is little room: "We", "Ana", "B". @param {Seated} view @param {number} i @param {Words} words */
export const sideShort = (view, i, words) => words.t('side-short', sideFacts(view, i, words));

/** Something of every side in one sentence: "we 120 and they 300". @param {string} id a message for one side
 * @param {Seated} view @param {readonly number[]} values @param {Words} words @returns {string} */
export const ofSides = (id, view, values, words) =>
  words.list(values.map((points, i) => words.t(id, { ...sideFacts(view, i, words), points })));

/** The scores of a match of which no more is known than who sat there. @param {readonly number[]} scores @param {Words} words @param {readonly string[]} names */
export function tally(scores, words, names) {
  const players = Math.floor(names.length / Math.max(1, scores.length));
  return words.beside(scores.map((points, i) => words.t('bar-score', {
    side: relation(i, players, scores.length), brief: names[i] ?? '', letter: letterOf(i, players, scores.length), points })));
}
