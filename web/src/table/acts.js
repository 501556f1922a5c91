// The five acts. None is ever dead: what cannot be done now stays readable, can have the focus, and answers "why not?".
import { fill, h, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {'draw' | 'take' | 'meld' | 'discard' | 'hint'} Act */

/** @type {[Act, string][]} */
const ACTS = [['draw', 'D'], ['take', 'P'], ['meld', 'M'], ['discard', 'X'], ['hint', 'H']];

export class Acts {
  /** @type {Map<Act, { el: HTMLElement, text: HTMLElement }>} */ buttons = new Map();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.el = h('div', { class: 'acts', role: 'group', 'aria-label': table.game.words.t('acts-label') });
    for (const [act, key] of ACTS) {
      const text = h('span');
      const el = h('button', { type: 'button', class: 'btn', 'data-act': act, onclick: () => table.deeds[act](el) }, text, h('kbd', { 'aria-hidden': 'true' }, key));
      this.buttons.set(act, { el, text });
      this.el.append(el);
    }
  }

  /** @param {Act} act */
  button(act) { return this.buttons.get(act)?.el ?? this.el; }

  update() {
    const { view, choice, preview, discardable, game: { words, settings } } = this.table, { t } = words;
    const mine = view.toAct === view.seat, meldable = mine && Boolean(preview?.legal) && !choice.loose.length && choice.groups.length > 0;
    this.#set('draw', t(view.step === 'play' && view.turn === view.seat && !view.took ? 'act-drawn' : 'act-draw'), view.can.draw, view.good === 'draw');
    this.#set('take', t(view.took ? 'act-taken' : 'act-take'), view.can.take, view.good === 'take');
    this.#set('meld', choice.groups.length ? t('act-meld-count', { count: choice.groups.length }) : t('act-meld'), meldable, meldable);
    this.#set('discard', t('act-discard'), discardable, discardable && !meldable);
    this.#set('hint', t('act-hint'), mine && this.table.running, false);
    this.el.classList.toggle('keyless', !settings.get('keys'));
  }

  /** @param {Act} act @param {string} text @param {boolean} can @param {boolean} good */
  #set(act, text, can, good) {
    const part = this.buttons.get(act);
    if (!part) return;
    fill(part.text, text);
    set(part.el, { class: good && can ? 'btn good' : 'btn', 'aria-disabled': can ? null : 'true' });
  }
}
