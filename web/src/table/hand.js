// The person's hand: a list box of cards whose nodes stay the same from view to view.
import { fill, h, set } from './dom.js';
import { keep } from './keys.js';
import { relay } from './order.js';

/**
 * @typedef {import('./keys.js').Held} Held
 * @typedef {import('./table.js').Table} Table
 */

/** @type {readonly import('./board.js').Sign[]} */
const SIGNS = ['taken', 'kept', 'fits'];

export class Hand {
  /** In the order they lie. @type {Held[]} */ held = [];
  /** @type {Map<number, HTMLElement>} */ nodes = new Map();
  /** The key that has the tab stop. */ at = 0;
  /** Where they lie. @type {import('./board.js').Laid} */ laid = { w: 0, wide: 0, tall: 0, at: [] };
  /** Round cards that belong together; only where the game has such. */ frames = h('div', { class: 'frames', 'aria-hidden': 'true' });
  #framed = '';
  #jokers = 0;
  /** Of its place, measured once for each size of the window: asking costs a layout. */ #width = 0;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.el = h('div', { class: 'hand', role: 'listbox', 'aria-multiselectable': 'true' });
    this.place = h('div', { class: 'handplace' }, this.el);
  }

  /** @param {number} key */
  card(key) { return this.held.find(held => held.key === key); }
  /** @param {number} key */
  node(key) { return this.nodes.get(key); }
  /** Its height in px. */
  get tall() { return this.laid.tall; }
  get focused() { return this.el.contains(document.activeElement); }

  /** Takes the cards of a view; mark() is still to follow. @param {readonly string[]} codes @returns {{ gone: Held[], come: Held[] }} */
  take(codes) {
    const chosen = this.table.choice;
    const index = this.held.findIndex(held => held.key === this.at), focused = this.focused;
    const { held, gone, come } = keep(this.held, codes, one => chosen.has(one.key));
    this.held = held;
    for (const { key } of gone) { this.nodes.get(key)?.remove(); this.nodes.delete(key); }
    for (const one of come) this.nodes.set(one.key, this.#make(one));
    this.sort();
    if (!this.card(this.at)) this.at = this.held[Math.min(Math.max(index, 0), this.held.length - 1)]?.key ?? 0;
    if (focused && gone.length) this.focus();
    return { gone, come };
  }

  /** @param {Held} one */
  #make({ key, code }) {
    const { words } = this.table.game;
    return this.table.card(code, { tag: 'div', role: 'option', 'data-key': key, tabindex: '-1', 'aria-selected': 'false',
      'aria-label': words.cardName(code), second: code === 'JK' && this.#jokers++ % 2 === 1 });
  }

  /** Lays the cards in the wanted order. */
  sort() {
    this.held = this.table.board.laying.arrange(this.held);
    this.#lay();
  }

  /** Moves cards before a place, which makes the order the person's own. @param {Set<number>} keys @param {number} at */
  move(keys, at) {
    this.table.board.laying.learn(relay(this.held, keys, at));
    this.sort();
  }

  /** Places the nodes; the DOM keeps the order of the hand without moving what has the focus. */
  #lay() {
    this.#width ||= this.place.clientWidth;
    if (!this.#width) return;
    const laid = this.laid = this.table.board.laying.lay(this.held, this.#width);
    this.#frame(laid.frames ?? []);
    set(this.el, { '--w': `${laid.w}px`, '--wide': `${laid.wide}px`, '--tall': `${laid.tall}px` });
    let before = /** @type {Element | null} */ (null);
    this.held.forEach(({ key }, i) => {
      const node = /** @type {HTMLElement} */ (this.nodes.get(key)), [x, y] = /** @type {[number, number]} */ (laid.at[i]);
      set(node, { '--x': `${x}px`, '--y': `${y}px` });
      const next = before ? before.nextElementSibling : this.el.firstElementChild;
      if (next !== node) this.#insert(node, next);
      before = node;
    });
  }

  /** @param {readonly import('./board.js').Frame[]} frames */
  #frame(frames) {
    const framed = JSON.stringify(frames);
    if (framed === this.#framed || (!frames.length && !this.#framed)) return;
    this.#framed = framed;
    fill(this.frames, ...frames.map(({ kind, label, x, y, wide, tall }) =>
      h('div', { class: `frame ${kind}`, '--x': `${x}px`, '--y': `${y}px`, '--wide': `${wide}px`, '--tall': `${tall}px` }, h('span', {}, label))), '');
    if (this.frames.parentElement !== this.el) this.el.append(this.frames);
  }

  /** A focused node that is moved in the document loses the focus, and gets it back. @param {HTMLElement} node @param {Element | null} next */
  #insert(node, next) {
    const had = document.activeElement === node;
    this.el.insertBefore(node, next);
    if (had) node.focus({ preventScroll: true });
  }

  /** The window has changed. */
  resize() {
    this.#width = 0;
    this.#lay();
  }

  /** Chosen, taken, tab stop, label. */
  mark() {
    const { choice, board: { laying } } = this.table, marks = laying.marks(this.held);
    set(this.el, { 'aria-label': laying.label() });
    for (const one of this.held) {
      const node = /** @type {HTMLElement} */ (this.nodes.get(one.key)), chosen = choice.has(one.key), { label, marks: signs, word } = marks(one);
      node.classList.toggle('lift', chosen);
      for (const sign of SIGNS) node.classList.toggle(sign, signs.includes(sign));
      set(node, { 'aria-selected': String(chosen), tabindex: one.key === this.at ? '0' : '-1', 'aria-label': label, 'data-word': word ?? null });
    }
  }

  /** Puts the tab stop, and the focus, on a card, if the hand is on screen. @param {number} [key] @returns {boolean} whether it is there */
  focus(key = this.at) {
    const node = this.nodes.get(key) ?? this.nodes.get(this.held[0]?.key ?? 0);
    if (!node?.offsetParent) return false;
    this.stop(Number(node.dataset.key));
    node.focus({ preventScroll: true });
    return true;
  }

  /** Puts the tab stop on a card. @param {number} key */
  stop(key) {
    if (!this.nodes.has(key)) return;
    this.at = key;
    for (const [one, node] of this.nodes) set(node, { tabindex: one === key ? '0' : '-1' });
  }

  /** The card that lies so many places on, without going round. @param {number} by */
  step(by) {
    const now = this.held.findIndex(held => held.key === this.at);
    const to = Math.min(Math.max(now + by, 0), this.held.length - 1);
    this.focus(this.held[to]?.key);
  }

  /** Where the rows of the hand begin, and its end. */
  get #rows() {
    const { at } = this.laid, starts = at.flatMap(([, y], i) => (i && at[i - 1]?.[1] === y ? [] : [i]));
    return [...starts, this.held.length];
  }

  /** The card above or below, by where they lie; beyond the last row, the last card, above the first, the first. @param {1 | -1} by */
  climb(by) {
    const now = this.held.findIndex(held => held.key === this.at), rows = this.#rows, row = rows.findLastIndex(start => start <= now);
    const [from = 0, to = 0] = [rows[row + by], rows[row + by + 1]], { at } = this.laid;
    if (row + by < 0 || from >= this.held.length) return this.step(by * Infinity);
    const x = at[now]?.[0] ?? 0, nearest = (/** @type {number} */ i) => Math.abs((at[i]?.[0] ?? 0) - x);
    let found = from;
    for (let i = from; i < to; i++) if (nearest(i) < nearest(found)) found = i;
    this.focus(this.held[found]?.key);
  }

  /** The next card of a rank, going round. @param {string} rank */
  jump(rank) {
    const now = this.held.findIndex(held => held.key === this.at), round = [...this.held.slice(now + 1), ...this.held.slice(0, now + 1)];
    const found = round.find(held => held.code.startsWith(rank));
    if (found) this.focus(found.key);
    return Boolean(found);
  }

  /** Where a card dropped at this point of the window would lie. @param {number} x @param {number} y */
  placeAt(x, y) {
    const box = this.el.getBoundingClientRect(), { at, w } = this.laid, rows = this.#rows;
    const row = Math.max(0, rows.slice(0, -1).findLastIndex(start => (at[start]?.[1] ?? 0) <= y - box.top)), end = rows[row + 1] ?? this.held.length;
    for (let i = rows[row] ?? 0; i < end; i++) if (x < box.left + (at[i]?.[0] ?? 0) + Math.min(w / 2, 30)) return i;
    return end;
  }
}
