// After the deal: every hand face up on the table, in the place of one's own.
import { fill, h, hide, set } from '../../table/dom.js';

/** More hands than these scroll. */
const ROWS = 4;

export class Revealed {
  #shown = '';

  /** @param {import('./board.js').CanastaBoard} board */
  constructor(board) {
    this.board = board;
    this.el = h('section', { class: 'reveal', hidden: true, 'aria-label': board.table.game.words.t('reveal-label') });
  }

  update() {
    const { view, table } = this.board, { words, words: { t } } = table.game, open = table.ended && view.ended ? view.ended.hands : null;
    hide(this.el, !open);
    set(this.el, { tabindex: view.seats.length > ROWS ? '0' : null });
    const shown = open ? `${view.deal} ${JSON.stringify(open)}` : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!open) return fill(this.el, '');
    fill(this.el, h('ul', {}, view.seats.map(seat => {
      const cards = open[seat.id] ?? [], row = { class: 'row', role: 'img', '--n': cards.length, 'aria-label': words.cardNames(cards) };
      return h('li', {}, h('b', {}, seat.name), cards.length
        ? h('span', row, cards.map(code => table.card(code, { mini: true })))
        : h('span', { class: 'soft' }, t('reveal-out')));
    })));
  }
}
