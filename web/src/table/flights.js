// Which card flies from where to where, told by the events of a reply. Places are measured before the change and after it.
// A game adds what its own events move: a method `on_<kind>` for each.
import { measure, spot } from './motion.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./table.js').Event} Event
 * @typedef {import('./motion.js').Spot} Spot
 * @typedef {import('./keys.js').Held} Held
 * @typedef {{ hand: Map<number, Spot>, nodes: Map<Element, DOMRect>, pile: Spot, stock: Spot, seats: Map<string, Spot>, ring: DOMRect | null }} Before
 */

const NOWHERE = { x: 0, y: 0, w: 0 };

export class Flights {
  /** Nodes that a card has flown to already. @type {Set<HTMLElement>} */ used = new Set();
  /** Where everything was. @type {Before} */ before = { hand: new Map(), nodes: new Map(), pile: NOWHERE, stock: NOWHERE, seats: new Map(), ring: null };
  /** Cards that left the hand, with where they lay. @type {{ code: string, from: Spot }[]} */ #gone = [];
  /** Cards that came to the hand. @type {Held[]} */ #come = [];

  /** @param {Table} table */
  constructor(table) { this.table = table; }

  /** Where everything is before the change. @returns {Before} */
  measure() {
    const { hand, piles, seats, view } = this.table;
    const nodes = measure([...hand.nodes.values(), ...this.others()]);
    const places = new Map(view.seats.map(seat => [seat.id, this.seat(seat.id)]));
    return { nodes, hand: new Map([...hand.nodes].map(([key, el]) => [key, spot(el, el.offsetWidth)])), seats: places, ring: seats.ringAt,
      pile: spot(piles.top ?? piles.pileCards, piles.pileCards.querySelector('.card')?.clientWidth), stock: spot(piles.stockCards) };
  }

  /** What else stays and glides when it moves. @returns {Iterable<HTMLElement>} */
  others() { return []; }

  /** @param {string} id @returns {Spot} */
  seat(id) {
    const { seats, hand, view, status } = this.table;
    if (id === view.seat) return spot(hand.el, 40);
    const el = seats.cards(id) ?? seats.get(id);
    return el && el.offsetParent ? spot(el, 20) : spot(status.el, 20);
  }

  /** @param {Before} before @param {readonly Event[]} events @param {{ gone: Held[], come: Held[] }} changed */
  play(before, events, { gone, come }) {
    this.before = before;
    this.used = new Set();
    this.#come = [...come];
    this.#gone = gone.flatMap(({ key, code }) => { const from = before.hand.get(key); return from ? [{ code, from }] : []; });
    this.table.motion.glide(before.nodes);
    for (const event of events) /** @type {any} */ (this)[`on_${event.kind}`]?.(event);
    const { seats, motion } = this.table;
    seats.moveRing(before.ring);
    motion.launch();
  }

  /** From the hand where it lay, or from its seat. @param {Event} event @param {string} code @returns {Spot} */
  from(event, code) {
    const at = this.#gone.findIndex(card => card.code === code);
    const own = at >= 0 && event.seat === this.table.view.seat ? this.#gone.splice(at, 1)[0] : undefined;
    return own?.from ?? this.before.seats.get(event.seat ?? '') ?? this.before.pile;
  }

  /** To the hand if it is the person's, to the seat if not. @param {Event} event @param {string} code @param {Spot} from @param {boolean} turns */
  toHand(event, code, from, turns) {
    const { motion, hand, view } = this.table;
    if (event.seat !== view.seat) return motion.pass(from, this.seat(event.seat ?? ''));
    const at = this.#come.findIndex(card => card.code === code);
    const node = at >= 0 ? hand.node(/** @type {Held} */ (this.#come.splice(at, 1)[0]).key) : undefined;
    if (node) motion.fly(node, from, { code, turns });
  }

  /** @param {Event} event */
  on_dealt(event) {
    const { view, motion } = this.table, { stock } = this.before;
    for (let i = 0; i < 3; i++) for (const seat of view.seats) if (seat.id !== view.seat) motion.pass(stock, this.seat(seat.id));
    for (const card of [...this.#come]) this.toHand({ ...event, seat: view.seat }, card.code, stock, true);
    this.onPile(stock, true);
  }

  /** @param {Event} event */
  on_drew(event) { this.toHand(event, event.card, this.before.stock, true); }

  /** @param {Event} event */
  on_discarded(event) { this.onPile(this.from(event, event.card), false); }

  /** The top card of the pile comes from a spot. @param {Spot} from @param {boolean} turns */
  onPile(from, turns) {
    const { piles, view, motion } = this.table;
    if (piles.top && view.pile.top) motion.fly(piles.top, from, { code: view.pile.top, turns });
  }
}
