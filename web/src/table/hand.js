// The person's hand: a list box of cards whose nodes stay the same from view to view.
import { card } from './face.js';
import { h, set } from './dom.js';
import { keep, match } from './keys.js';
import { handSize } from './layout.js';
import { ByHand, inOrder, relay } from './order.js';
import { plan } from './rows.js';

/**
 * @typedef {import('./keys.js').Held} Held
 * @typedef {import('./table.js').Table} Table
 */

export class Hand {
  /** In the order they lie. @type {Held[]} */ held = [];
  /** @type {Map<number, HTMLElement>} */ nodes = new Map();
  /** The key that has the tab stop. */ at = 0;
  /** Cards in a row. */ each = 1;
  /** Its height in px. */ tall = 0;
  #byHand = new ByHand();
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
    return card(code, { tag: 'div', role: 'option', 'data-key': key, tabindex: '-1', 'aria-selected': 'false',
      'aria-label': words.cardName(code), second: code === 'JK' && this.#jokers++ % 2 === 1 });
  }

  /** Lays the cards in the chosen order. */
  sort() {
    const { view, game } = this.table, order = /** @type {'rank' | 'suit' | 'melds' | 'hand'} */ (game.settings.get('order'));
    this.held = order === 'hand' ? this.#byHand.arrange(this.held) : inOrder(this.held, view.arranged[order] ?? view.hand);
    this.#lay();
  }

  /** Moves cards before a place, which makes the order the person's own. @param {Set<number>} keys @param {number} at */
  move(keys, at) {
    this.held = relay(this.held, keys, at);
    this.#byHand.learn(this.held);
    if (this.table.game.settings.get('order') === 'hand') this.#lay();
    else this.table.game.settings.set('order', 'hand');
  }

  /** Places the nodes; the DOM keeps the order of the hand without moving what has the focus. */
  #lay() {
    this.#width ||= this.place.clientWidth;
    const n = this.held.length, width = this.#width;
    if (!width) return;
    const large = this.table.game.settings.get('size') === 'large';
    const laid = plan(n, width, handSize(n, width, large));
    this.each = laid.each;
    this.tall = laid.tall;
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
    const { choice, view, game } = this.table, taken = match(this.held, view.taken);
    set(this.el, { 'aria-label': game.words.t('hand-label', { count: this.held.length }) });
    for (const { key, code } of this.held) {
      const node = /** @type {HTMLElement} */ (this.nodes.get(key)), chosen = choice.has(key), fresh = taken.has(key);
      node.classList.toggle('lift', chosen);
      node.classList.toggle('taken', fresh);
      const name = game.words.cardName(code);
      set(node, { 'aria-selected': String(chosen), tabindex: key === this.at ? '0' : '-1',
        'aria-label': fresh ? game.words.t('hand-card-taken', { card: name }) : name });
    }
  }

  /** Puts the tab stop, and the focus, on a card. @param {number} [key] */
  focus(key = this.at) {
    const node = this.nodes.get(key) ?? this.nodes.get(this.held[0]?.key ?? 0);
    if (!node) return false;
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

  /** The next card of a rank, going round. @param {string} rank */
  jump(rank) {
    const now = this.held.findIndex(held => held.key === this.at), round = [...this.held.slice(now + 1), ...this.held.slice(0, now + 1)];
    const found = round.find(held => held.code.startsWith(rank));
    if (found) this.focus(found.key);
    return Boolean(found);
  }

  /** All cards of the rank of this card. @param {number} key */
  rank(key) {
    const code = this.card(key)?.code ?? '';
    return this.held.filter(held => code === 'JK' ? held.code === 'JK' : held.code[0] === code[0] && held.code !== 'JK');
  }

  /** Where a card dropped at this point of the window would lie. @param {number} x @param {number} y */
  placeAt(x, y) {
    const box = this.el.getBoundingClientRect();
    const first = this.held.map(({ key }) => /** @type {HTMLElement} */ (this.nodes.get(key)));
    const rows = Math.max(1, Math.ceil(first.length / this.each)), tall = box.height / rows;
    const row = Math.min(rows - 1, Math.max(0, Math.floor((y - box.top) / tall)));
    for (let i = row * this.each; i < Math.min(first.length, (row + 1) * this.each); i++) {
      const node = /** @type {HTMLElement} */ (first[i]);
      if (x < box.left + node.offsetLeft + Math.min(node.offsetWidth / 2, 30)) return i;
    }
    return Math.min(first.length, (row + 1) * this.each);
  }

}
