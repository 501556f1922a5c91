// The pad: what each deal came to, how the game stands and who has won how many deals; in three games at once, each game.
import { fill, h } from '../../table/dom.js';
import { stop } from '../../table/layout.js';

/** @typedef {import('./board.js').GinBoard} Board */
/** @typedef {{ name: string, cells: readonly string[], cls?: string }} Row */

export class ScorePad {
  #shown = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.to = h('span', { class: 'soft clause' });
    this.body = h('div');
    this.el = h('section', { class: 'block padblock', 'aria-labelledby': 'pad-title' },
      h('h2', {}, h('span', { id: 'pad-title' }, board.table.game.words.t('pad-title')), this.to), this.body);
    const sized = new ResizeObserver(() => stop(this.el));
    for (const part of [this.el, this.body]) sized.observe(part);
  }

  update() {
    const { board } = this, { game: { words: { t } } } = board.table, rows = this.#rows(), shown = JSON.stringify(rows);
    fill(this.to, t('gin-pad-to', { games: board.view.games.length, target: board.view.target }));
    if (shown === this.#shown) return;
    this.#shown = shown;
    fill(this.body, this.sheet());
  }

  sheet() { return pad(this.#rows(), this.board.other.name, this.board.table.game.words, this.board.view.games.length > 1); }

  #rows() { return padRows(this.board.view, this.board.table.game.words); }
}

/** Each deal and how the games stand; where several are played at once, the last cell says which of them a deal counts in.
 * @param {import('./board.js').GinView} view @param {import('../../words/words.js').Words} words @returns {Row[]} */
export function padRows({ past, games, seat }, words) {
  const { t } = words, many = games.length > 1;
  const counts = (/** @type {readonly number[]} */ numbers) => many ? [words.beside(numbers.map(number => words.number(number)))] : [];
  const cell = (/** @type {boolean} */ won, /** @type {typeof past[number]} */ { points, kind }) => won ? t('gin-pad-won', { points, kind }) : t('gin-pad-nothing');
  return [
    ...past.map((deal, i) => deal.kind === 'void' ? { name: t('pad-deal', { deal: i + 1 }), cells: [t('gin-pad-void'), t('gin-pad-void'), ...counts([])] }
      : { name: t('pad-deal', { deal: i + 1 }), cells: [cell(deal.winner === seat, deal), cell(deal.winner !== seat, deal), ...counts(deal.games)] }),
    ...games.flatMap(({ points: [mine = 0, theirs = 0], won: [own = 0, others = 0], reached: [near = 0, far = 0], over }, i) => [
      { name: many ? t('gin-pad-game', { game: i + 1, over: over ? 'yes' : 'no' }) : t('pad-total'), cells: [words.number(mine), words.number(theirs), ...counts([])], cls: 'total' },
      { name: t('gin-pad-boxes'), cells: [words.number(own), words.number(others), ...counts([])], cls: i === games.length - 1 ? 'bare' : '' },
      ...(near !== mine || far !== theirs ? [{ name: t('gin-reached'), cells: [words.number(near), words.number(far), ...counts([])], cls: 'bare' }] : []),
    ]),
  ];
}

/** @param {readonly Row[]} rows @param {string} name of the other player @param {import('../../words/words.js').Words} words @param {boolean} many games at once */
function pad(rows, name, { t }, many) {
  const head = h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'say' }, t('pad-line'))), h('th', { scope: 'col' }, t('gin-you')), h('th', { scope: 'col' }, name), many && h('th', { scope: 'col' }, t('gin-pad-counts')));
  return h('table', { class: 'pad' }, h('thead', {}, head),
    h('tbody', {}, rows.map(({ name: line, cells, cls }) => h('tr', { class: cls || null }, h('th', { scope: 'row' }, line), cells.map(text => h('td', {}, text))))));
}
