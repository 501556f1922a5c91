// Where the hand stands, by the engine's figures: against the knock limit, with the chosen card gone if there is one, else with the best
// discard; and while laying off, against what the knocker has left.

/** The scale of the gauge: more deadwood than this is only "much". */
const MUCH = 60;

/** What may be done with a hand that is left so: a knock, gin, or neither, for where nothing may be left there is no "too many".
 * @param {{ points: number, knock: boolean, gin: boolean }} left @param {boolean} onlyGin */
export const verdict = (left, onlyGin) => left.gin ? 'gin' : left.knock ? 'knock' : onlyGin ? 'only-gin' : 'over';

/**
 * @typedef {object} Standing
 * @property {'limit' | 'knock'} against
 * @property {number} points  deadwood, as it is or would be
 * @property {number} mark  the limit, or the knocker's deadwood
 * @property {number} most  the end of the scale
 * @property {boolean} enough  whether that is a knock, or an undercut
 * @property {'now' | 'chosen' | 'least'} after  whether it is what lies there, or what the chosen or the best discard would leave
 */

/** @param {import('./board.js').GinBoard} board @returns {Standing} */
export function standing({ view: { after, best, limit, knock }, choice, lightest }) {
  if (knock?.defence) return { against: 'knock', points: knock.defence.best.points, mark: knock.points, most: MUCH, enough: knock.defence.undercut, after: 'now' };
  const chosen = after.find(each => each.card === choice.code);
  const left = chosen ?? lightest;
  return { against: 'limit', points: left?.points ?? best.points, mark: limit, most: MUCH, enough: Boolean(left?.knock), after: chosen ? 'chosen' : left ? 'least' : 'now' };
}

/** How far each is on the way to the target, game by game, one's own figure first in each. There is no sum of several games.
 * @param {import('./board.js').GinView} view @returns {number[]} */
export const standings = ({ games }) => games.flatMap(({ reached }) => reached);

/** The figures of one player in several games, side by side. @param {readonly number[]} standing as `standings` has it
 * @param {0 | 1} place @param {import('../../words/words.js').Words} words */
export const inRow = (standing, place, words) => words.beside(standing.filter((_, i) => i % 2 === place).map(figure => words.number(figure)));
