// The field: both sides' melds with the piles between them. The melds get denser, step by step, until it holds them.
import { h } from '../../table/dom.js';
import { mode, short } from '../../table/layout.js';

/** @typedef {import('./board.js').CanastaBoard} Board */

/** The last step shows every meld as a chip. */
export const DENSEST = 5;

/** Whether the others' melds are chips at this density, while ours are still cards. A small screen has no room for the columns of two
 * other sides. @param {number} density @param {number} sides */
export function theirsAsChips(density, sides) {
  const small = ['phone', 'land'].includes(mode());
  return sides > 2 ? small || density >= 3 : small && density >= 3;
}

export class Field {
  /** 0 spacious to 5 chips. */ density = 0;
  /** What there is room for, how many cards are laid down in it, and all that can make it overflow, as last measured. */
  #room = '';
  #laid = 0;
  #held = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.table = board.table;
    this.centre = board.table.centre;
    this.others = h('div', { class: 'others' });
    this.el = h('div', { class: 'field' });
    this.place();
  }

  /** Puts every side in its place: the others in turn order, the piles, ours. */
  place() {
    const [ours, ...others] = this.board.melds;
    this.others.replaceChildren(...others.map(melds => melds.el));
    this.el.replaceChildren(this.others, this.centre, ...(ours ? [ours.el] : []));
    this.el.dataset.sides = String(this.board.melds.length);
    this.forget();
  }

  /** Draws the melds as spacious as they fit. Measuring costs a layout, so it is left out where nothing has changed that
   * could matter, and within a deal, where melds only grow, it goes on from the last density. */
  settle() {
    const { hand, status } = this.table, { view } = this.board, melds = view.sides.map(side => side.melds.map(meld => `${meld.rank}${meld.cards.length}${meld.kind}`));
    const room = JSON.stringify([innerWidth, innerHeight, hand.tall, view.deal, Boolean(view.ended), status.offered, status.banner.textContent]);
    const laid = view.sides.flatMap(side => side.melds).reduce((sum, meld) => sum + meld.cards.length, 0);
    const held = JSON.stringify([room, melds, this.centre.textContent?.replace(/\d/g, '0')]);
    if (held === this.#held) return this.#draw(this.density);
    const from = room === this.#room && laid >= this.#laid ? this.density : 0;
    this.#room = room;
    this.#laid = laid;
    this.#held = held;
    for (let density = Math.max(from, short() ? DENSEST : 0); density <= DENSEST; density++) {
      this.#draw(density);
      if (!overflows(this.el)) break;
    }
    if (!this.el.clientHeight) this.forget(); // behind another page nothing overflows
  }

  /** The size of what is in it may have changed in ways that settle() cannot see: fonts, settings, the window. */
  forget() {
    this.#room = '';
    this.#held = '';
  }

  /** @param {number} density */
  #draw(density) {
    this.density = density;
    if (this.el.dataset.density !== String(density)) this.el.dataset.density = String(density);
    for (const melds of this.board.melds) melds.draw(density);
  }
}

/** @param {HTMLElement} field */
function overflows(field) {
  if (field.scrollHeight > field.clientHeight + 1) return true;
  const foot = field.getBoundingClientRect().bottom, parts = [...field.querySelectorAll(':scope > .centre, .side')], boxes = parts.map(part => part.getBoundingClientRect());
  return parts.some((part, i) => {
    const box = /** @type {DOMRect} */ (boxes[i]), next = boxes[i + 1];
    return part.scrollHeight > part.clientHeight + 1 || box.bottom > foot + 1
      || Boolean(next && next.left < box.right - 1 && next.top < box.bottom - 1);
  });
}
