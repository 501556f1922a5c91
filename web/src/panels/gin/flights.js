// Which cards fly where in Gin Rummy: from the pile to a hand, and after a knock to the mats.
import { Flights } from '../../table/flights.js';

/** @typedef {import('../../table/flights.js').Event} Event */

export class GinFlights extends Flights {
  /** @param {import('./board.js').GinBoard} board */
  constructor(board) {
    super(board.table);
    this.board = board;
  }

  /** @param {Event} event */
  on_took(event) { this.toHand(event, event.card, this.before.pile, false); }

  /** @param {Event} event */
  on_knocked(event) {
    for (const code of [...event.melds.flat(), ...event.deadwood]) this.#toMat(event, code);
    if (event.card) this.onPile(this.from(event, event.card), false);
  }

  /** @param {Event} event */
  on_laid(event) { this.#toMat(event, event.card); }

  /** @param {Event} event @param {string} code */
  #toMat(event, code) {
    const node = this.board.nodeOf(code);
    if (node?.offsetParent) this.table.motion.fly(node, this.from(event, code), { code });
  }
}
