// Who sits at the table: names, cards held, partner, dealer, and the ring that shows whose turn it is.
import { classes, cover, fill, h, hide, set } from './dom.js';
import { RING } from './motion.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').Seat} Seat */
/** @typedef {Record<'el' | 'button' | 'face' | 'name' | 'note' | 'open' | 'held' | 'deals', HTMLElement>} Part */

export class Seats {
  /** @type {Map<string, Part>} */ parts = new Map();
  #order = '';

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.ring = h('span', { class: 'ring', 'aria-hidden': 'true' });
    this.el = h('nav', { class: 'seats', 'aria-label': table.game.words.t('seats-label') });
  }

  /** @param {string} id */
  get(id) { return this.parts.get(id)?.el; }

  /** Where a card of this seat comes from or goes to. @param {string} id */
  cards(id) {
    const part = this.parts.get(id);
    return part && part.held.offsetParent ? part.held : undefined;
  }

  update() {
    const { view } = this.table, order = view.seats.map(seat => seat.id).join('');
    if (order !== this.#order) {
      this.#order = order;
      this.parts.clear();
      this.el.replaceChildren(...view.seats.map(seat => this.#make(seat)));
    }
    this.el.dataset.seats = String(view.seats.length);
    for (const seat of view.seats) this.#show(seat);
  }

  /** @param {Seat} seat */
  #make({ id, relation }) {
    /** @param {string} name */
    const drawn = name => h('span', { class: name, 'aria-hidden': 'true' });
    const part = {
      el: h('div', { 'data-seat': id, 'data-relation': relation }), button: cover({ onclick: () => this.table.deeds.seat(id) }),
      face: drawn('face'), name: h('b'), note: h('small'), open: drawn('open'), held: drawn('held'), deals: drawn('deals'),
    };
    const who = drawn('who');
    who.append(h('span', { class: 'line' }, part.name, part.deals), part.note);
    part.el.append(part.face, who, part.open, part.held, part.button);
    this.parts.set(id, part);
    return part.el;
  }

  /** @param {Seat} seat */
  #show(seat) {
    const part = this.parts.get(seat.id), { words } = this.table.game;
    if (!part) return;
    const turn = this.table.view.toAct === seat.id && this.table.running;
    set(part.el, { class: classes('seat', (seat.relation !== 'opponent') && 'ours', seat.relation === 'you' && 'me', turn && 'turn') });
    set(part.button, { 'aria-label': this.label(seat) });
    fill(part.face, [...seat.name][0] ?? '');
    fill(part.name, seat.name);
    fill(part.note, this.table.board.say.note(seat));
    this.#open(part.open, this.table.board.open?.(seat) ?? []);
    fill(part.held, words.number(seat.held));
    fill(part.deals, seat.dealer ? words.t('seat-dealer-mark') : '');
    hide(part.deals, !seat.dealer);
  }

  /** Drawn anew only where they have changed. @param {HTMLElement} el @param {readonly string[]} codes */
  #open(el, codes) {
    if (el.dataset.cards === codes.join(' ')) return;
    el.dataset.cards = codes.join(' ');
    set(el, { '--n': codes.length });
    el.replaceChildren(...codes.map(code => this.table.card(code, { mini: true })));
    hide(el, !codes.length);
  }

  /** The seat in a sentence. @param {Seat} seat */
  label(seat) {
    return this.table.board.say.seat(seat);
  }

  /** The ring moves to the seat whose turn it is. @param {DOMRect | null} was */
  moveRing(was) {
    const now = this.el.querySelector('.turn')?.getBoundingClientRect(), { motion } = this.table;
    if (!was || !now?.width || (was.left === now.left && was.top === now.top) || !motion.speed()) return;
    motion.layer.append(this.ring);
    set(this.ring, { '--left': `${now.left}px`, '--top': `${now.top}px`, '--wide': `${now.width}px`, '--tall': `${now.height}px` });
    const frames = [{ translate: `${was.left - now.left}px ${was.top - now.top}px` }, { translate: '0 0' }];
    motion.play(this.ring, frames, { duration: RING })?.finished.catch(() => {}).finally(() => this.ring.remove());
  }

  /** Where the ring is. */
  get ringAt() { return this.el.querySelector('.turn')?.getBoundingClientRect() ?? null; }
}
