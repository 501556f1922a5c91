// After the deal: every hand face up on the table, in the place of one's own.
import { fill, h, hide } from '../table/dom.js';
import { card } from '../table/face.js';

export class Revealed {
  #shown = '';

  /** @param {import('../table/table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.el = h('section', { class: 'reveal', hidden: true, 'aria-label': table.game.words.t('reveal-label') });
  }

  update() {
    const { view, hand, tray, game: { words, words: { t } } } = this.table, open = this.table.ended && view.ended ? view.ended.hands : null;
    hide(this.el, !open);
    hide(hand.place, Boolean(open));
    hide(tray.el, Boolean(open));
    const shown = open ? `${view.deal} ${JSON.stringify(open)}` : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!open) return fill(this.el, '');
    fill(this.el, h('ul', {}, view.seats.map(seat => {
      const cards = open[seat.id] ?? [], row = { class: 'row', role: 'img', '--n': cards.length, 'aria-label': words.cardNames(cards) };
      return h('li', {}, h('b', {}, seat.name), cards.length
        ? h('span', row, cards.map(code => card(code, { mini: true })))
        : h('span', { class: 'soft' }, t('reveal-out')));
    })));
  }
}
