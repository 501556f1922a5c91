// The melds of a side: columns with a count, canastas squared, framed and named, or chips where there is no room. Nodes stay while their cards do.
import { rankFact, rankText, read, suitIcon } from '../../table/face.js';
import { isWild } from './cards.js';
import { classes, cover, fill, h, hide, set } from '../../table/dom.js';
import { DENSEST, theirsAsChips } from './field.js';
import { keep } from '../../table/keys.js';
import { openMeld } from './meld_sheet.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('../../engine/wire.js').CanastaMeld} Meld
 * @typedef {import('../../table/keys.js').Held} Held
 * @typedef {{ el: HTMLElement, button: HTMLElement, held: Held[], nodes: Map<number, HTMLElement>, drawn: string }} Column
 */

export class Melds {
  /** @type {Map<string, Column>} */ columns = new Map();
  /** The cards that came with the last view, by rank. @type {{ rank: string, code: string, node: HTMLElement }[]} */ come = [];

  /** @param {Board} board @param {0 | 1} index  ours 0, theirs 1 */
  constructor(board, index) {
    this.board = board;
    this.table = board.table;
    this.index = index;
    this.title = h('h2');
    this.threes = h('span', { class: 'red3', role: 'img' });
    this.sum = h('span', { class: 'sum' });
    this.body = h('div', { class: 'melds' });
    this.none = h('p', { class: 'none' });
    const header = h('header', {}, this.title, this.threes, this.sum);
    this.el = h('section', { class: index ? 'side they' : 'side ours', tabindex: '-1' }, header, this.body, this.none);
  }

  get side() { return /** @type {import('./board.js').Side} */ (this.board.view.sides[this.index]); }

  /** Text and red threes; the melds are drawn by draw(), once it is known how dense. */
  update() {
    const { side } = this, { words } = this.table.game, { t } = words;
    fill(this.title, t(this.index ? 'side-they' : 'side-we'));
    set(this.el, { 'aria-label': t(this.index ? 'side-they-label' : 'side-we-label') });
    if (this.threes.dataset.of !== side.red3.join(' ')) {
      this.threes.dataset.of = side.red3.join(' ');
      fill(this.threes, ...side.red3.map(code => this.table.card(code, { mini: true })), '');
    }
    hide(this.threes, !side.red3.length);
    set(this.threes, { 'aria-label': t('side-red3', { count: side.red3.length }) });
    fill(this.sum, !side.bonus && !side.cards ? '' : t('side-sum', { bonus: side.bonus, cards: side.cards }));
    hide(this.none, side.melds.length > 0);
    if (!side.melds.length) fill(this.none, t(this.index ? 'side-they-none' : side.opened ? 'side-we-none' : 'side-we-opening', { needs: side.needs }));
    this.#keep();
  }

  /** Gives the cards their keys and drops columns that are gone. */
  #keep() {
    const { melds } = this.side;
    this.come = [];
    for (const rank of [...this.columns.keys()]) if (!melds.some(meld => meld.rank === rank)) this.columns.delete(rank);
    for (const meld of melds) {
      const column = this.columns.get(meld.rank) ?? this.#column(meld.rank);
      const { held, come } = keep(column.held, meld.cards);
      column.held = held;
      for (const one of come) this.come.push({ rank: meld.rank, code: one.code, node: column.el });
    }
  }

  /** @param {string} rank @returns {Column} */
  #column(rank) {
    const button = cover({ onclick: () => openMeld(this.board, this.index, rank) });
    const column = { el: h('div', { 'data-rank': rank }), button, held: [], nodes: new Map(), drawn: '' };
    this.columns.set(rank, column);
    return column;
  }

  /** @param {number} density  0 spacious to 5 chips */
  draw(density) {
    const { melds } = this.side, chips = density >= DENSEST || (this.index === 1 && theirsAsChips(density));
    set(this.body, { class: chips ? 'chips' : 'melds' });
    const list = melds.map(meld => {
      const column = /** @type {Column} */ (this.columns.get(meld.rank));
      const drawn = `${chips} ${meld.kind} ${column.held.map(one => one.key).join(' ')}`;
      if (drawn !== column.drawn) { column.drawn = drawn; this.#drawColumn(meld, column, chips); }
      set(column.button, { 'aria-label': this.label(meld) });
      return column.el;
    });
    if (list.length !== this.body.children.length || list.some((el, i) => this.body.children[i] !== el)) this.body.replaceChildren(...list);
  }

  /** @param {Meld} meld @param {Column} column @param {boolean} chips */
  #drawColumn(meld, column, chips) {
    column.nodes.clear();
    set(column.el, chips ? { class: classes('chip', meld.kind) } : { class: classes('meld', meld.kind && 'canasta', meld.kind), '--n': meld.cards.length });
    fill(column.el, ...(chips ? [this.#chip(meld)] : meld.kind ? this.#canasta(meld) : this.#cards(meld, column)), column.button);
  }

  /** @param {Meld} meld */
  #chip({ rank, cards, wilds, kind }) {
    return h('span', { 'aria-hidden': 'true' }, `${rankText(rank)} ×${cards.length}`,
      wilds > 0 && h('i', {}, ` ★${wilds}`), kind && h('small', {}, ' ', this.#short(kind)));
  }

  /** Wild cards last; the sixth card lies sideways, since one more makes a canasta. @param {Meld} meld @param {Column} column */
  #cards({ cards: { length } }, column) {
    const sorted = [...column.held].sort((a, b) => Number(isWild(a.code)) - Number(isWild(b.code)));
    for (const [i, one] of sorted.entries()) column.nodes.set(one.key, this.table.card(one.code, { mini: true, turned: length === 6 && i === 5 }));
    return [h('span', { class: 'stack' }, ...column.nodes.values()), badge(length)];
  }

  /** @param {Meld} meld */
  #canasta({ rank, cards, kind }) {
    const code = cards.find(one => !isWild(one)) ?? cards[0] ?? '';
    const front = h('span', { class: 'front', 'aria-hidden': 'true' }, rankText(rank), suitIcon(read(code).suit));
    return [h('span', { class: 'stack' }, this.table.card(code, { mini: true }), front, badge(cards.length)),
      h('span', { class: 'kind', 'aria-hidden': 'true' }, this.#short(String(kind)))];
  }

  /** @param {string} kind */
  #short(kind) { return this.table.game.words.t(`canasta-short-${kind}`); }

  /** "Queens, five cards, one wild, two short of a canasta". @param {Meld} meld */
  label(meld) {
    const facts = { rank: rankFact(meld.rank), count: meld.cards.length, wilds: meld.wilds, kind: meld.kind ?? 'none', short: meld.short };
    return this.table.game.words.t('meld-label', facts);
  }

  /** The node of a card that came, or of what it is now part of. @param {string} rank @param {string} code @param {Set<HTMLElement>} used */
  nodeOf(rank, code, used) {
    const column = this.columns.get(rank);
    if (!column) return undefined;
    for (const one of [...column.held].reverse()) {
      const node = column.nodes.get(one.key);
      if (node && one.code === code && !used.has(node)) { used.add(node); return node; }
    }
    return /** @type {HTMLElement} */ (column.el.querySelector('.stack') ?? column.el);
  }
}

/** @param {number} count */
const badge = count => h('span', { class: 'count', 'aria-hidden': 'true' }, count);
