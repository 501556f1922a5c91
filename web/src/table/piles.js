// The stock and the pile: counts, the top card, frozen and blocked in signs and words. The pile is never taken by a tap; it opens its sheet.
import { card } from './face.js';
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
    this.stockButton = cover({ 'data-act': 'stock', onclick: () => table.deeds.draw(this.stock) });
    this.pileButton = cover({ 'data-act': 'pile', onclick: () => table.deeds.pile() });
    this.stock = h('div', { class: 'heap stock' }, this.stockCards, this.stockWord, this.stockButton);
    this.pile = h('div', { class: 'heap pile' }, this.pileCards, this.pileWord, this.pileButton);
    this.pileWord.setAttribute('aria-hidden', 'true');
    this.stockWord.setAttribute('aria-hidden', 'true');
  }

  update() {
    const { view, game: { words } } = this.table, { t } = words, { count, top, state, frozenBy } = view.pile;
    const stockShown = this.stockCards.querySelector('.down') ? 'cards' : this.stockCards.firstChild ? 'empty' : '';
    if (stockShown !== (view.stock ? 'cards' : 'empty')) fill(this.stockCards, card(view.stock ? '??' : ''));
    fill(this.stockWord, t('stock-word', { count: view.stock }));
    const can = view.can.draw;
    set(this.stockButton, { 'aria-label': t('stock-label', { count: view.stock, can: can ? 'yes' : 'no' }), 'aria-disabled': can ? null : 'true' });
    const shown = `${top} ${frozenBy} ${count}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.top = card(top ?? '');
      fill(this.pileCards, frozenBy && (frozenBy !== top || count > 1) && card(frozenBy, { turned: true }), this.top);
    }
    set(this.pile, { class: classes('heap', 'pile', frozenBy && 'frozen', count > 1 && 'deep') });
    const facts = { count, state, card: top ? words.cardName(top) : '', freezing: frozenBy ? words.cardName(frozenBy) : 'none' };
    set(this.pileButton, { 'aria-label': t('pile-label', facts) });
    const said = `${count} ${state} ${Boolean(frozenBy)}`;
    if (said === this.#said) return;
    this.#said = said;
    fill(this.pileWord, h('span', {}, t('pile-word', { count })), ' ', this.#sign(state, Boolean(frozenBy)));
  }

  /** @param {string} state @param {boolean} frozen */
  #sign(state, frozen) {
    const { t } = this.table.game.words;
    if (state === 'blocked') return h('span', { class: 'stop' }, `⊘ ${t('pile-blocked')}`, frozen && h('span', { class: 'cold' }, ' ❄'));
    return state === 'frozen' ? h('span', { class: 'frost' }, `❄ ${t('pile-frozen')}`) : '';
  }
}
