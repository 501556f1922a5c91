// The pointer on the hand: a tap chooses, a drag reorders or carries cards to the pile or to what else the game lets them be dropped on.
import { h, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */

const THRESHOLD = 8, DOUBLE = 320;

/**
 * @typedef {{ id: number, key: number, x: number, y: number, keys: Set<number> | null, ghost: HTMLElement | null, over: Element | null, touch: boolean }} Grip
 */

export class Drag {
  /** @type {Grip | null} */ #grip = null;
  #last = { key: 0, time: 0, chosen: false };

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    const { el } = table.hand;
    el.addEventListener('pointerdown', event => this.#down(event));
    el.addEventListener('pointermove', event => this.#move(event));
    el.addEventListener('pointerup', event => this.#up(event));
    el.addEventListener('pointercancel', () => this.#drop());
    el.addEventListener('lostpointercapture', () => this.#drop());
    el.addEventListener('click', event => this.#click(event));
    el.addEventListener('dragstart', event => event.preventDefault());
  }

  /** Assistive technology clicks without a pointer. @param {MouseEvent} event */
  #click(event) {
    if (event.detail !== 0) return;
    const key = keyOf(event.target);
    if (key) this.table.toggle(key);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const key = keyOf(event.target);
    if (!key || event.button !== 0 || this.#grip) return;
    this.#grip = { id: event.pointerId, key, x: event.clientX, y: event.clientY, keys: null, ghost: null, over: null, touch: event.pointerType === 'touch' };
    this.table.hand.el.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.id) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y);
    if (!grip.keys) {
      if (far < THRESHOLD) return;
      this.#lift(grip);
    }
    if (grip.ghost) set(grip.ghost, { '--left': `${event.clientX}px`, '--top': `${event.clientY - (grip.touch ? 24 : 0)}px` });
    const over = this.#target(event.clientX, event.clientY);
    if (over === grip.over) return;
    grip.over?.classList.remove('over');
    over?.classList.add('over');
    grip.over = over;
  }

  /** The drag begins: the card alone, or all chosen ones if it is one of them. @param {Grip} grip */
  #lift(grip) {
    const { hand, choice, motion } = this.table;
    grip.keys = choice.has(grip.key) ? choice.keys : new Set([grip.key]);
    const cards = hand.held.filter(held => grip.keys?.has(held.key));
    const w = hand.node(grip.key)?.offsetWidth ?? 58;
    grip.ghost = h('div', { class: 'carried', '--w': `${w}px`, '--n': cards.length }, cards.map(held => this.table.card(held.code)));
    motion.layer.append(grip.ghost);
    for (const key of grip.keys) hand.node(key)?.classList.add('away');
    this.table.el.classList.add('dragging');
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.id) return;
    const { keys, key } = grip;
    this.#drop();
    if (keys) this.#put(keys, event.clientX, event.clientY);
    else this.#tap(key, event.timeStamp);
  }

  #drop() {
    const grip = this.#grip;
    this.#grip = null;
    if (!grip) return;
    grip.ghost?.remove();
    grip.over?.classList.remove('over');
    for (const key of grip.keys ?? []) this.table.hand.node(key)?.classList.remove('away');
    this.table.el.classList.remove('dragging');
    if (this.table.hand.el.hasPointerCapture(grip.id)) this.table.hand.el.releasePointerCapture(grip.id);
  }

  /** @param {number} key @param {number} time */
  #tap(key, time) {
    const last = this.#last;
    this.table.hand.focus(key);
    if (last.key === key && time - last.time < DOUBLE) {
      this.table.board.twice(key, last.chosen);
      this.#last = { key: 0, time: 0, chosen: false };
    } else this.#last = { key, time, chosen: this.table.toggle(key) };
  }

  /** @param {Set<number>} keys @param {number} x @param {number} y */
  #put(keys, x, y) {
    const { table } = this, over = this.#target(x, y);
    if (!over || over.matches('.hand, .handplace')) return table.rearrange(keys, table.hand.placeAt(x, y));
    if (over.matches('.heap')) return table.deeds.carryToPile(keys);
    return table.board.drop(/** @type {HTMLElement} */ (over), keys);
  }

  /** What lies under the pointer and can be dropped on. @param {number} x @param {number} y */
  #target(x, y) {
    const el = document.elementFromPoint(x, y), { near, far } = this.table.board.drops;
    return el?.closest(`.heap.pile, .hand, .handplace, ${near}`) ?? el?.closest(far) ?? null;
  }
}

/** @param {EventTarget | null} from */
const keyOf = from => Number(/** @type {HTMLElement | null} */ (/** @type {Element | null} */ (from)?.closest('[data-key]'))?.dataset.key ?? 0);
