// Which cards fly where in Canasta: to the melds of a side, and red threes to its title; a canasta closes, a pile freezes.
import { spot } from '../../table/motion.js';
import { Flights } from '../../table/flights.js';

/** @typedef {import('../../table/flights.js').Event} Event */

export class CanastaFlights extends Flights {
  /** @param {import('./board.js').CanastaBoard} board */
  constructor(board) {
    super(board.table);
    this.board = board;
  }

  /** The melds of the side this seat plays for. @param {Event} event */
  #melds({ seat = '' }) { return /** @type {import('./melds.js').Melds} */ (this.board.melds[Math.max(0, this.board.view.sides.findIndex(side => side.seats.includes(seat)))]); }

  /** @param {Event} event @param {readonly { rank: string, cards: readonly string[] }[]} groups @param {string} [top] of the pile */
  #toMelds(event, groups, top = '') {
    const { motion } = this.table, melds = this.#melds(event);
    let fromPile = top;
    for (const { rank, cards } of groups) for (const code of cards) {
      const node = melds.nodeOf(rank, code, this.used);
      const from = code === fromPile ? this.before.pile : this.from(event, code);
      if (code === fromPile) fromPile = '';
      if (!node) continue;
      const card = node.matches('.card') ? undefined : node.querySelector('.card');
      if (node.matches('.card')) motion.fly(node, from, { code, mini: true });
      else motion.pass(from, spot(node, /** @type {HTMLElement | null} */ (card)?.offsetWidth ?? 24), code);
    }
  }

  /** @param {Event} event */
  on_red3(event) {
    const { before } = this, { threes } = this.#melds(event);
    const from = event.from === 'stock' ? before.stock : event.from === 'pile' ? before.pile : this.from(event, event.card);
    const node = [...threes.children].reverse().find(el => !this.used.has(/** @type {HTMLElement} */ (el)));
    if (node) { this.used.add(/** @type {HTMLElement} */ (node)); this.table.motion.fly(node, from, { code: event.card, mini: true }); }
    if (event.replacement) this.toHand(event, event.replacement, before.stock, true);
  }

  /** @param {Event} event */
  on_took(event) {
    const { before } = this;
    this.#toMelds(event, event.groups ?? [], event.top);
    if (event.seat === this.table.view.seat) for (const code of event.cards ?? []) this.toHand(event, code, before.pile, false);
    else for (let i = 0; i < Math.min(event.count - 1, 5); i++) this.toHand(event, '??', before.pile, false);
  }

  /** @param {Event} event */
  on_melded(event) { this.#toMelds(event, event.groups); }

  /** @param {Event} event */
  on_canasta(event) {
    const stack = this.#melds(event).latest(event.rank)?.el.querySelector('.stack');
    if (stack) this.table.motion.turn(stack, { from: .86 });
  }

  /** @param {Event} event */
  on_spoiled(event) { this.on_canasta(event); }

  /** @override @param {Event} event */
  on_discarded(event) {
    super.on_discarded(event);
    const { piles, motion } = this.table, turned = piles.pileCards.querySelector('.turned');
    if (event.freezes && turned) motion.turn(turned, { sign: piles.pileWord.querySelector('.frost') });
  }
}
