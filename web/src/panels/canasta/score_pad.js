// The pad: every side, deal by deal, what lies on the table now, and what each side's opening needs.
import { fill, h } from '../../table/dom.js';
import { sideShort, sideTitle } from './sides.js';

/** @typedef {import('./board.js').CanastaBoard} Board */
/** @typedef {{ name: string, values: string[], cls?: string }} Row */

export class ScorePad {
  #shown = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.table = board.table;
    this.to = h('span', { class: 'soft clause' });
    this.body = h('div');
    this.el = h('section', { class: 'block padblock' }, h('h2', {}, h('span', {}, board.table.game.words.t('pad-title')), this.to), this.body);
  }

  /** What a side's table is worth now, as the engine gives it. @param {number} i */
  now(i) { const side = this.board.view.sides[i]; return side ? side.bonus + side.cards : 0; }

  update() {
    const { view, table: { game: { words: { t } } } } = this.board;
    fill(this.to, t('pad-to', { target: view.target }));
    const rows = this.#rows(), shown = JSON.stringify(rows);
    if (shown === this.#shown) return;
    this.#shown = shown;
    fill(this.body, this.#sheet(rows));
  }

  sheet() { return this.#sheet(this.#rows()); }

  /** @returns {Row[]} */
  #rows() {
    const { view, table: { ended, game: { words, words: { t } } } } = this.board;
    const sheets = ended ? view.ended?.sheets : undefined;
    /** @param {number} i */
    const total = i => words.number(sheets?.[i]?.now ?? view.sides[i]?.score ?? 0);
    /** @param {number} i */
    const needs = i => {
      const side = view.sides[i];
      if (side?.raised && !side.opened && !sheets) return t('pad-raised', { needs: side.needs, raised: side.raised });
      return side ? t('pad-needs', { needs: sheets?.[i]?.needs ?? side.needs, opened: side.opened && !sheets ? 'yes' : 'no' }) : '';
    };
    return [
      ...view.past.map((totals, i) => ({ name: t('pad-deal', { deal: i + 1 }), values: totals.map(points => words.number(points)) })),
      { name: t('pad-total'), values: view.sides.map((_, i) => total(i)), cls: 'total' },
      ...(sheets ? [] : [{ name: t('pad-now'), values: view.sides.map((_, i) => words.signed(this.now(i))) }]),
      { name: t('pad-opening'), values: view.sides.map((_, i) => needs(i)), cls: 'bare' },
    ];
  }

  /** @param {readonly Row[]} rows */
  #sheet(rows) {
    const { words, words: { t } } = this.table.game, { view } = this.board;
    const head = h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'say' }, t('pad-line'))),
      view.sides.map((_, i) => h('th', { scope: 'col' }, h('span', { 'aria-hidden': 'true' }, sideShort(view, i, words)), h('span', { class: 'say' }, sideTitle(view, i, words)))));
    /** @param {string} value */
    const cell = value => h('td', { class: value.startsWith('−') ? 'minus' : null }, value);
    return h('table', { class: 'pad', 'data-sides': view.sides.length }, h('thead', {}, head),
      h('tbody', {}, rows.map(({ name, values, cls }) => h('tr', { class: cls ?? null }, h('th', { scope: 'row' }, name), values.map(cell)))));
  }
}
