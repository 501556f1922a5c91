// The pad: We and They, deal by deal, what lies on the table now, and what each side's opening needs.
import { fill, h } from '../../table/dom.js';

/** @typedef {import('./board.js').CanastaBoard} Board */
/** @typedef {[string, string, string, string?]} Row */

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
      return side ? t('pad-needs', { needs: sheets?.[i]?.needs ?? side.needs, opened: side.opened && !sheets ? 'yes' : 'no' }) : '';
    };
    return [
      ...view.past.map(([we = 0, they = 0], i) => /** @type {Row} */ ([t('pad-deal', { deal: i + 1 }), words.number(we), words.number(they)])),
      [t('pad-total'), total(0), total(1), 'total'],
      ...(sheets ? [] : [/** @type {Row} */ ([t('pad-now'), words.signed(this.now(0)), words.signed(this.now(1))])]),
      [t('pad-opening'), needs(0), needs(1), 'bare'],
    ];
  }

  /** @param {readonly Row[]} rows */
  #sheet(rows) {
    const { t } = this.table.game.words;
    const head = h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'say' }, t('pad-line'))),
      h('th', { scope: 'col' }, t('side-we')), h('th', { scope: 'col' }, t('side-they')));
    /** @param {string} value */
    const cell = value => h('td', { class: value.startsWith('−') ? 'minus' : null }, value);
    return h('table', { class: 'pad' }, h('thead', {}, head),
      h('tbody', {}, rows.map(([name, we, they, cls]) => h('tr', { class: cls ?? null }, h('th', { scope: 'row' }, name), cell(we), cell(they)))));
  }
}
