// The stock and the pile: counts, the top card, and what the game has to say of it.
import { classes, cover, fill, h, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */

export class Piles {
  /** @type {HTMLElement | null} */ top = null;
  #shown = '';
  #said = '';

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.stockCards = h('span', { class: 'cards' });
    this.stockWord = h('span', { class: 'word' });
    this.pileCards = h('span', { class: 'cards' });
    this.pileWord = h('span', { class: 'word' });
    this.stockButton = cover({ 'data-act': 'stock', onclick: (/** @type {MouseEvent} */ event) => table.acts.tap(event, () => table.deeds.do('draw', this.stock)) });
    this.pileButton = cover({ 'data-act': 'pile', onclick: (/** @type {MouseEvent} */ event) => table.acts.tap(event, () => table.deeds.do('pile', this.pile)) });
    this.stock = h('div', { class: 'heap stock' }, this.stockCards, this.stockWord, this.stockButton);
    this.pile = h('div', { class: 'heap pile' }, this.pileCards, this.pileWord, this.pileButton);
    this.pileWord.setAttribute('aria-hidden', 'true');
    this.stockWord.setAttribute('aria-hidden', 'true');
  }

  update() {
    const { view, game: { words } } = this.table, { t } = words, { count, top } = view.pile;
    const stockShown = this.stockCards.querySelector('.down') ? 'cards' : this.stockCards.firstChild ? 'empty' : '';
    if (stockShown !== (view.stock ? 'cards' : 'empty')) fill(this.stockCards, this.table.card(view.stock ? '??' : ''));
    fill(this.stockWord, t('stock-word', { count: view.stock }));
    const can = view.can.draw;
    set(this.stockButton, { 'aria-label': t('stock-label', { count: view.stock, draws: view.draws ?? 1, can: can ? 'yes' : 'no' }), 'aria-disabled': can ? null : 'true' });
    const { label, cls, under, word, said } = this.table.board.say.pile(), shown = `${top} ${under} ${count}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.top = this.table.card(top ?? '');
      fill(this.pileCards, under && this.table.card(under, { turned: true }), this.top);
    }
    set(this.pile, { class: classes('heap', 'pile', cls, count > 1 && 'deep') });
    set(this.pileButton, { 'aria-label': label });
    if (said === this.#said) return;
    this.#said = said;
    fill(this.pileWord, h('span', {}, t('pile-word', { count })), ...(word.length ? [' ', ...word] : []));
  }
}
