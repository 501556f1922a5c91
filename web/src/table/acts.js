// The acts, and once a deal is over what leads on from it. No act is ever dead: what cannot be done now stays readable, can have the
// focus, and answers "why not?".
import { explains } from '../panels/explain.js';
import { classes, fill, h, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./board.js').ActButton} ActButton */

/** Milliseconds within which a second tap in the same place belongs to the first, and how far apart, in pixels, is no longer the same place. */
const IMPATIENT = 700, NEAR = 40;

export class Acts {
  /** @type {Map<string, { el: HTMLElement, text: HTMLElement }>} */ buttons = new Map();
  #shown = '';
  /** The last tap that was let through, and the moment of the game it was meant for. */ #tap = { at: -Infinity, x: 0, y: 0, rev: -1 };

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.el = h('div', { class: 'acts', role: 'group', 'aria-label': table.game.words.t('acts-label') });
    table.hand.el.addEventListener('pointerdown', () => this.apart());
  }

  /** Something else was tapped: the next tap is no second one. */
  apart() { this.#tap.at = -Infinity; }

  /** @param {string} act */
  button(act) { return this.buttons.get(act)?.el ?? this.el; }

  /**
   * A tap on a button or a heap. The second of a double tap was meant for what lay there before: once the first has done something, it does
   * nothing. Keys, and clicks that come without a pointer, answer at once.
   * @param {MouseEvent} event @param {() => unknown} then
   */
  tap({ detail, clientX: x, clientY: y }, then) {
    if (!detail) return then();
    const { rev, acting } = this.table.game, at = performance.now(), last = this.#tap;
    if (at - last.at < IMPATIENT && Math.hypot(x - last.x, y - last.y) < NEAR && (acting || rev !== last.rev)) return undefined;
    this.#tap = { at, x, y, rev };
    return then();
  }

  update() {
    const list = this.table.ended ? this.#onward() : this.table.board.acts(), shown = list.map(({ act }) => act).join();
    if (shown !== this.#shown) this.#make(list);
    this.#shown = shown;
    for (const one of list) this.#set(one);
    this.el.classList.toggle('keyless', !this.table.game.settings.get('keys'));
  }

  /** On from a deal that is over, in any game. @returns {ActButton[]} */
  #onward() {
    const { view, game, board } = this.table, { t } = game.words, bare = { key: '', good: false, can: true };
    const list = [{ ...bare, act: 'score', text: t('act-score-sheet'), good: true },
      view.ended?.over ? { ...bare, act: 'anew', text: t('score-new') } : { ...bare, act: 'deal', text: board.say.anew?.() || t('act-next-deal'), can: !game.readonly }];
    if (explains(view)) list.push({ ...bare, act: 'explain', text: t('act-explain') });
    return list;
  }

  /** Other acts are on the bar now; one that was there already keeps its button. @param {readonly ActButton[]} list */
  #make(list) {
    const had = this.el.contains(document.activeElement), before = this.buttons;
    this.buttons = new Map(list.map(one => [one.act, before.get(one.act) ?? this.#button(one)]));
    this.el.replaceChildren(...[...this.buttons.values()].map(({ el }) => el));
    if (had) this.table.focus();
  }

  /** @param {ActButton} act */
  #button({ act, key }) {
    const text = h('span');
    const el = h('button', { type: 'button', class: 'btn', 'data-act': act, onclick: (/** @type {MouseEvent} */ event) => this.tap(event, () => this.table.deeds.do(act, el)) }, text,
      key && h('kbd', { 'aria-hidden': 'true' }, key));
    return { el, text };
  }

  /** @param {ActButton} act */
  #set({ act, text, can, good, cls }) {
    const part = this.buttons.get(act);
    if (!part) return;
    fill(part.text, text);
    const now = can && !this.table.game.still;
    set(part.el, { class: classes('btn', good && now && 'good', cls), 'aria-disabled': now ? null : 'true' });
  }
}
