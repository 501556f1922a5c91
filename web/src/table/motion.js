// Motion that explains where a card went. Nothing waits for it: a new act finishes what still runs. Nothing here knows a rule.
import { h } from './dom.js';

/** Milliseconds at normal speed. */
export const FLY = 260, TURN = 320, RING = 140, GAP = 45, SHAKE = 220;
const OUT = 'cubic-bezier(.2, .8, .2, 1)', BOTH = 'cubic-bezier(.5, 0, .2, 1)';

/** @typedef {{ x: number, y: number, w: number }} Spot  the middle of a card and its width, in the window */

/** Where an element's middle is. @param {Element} el @param {number} [w] the width of a card there, if it is not the element's own @returns {Spot} */
export function spot(el, w) {
  const r = el.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2, w: w ?? Math.min(r.width, r.height) };
}

/** Everything but play() and refuse() is measured and made ready first, and started by launch(). */
export class Motion {
  /** @type {Set<Animation>} */ #running = new Set();
  /** What launch() starts. An animation begun between two measurements would cost a layout each time. @type {(() => void)[]} */ #ready = [];
  #step = 0;
  #end = 0;

  /** @param {HTMLElement} layer  lies over the table; cards fly in it, so that no mat clips them @param {() => number} speed  0 off, .5, 1, 2
   * @param {import('./table.js').CardMaker} card */
  constructor(layer, speed, card) { this.layer = layer; this.speed = speed; this.card = card; }

  /** Before a change: whatever still moves is where it belongs. */
  finish() {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#ready = [];
    this.layer.replaceChildren();
    this.#step = 0;
    this.#end = 0;
  }

  /** When everything that was started has come to rest. */
  async done() { await Promise.allSettled([...this.#running].map(animation => animation.finished)); }

  /** Starts together what has been made ready. */
  launch() { for (const start of this.#ready.splice(0)) start(); }

  /** @param {Element} el @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options times at normal speed */
  play(el, frames, options) {
    const speed = this.speed();
    if (!speed) return undefined;
    const animation = el.animate(frames, { easing: OUT, fill: 'backwards', ...options,
      duration: Number(options.duration ?? FLY) * speed, delay: Number(options.delay ?? 0) * speed });
    this.#running.add(animation);
    animation.finished.catch(() => {}).finally(() => this.#running.delete(animation));
    return animation;
  }

  /**
   * A card flies from a spot to the element that stands for it, which shows itself on landing.
   * @param {Element} el @param {Spot} from @param {{ code: string, mini?: boolean, turns?: boolean, to?: Spot, flat?: boolean }} how
   *   turns: face down until two thirds of the way; flat: sideways
   */
  fly(el, from, { code, mini = false, turns = false, to = spot(el, /** @type {HTMLElement} */ (el).offsetWidth), flat = false }) {
    if (!this.speed()) return;
    const delay = this.#stagger();
    this.#ready.push(() => {
      this.#flight(from, to, delay, { code, mini, turns, flat });
      this.play(el, [{ opacity: 0 }, { opacity: 0 }], { duration: FLY - 10, delay });
    });
  }

  /** A card that nobody at this seat sees, from one spot to another. @param {Spot} from @param {Spot} to @param {string} [code] */
  pass(from, to, code = '??') {
    if (!this.speed()) return;
    const delay = this.#stagger();
    this.#ready.push(() => this.#flight(from, to, delay, { code, mini: true, turns: false, flat: false, fades: true }));
  }

  #stagger() {
    const delay = Math.min(this.#step++, 8) * GAP;
    this.#end = Math.max(this.#end, delay + FLY);
    return delay;
  }

  /** @param {Spot} from @param {Spot} to @param {number} delay @param {{ code: string, mini: boolean, turns: boolean, flat: boolean, fades?: boolean }} how */
  #flight(from, to, delay, { code, mini, turns, flat, fades = false }) {
    const front = this.card(code, { mini }), ghost = h('span', { class: 'flight', '--w': `${to.w}px`, '--left': `${to.x}px`, '--top': `${to.y}px` }, front);
    this.layer.append(ghost);
    const start = `${from.x - to.x}px ${from.y - to.y}px`, size = String(to.w > 0 && from.w > 0 ? from.w / to.w : 1), turn = flat ? '90deg' : '0deg';
    const flight = this.play(ghost, [{ translate: start, scale: size, rotate: turn }, ...(fades ? [{ opacity: 1, offset: .85 }] : []),
      { translate: '0 0', scale: '1', rotate: turn, opacity: fades ? 0 : 1 }], { duration: FLY, delay, easing: turns ? BOTH : OUT, fill: 'both' });
    flight?.finished.catch(() => {}).finally(() => ghost.remove());
    if (!turns) return;
    const back = this.card('??');
    ghost.append(back);
    const [edge, face] = ['0 1', '1 1'], how = /** @type {const} */ ({ delay, easing: 'linear', fill: 'both' });
    this.play(back, [{ scale: face, offset: 0 }, { scale: face, offset: .5 }, { scale: edge, offset: .67 }, { scale: edge, offset: 1 }], how);
    this.play(front, [{ scale: edge, offset: 0 }, { scale: edge, offset: .67 }, { scale: face, offset: .84 }, { scale: face, offset: 1 }], how);
  }

  /** Elements that stayed glide from where they were. @param {Map<Element, DOMRect>} before */
  glide(before) {
    for (const [el, was] of before) {
      if (!el.isConnected) continue;
      const is = el.getBoundingClientRect(), x = was.left - is.left, y = was.top - is.top;
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      const [own = 0, down = 0] = (getComputedStyle(el).translate.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
      const frames = [{ translate: `${own + x}px ${down + y}px` }, { translate: `${own}px ${down}px` }];
      this.#ready.push(() => this.play(el, frames, { duration: FLY }));
    }
  }

  /** Something turns into its place once the cards that fly have landed. @param {Element} el @param {{ from?: number, sign?: Element | null }} [how]
   *   from: its size at first; sign: what appears with it */
  turn(el, { from = 1, sign = null } = {}) {
    const delay = this.#end;
    this.#ready.push(() => {
      this.play(el, [{ rotate: '-90deg', scale: from }, { rotate: '0deg', scale: 1 }], { duration: TURN, delay, easing: BOTH });
      if (sign) this.play(sign, [{ opacity: 0 }, { opacity: 1 }], { duration: TURN, delay });
    });
  }

  /** The small "no", once. @param {Element} el */
  refuse(el) {
    this.play(el, ['0', '-5px', '4px', '-2px', '0'].map(translate => ({ translate })), { duration: SHAKE, easing: BOTH });
  }
}

/** Where elements are now; call it before the change. @param {Iterable<Element>} elements @returns {Map<Element, DOMRect>} */
export const measure = elements => new Map([...elements].map(el => [el, el.getBoundingClientRect()]));
