// The field of Gin Rummy: a mat for each player with the piles between them. While a deal is played the mats show what everybody
// may know; after a knock the melds on the table; when the deal is over, both hands.
import { h } from '../../table/dom.js';
import { stop } from '../../table/layout.js';
import { Mat } from './mat.js';

/** @typedef {import('./board.js').GinBoard} Board */

/** So many steps smaller the cards on the mats can be. */
const DENSEST = 12;

export class Field {
  #fitted = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {[Mat, Mat]} */ this.mats = [new Mat(board, 0), new Mat(board, 1)];
    const [ours, theirs] = this.mats;
    this.el = h('div', { class: 'field' }, theirs.el, board.table.centre, ours.el);
  }

  update() {
    const { view, table } = this.board;
    this.el.dataset.scene = table.ended ? 'over' : !view.knock ? 'play' : view.knock.seat === view.seat ? 'ours' : 'theirs';
    for (const mat of this.mats) mat.update();
  }

  /** Cards on the mats as large as they fit; measured only where something has changed that could matter. */
  settle() {
    const { status, hand } = this.board.table;
    const fitted = JSON.stringify([innerWidth, innerHeight, hand.tall, status.offered, status.el.textContent?.length, this.mats.map(mat => mat.drawn)]);
    if (fitted === this.#fitted) return;
    this.#fitted = this.el.clientHeight ? fitted : '';
    for (let density = 0; density <= DENSEST; density++) {
      this.el.dataset.close = String(density);
      if (this.#fits()) break;
    }
    for (const { el } of this.mats) stop(el);
  }

  #fits() {
    const { centre } = this.board.table, box = this.el.getBoundingClientRect(), own = centre.getBoundingClientRect();
    return own.top >= box.top && own.bottom <= box.bottom + 1 && this.el.scrollHeight <= this.el.clientHeight + 1
      && !this.mats.some(({ el, body }) => el.scrollWidth > el.clientWidth + 1 || body.getBoundingClientRect().bottom > foot(el) + 1);
  }

  /** Sizes have changed in ways that settle() cannot see. */
  forget() { this.#fitted = ''; }
}

/** How far down a mat can be filled: what lies on it keeps off its edge. @param {HTMLElement} el */
const foot = el => el.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(el).paddingBottom);
