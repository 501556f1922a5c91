// Which card flies from where to where, told by the events of a reply. Places are measured before the change and after it.
import { measure, spot } from './motion.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./table.js').Event} Event
 * @typedef {import('./motion.js').Spot} Spot
 * @typedef {import('./keys.js').Held} Held
 * @typedef {{ hand: Map<number, Spot>, nodes: Map<Element, DOMRect>, pile: Spot, stock: Spot, seats: Map<string, Spot>, ring: DOMRect | null }} Before
 */

export class Flights {
  /** @type {Set<HTMLElement>} */ #used = new Set();
  /** Cards that left the hand, with where they lay. @type {{ code: string, from: Spot }[]} */ #gone = [];
  /** Cards that came to the hand. @type {Held[]} */ #come = [];
  /** @type {Before | null} */ #before = null;

  /** @param {Table} table */
  constructor(table) { this.table = table; }

  /** Where everything is before the change. @returns {Before} */
  measure() {
    const { hand, piles, seats, view } = this.table;
    const nodes = measure(hand.nodes.values());
    const places = new Map(view.seats.map(seat => [seat.id, this.#seat(seat.id)]));
    return { nodes, hand: new Map([...hand.nodes].map(([key, el]) => [key, spot(el, el.offsetWidth)])), seats: places, ring: seats.ringAt,
      pile: spot(piles.top ?? piles.pileCards, piles.pileCards.querySelector('.card')?.clientWidth), stock: spot(piles.stockCards) };
  }

  /** @param {string} id @returns {Spot} */
  #seat(id) {
    const { seats, hand, view, status } = this.table;
    if (id === view.seat) return spot(hand.el, 40);
    const el = seats.cards(id) ?? seats.get(id);
    return el && el.offsetParent ? spot(el, 20) : spot(status.el, 20);
  }

  /** @param {Before} before @param {readonly Event[]} events @param {{ gone: Held[], come: Held[] }} changed */
  play(before, events, { gone, come }) {
    this.#before = before;
    this.#used = new Set();
    this.#come = [...come];
    this.#gone = gone.flatMap(({ key, code }) => { const from = before.hand.get(key); return from ? [{ code, from }] : []; });
    this.table.motion.glide(before.nodes);
    for (const event of events) /** @type {any} */ (this)[`on_${event.kind}`]?.(event);
    const { seats, motion } = this.table;
    seats.moveRing(before.ring);
    motion.launch();
  }

  /** From the hand where it lay, or from its seat. @param {Event} event @param {string} code @returns {Spot} */
  #from(event, code) {
    const at = this.#gone.findIndex(card => card.code === code);
    const own = at >= 0 && event.seat === this.table.view.seat ? this.#gone.splice(at, 1)[0] : undefined;
    return own?.from ?? /** @type {Before} */ (this.#before).seats.get(event.seat ?? '') ?? /** @type {Before} */ (this.#before).pile;
  }

  /** To the hand if it is the person's, to the seat if not. @param {Event} event @param {string} code @param {Spot} from @param {boolean} turns */
  #toHand(event, code, from, turns) {
    const { motion, hand, view } = this.table;
    if (event.seat !== view.seat) return motion.pass(from, this.#seat(event.seat ?? ''));
    const at = this.#come.findIndex(card => card.code === code);
    const node = at >= 0 ? hand.node(/** @type {Held} */ (this.#come.splice(at, 1)[0]).key) : undefined;
    if (node) motion.fly(node, from, { code, turns });
  }

  /** @param {Event} event @param {readonly { rank: string, cards: readonly string[] }[]} groups @param {string} [top] of the pile */
  #toMelds(event, groups, top = '') {
    const { view, melds, motion } = this.table, side = view.sides.findIndex(one => one.seats.includes(event.seat ?? ''));
    let fromPile = top;
    for (const { rank, cards } of groups) for (const code of cards) {
      const node = melds[side === 1 ? 1 : 0].nodeOf(rank, code, this.#used);
      const from = code === fromPile ? /** @type {Before} */ (this.#before).pile : this.#from(event, code);
      if (code === fromPile) fromPile = '';
      if (!node) continue;
      const card = node.matches('.card') ? undefined : node.querySelector('.card');
      if (node.matches('.card')) motion.fly(node, from, { code, mini: true });
      else motion.pass(from, spot(node, /** @type {HTMLElement | null} */ (card)?.offsetWidth ?? 24), code);
    }
  }

  /** @param {Event} event */
  on_dealt(event) {
    const { view, motion } = this.table, { stock } = /** @type {Before} */ (this.#before);
    for (let i = 0; i < 3; i++) for (const seat of view.seats) if (seat.id !== view.seat) motion.pass(stock, this.#seat(seat.id));
    for (const card of [...this.#come]) this.#toHand({ ...event, seat: view.seat }, card.code, stock, true);
    this.#onPile(stock, true);
  }

  /** @param {Event} event */
  on_drew(event) { this.#toHand(event, event.card, /** @type {Before} */ (this.#before).stock, true); }

  /** @param {Event} event */
  on_red3(event) {
    const { view, melds, motion } = this.table, before = /** @type {Before} */ (this.#before);
    const from = event.from === 'stock' ? before.stock : event.from === 'pile' ? before.pile : this.#from(event, event.card);
    const side = view.sides.findIndex(one => one.seats.includes(event.seat ?? ''));
    const node = [...melds[side === 1 ? 1 : 0].threes.children].reverse().find(el => !this.#used.has(/** @type {HTMLElement} */ (el)));
    if (node) { this.#used.add(/** @type {HTMLElement} */ (node)); motion.fly(node, from, { code: event.card, mini: true }); }
    if (event.replacement) this.#toHand(event, event.replacement, before.stock, true);
  }

  /** @param {Event} event */
  on_took(event) {
    const before = /** @type {Before} */ (this.#before);
    this.#toMelds(event, event.groups ?? [], event.top);
    if (event.seat === this.table.view.seat) for (const code of event.cards ?? []) this.#toHand(event, code, before.pile, false);
    else for (let i = 0; i < Math.min(event.count - 1, 5); i++) this.#toHand(event, '??', before.pile, false);
  }

  /** @param {Event} event */
  on_melded(event) { this.#toMelds(event, event.groups); }

  /** @param {Event} event */
  on_canasta(event) {
    const { view, melds, motion } = this.table, side = view.sides.findIndex(one => one.seats.includes(event.seat ?? ''));
    const stack = melds[side === 1 ? 1 : 0].columns.get(event.rank)?.el.querySelector('.stack');
    if (stack) motion.square(stack);
  }

  /** @param {Event} event */
  on_spoiled(event) { this.on_canasta(event); }

  /** @param {Event} event */
  on_discarded(event) {
    this.#onPile(this.#from(event, event.card), false);
    const { piles, motion } = this.table, turned = piles.pileCards.querySelector('.turned');
    if (event.freezes && turned) motion.freeze(turned, piles.pileWord.querySelector('.frost'));
  }

  /** The top card of the pile comes from a spot. @param {Spot} from @param {boolean} turns */
  #onPile(from, turns) {
    const { piles, view, motion } = this.table;
    if (piles.top && view.pile.top) motion.fly(piles.top, from, { code: view.pile.top, turns });
  }
}
