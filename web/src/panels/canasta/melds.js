// The melds of a side: columns with a count, canastas squared, framed and named, or chips where there is no room. Nodes stay while their cards do.
import { rankText, read, suitIcon } from '../../table/face.js';
import { isWild } from './cards.js';
import { OWN } from './choice.js';
import { classes, cover, fill, h, hide, set } from '../../table/dom.js';
import { DENSEST, theirsAsChips } from './field.js';
import { keep } from '../../table/keys.js';
import { meldFacts, openMeld } from './meld_sheet.js';
import { sideFacts, sideShort, sideTitle } from './sides.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('../../engine/wire.js').CanastaMeld} Meld
 * @typedef {import('../../table/keys.js').Held} Held
 * @typedef {{ el: HTMLElement, button: HTMLElement, rank: string, held: Held[], nodes: Map<number, HTMLElement>, drawn: string }} Column
 */

export class Melds {
  /** By rank, and by number where there are several of a rank. @type {Map<string, Column>} */ columns = new Map();

  /** @param {Board} board @param {number} index  of the side, ours being 0 */
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
    const facts = sideFacts(this.board.view, this.index, words);
    fill(this.title, h('span', { class: 'long' }, sideTitle(this.board.view, this.index, words)), h('span', { class: 'brief', 'aria-hidden': 'true' }, sideShort(this.board.view, this.index, words)));
    set(this.el, { 'aria-label': t('side-label', facts) });
    if (this.threes.dataset.of !== side.red3.join(' ')) {
      this.threes.dataset.of = side.red3.join(' ');
      fill(this.threes, ...side.red3.map(code => this.table.card(code, { mini: true })), '');
    }
    hide(this.threes, !side.red3.length);
    set(this.threes, { 'aria-label': t('side-red3', { count: side.red3.length }) });
    const sum = { points: side.bonus + side.cards, bonus: side.bonus, cards: side.cards };
    fill(this.sum, ...(side.bonus || side.cards ? [h('span', { class: 'long', 'aria-hidden': 'true' }, t('side-sum', sum)), h('span', { class: 'brief', 'aria-hidden': 'true' }, t('side-sum-short', sum)),
      h('span', { class: 'say' }, t('side-sum-said', sum))] : ['']));
    hide(this.none, side.melds.length > 0);
    if (!side.melds.length) fill(this.none, t(this.index || side.opened ? 'side-none' : 'side-opening', { ...facts, needs: side.needs }));
    this.#keep();
  }

  /** The melds with the keys of their columns, each rank counted in the order its melds were begun. @returns {[string, Meld][]} */
  get #keyed() {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return this.side.melds.map(meld => {
      const number = seen.get(meld.rank) ?? 0;
      seen.set(meld.rank, number + 1);
      return [`${meld.rank}${number || ''}`, meld];
    });
  }

  /** Gives the cards their keys and drops columns that are gone. */
  #keep() {
    const keyed = this.#keyed, keys = new Set(keyed.map(([key]) => key));
    for (const key of [...this.columns.keys()]) if (!keys.has(key)) this.columns.delete(key);
    for (const [key, meld] of keyed) {
      const column = this.columns.get(key) ?? this.#column(key, meld.rank);
      column.held = keep(column.held, meld.cards).held;
    }
  }

  /** @param {string} key @param {string} rank @returns {Column} */
  #column(key, rank) {
    const button = cover({ onclick: () => openMeld(this.board, this.index, this.#keyed.findIndex(([each]) => each === key)) });
    const column = { el: h('div', { 'data-rank': rank }), button, rank, held: [], nodes: new Map(), drawn: '' };
    this.columns.set(key, column);
    return column;
  }

  /** The columns of a rank, the last begun first. @param {string} rank */
  #of(rank) { return [...this.columns.values()].filter(column => column.rank === rank).reverse(); }

  /** The canasta of a rank that was made last. @param {string} rank */
  latest(rank) { return this.#of(rank).find(column => column.el.classList.contains('canasta')); }

  /** @param {number} density  0 spacious to 5 chips */
  draw(density) {
    const chips = density >= DENSEST || (this.index > 0 && theirsAsChips(density, this.board.view.sides.length));
    set(this.body, { class: chips ? 'chips' : 'melds' });
    const list = this.#keyed.map(([key, meld]) => {
      const column = /** @type {Column} */ (this.columns.get(key));
      const drawn = `${chips} ${meld.kind} ${meld.closed} ${column.held.map(one => one.key).join(' ')}`;
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
      wilds > 0 && rank !== OWN && h('i', {}, ` ★${wilds}`), kind && h('small', {}, ' ', this.#short(kind)));
  }

  /** Wild cards last; where one more makes a canasta, the last card lies sideways. @param {Meld} meld @param {Column} column */
  #cards({ cards: { length }, short }, column) {
    const sorted = [...column.held].sort((a, b) => Number(isWild(a.code)) - Number(isWild(b.code)));
    for (const [i, one] of sorted.entries()) column.nodes.set(one.key, this.table.card(one.code, { mini: true, turned: short === 1 && i === length - 1 }));
    return [h('span', { class: 'stack' }, ...column.nodes.values()), badge(length)];
  }

  /** @param {Meld} meld */
  #canasta({ rank, cards, kind }) {
    const code = cards.find(one => !isWild(one)) ?? cards[0] ?? '';
    const front = h('span', { class: 'front', 'aria-hidden': 'true' }, rankText(rank), rank !== OWN && suitIcon(read(code).suit));
    return [h('span', { class: 'stack' }, this.table.card(code, { mini: true }), front, badge(cards.length)),
      h('span', { class: 'kind', 'aria-hidden': 'true' }, this.#short(String(kind)))];
  }

  /** @param {string} kind */
  #short(kind) { return this.table.game.words.t(`canasta-short-${kind}`); }

  /** "Queens, five cards, one wild, two short of a canasta". @param {Meld} meld */
  label(meld) {
    return this.table.game.words.t('meld-label', meldFacts(meld));
  }

  /** The node of a card that came, or of what it is now part of. @param {string} rank @param {string} code @param {Set<HTMLElement>} used */
  nodeOf(rank, code, used) {
    const columns = this.#of(rank);
    for (const column of columns) for (const one of [...column.held].reverse()) {
      const node = column.nodes.get(one.key);
      if (node && one.code === code && !used.has(node)) { used.add(node); return node; }
    }
    const into = columns.find(column => !column.nodes.size && column.held.some(one => one.code === code)) ?? columns[0];
    return /** @type {HTMLElement | undefined} */ (into?.el.querySelector('.stack') ?? into?.el);
  }
}

/** @param {number} count */
const badge = count => h('span', { class: 'count', 'aria-hidden': 'true' }, count);
