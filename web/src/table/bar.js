// The bar at the top: menu, both scores, undo, help.
import { drawing, fill, h, iconButton, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */

export class Bar {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    const { t } = table.game.words;
    this.totals = h('b');
    this.said = h('span', { class: 'say' });
    this.small = h('small');
    this.undo = iconButton('undo', t('act-undo'), { 'data-act': 'undo', onclick: () => table.deeds.undo() });
    this.el = h('header', { class: 'bar' },
      iconButton('menu', t('bar-menu'), { onclick: () => table.game.open('menu') }),
      h('button', { type: 'button', class: 'scores', 'data-act': 'pad', onclick: () => table.deeds.pad() },
        h('span', { class: 'line' }, this.totals, this.said, h('span', { class: 'fold', 'aria-hidden': 'true' }, drawing('more'))), this.small, h('span', { class: 'say' }, t('bar-open-pad'))),
      this.undo,
      iconButton('help', t('bar-help'), { onclick: () => table.game.open('help') }));
  }

  update() {
    const { view, board } = this.table, { totals, small, said = '' } = board.say.bar();
    fill(this.totals, totals);
    set(this.totals, { 'aria-hidden': said ? 'true' : null });
    fill(this.said, said);
    fill(this.small, small);
    set(this.undo, { 'aria-disabled': view.can.undo ? null : 'true' });
  }
}
