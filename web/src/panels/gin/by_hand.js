// Laying a hand out by hand before a knock: one of three melds or the deadwood is chosen, and cards that are tapped go there.
import { fill, h } from '../../table/dom.js';

/** @typedef {import('./board.js').GinBoard} Board */

/** The last place is the deadwood. */
const PLACES = 4, LOOSE = PLACES - 1;

export class ByHand {
  #into = 0;

  /** @param {Board} board @param {string} down  the card that goes face down @param {import('../../engine/wire.js').ArrangementMessage | undefined} first
   * @param {(melds: string[][]) => void} changed */
  constructor(board, down, first, changed) {
    this.table = board.table;
    this.changed = changed;
    const order = [...(first?.melds.flatMap(meld => meld.cards) ?? []), ...(first?.deadwood ?? [])];
    /** Each card and its place. @type {Map<string, number>} */
    this.at = new Map(order.map(code => [code, first?.melds.findIndex(meld => meld.cards.includes(code)) ?? -1]));
    for (const [code, place] of this.at) if (place < 0) this.at.set(code, LOOSE);
    this.at.delete(down);
    const { t } = this.table.game.words;
    this.places = Array.from({ length: PLACES }, (_, place) => this.#place(place));
    this.el = h('fieldset', { class: 'byhand' }, h('legend', {}, t('gin-by-hand')), h('p', { class: 'soft' }, t('gin-by-hand-how')), this.places.map(({ el }) => el));
    this.#draw();
  }

  /** @param {number} place */
  #place(place) {
    const { t } = this.table.game.words, id = `gin-place-${place}`, cards = h('div', { class: 'row' });
    const input = /** @type {HTMLInputElement} */ (h('input', { type: 'radio', name: 'gin-place', checked: place === 0, onchange: () => this.#turnTo(place) }));
    const name = h('span', { id }, place === LOOSE ? t('gin-place-loose') : t('gin-place', { place: place + 1 }));
    return { input, cards, el: h('div', { class: 'place', role: 'group', 'aria-labelledby': id }, h('label', {}, input, name), cards) };
  }

  /** Cards that are tapped go to this place now, and say so. @param {number} place */
  #turnTo(place) {
    this.#into = place;
    this.#draw();
  }

  focus() { this.places[0]?.input.focus(); }

  #draw() {
    const { t } = this.table.game.words;
    this.places.forEach(({ cards }, place) => {
      const here = [...this.at].filter(([, at]) => at === place).map(([code]) => code);
      const one = (/** @type {string} */ code) => h('button', { type: 'button', class: 'cardbtn', 'data-code': code, 'aria-label': this.#says(code, place),
        onclick: () => this.#move(code) }, this.table.card(code, { mini: true }));
      fill(cards, ...(here.length ? here.map(one) : [h('span', { class: 'soft' }, t('gin-place-empty'))]));
    });
  }

  /** Where a card goes that is tapped: to the chosen place, or, if it is there already, to the deadwood. @param {number} place it lies in */
  #goal(place) { return place === this.#into ? LOOSE : this.#into; }

  /** "queen of spades, in meld 1: move to meld 2". @param {string} code @param {number} place */
  #says(code, place) {
    const { words } = this.table.game, named = (/** @type {number} */ one) => one === LOOSE ? 'loose' : one + 1;
    return words.t('gin-move', { card: words.cardName(code), from: named(place), to: named(this.#goal(place)) });
  }

  /** @param {string} code */
  #move(code) {
    this.at.set(code, this.#goal(this.at.get(code) ?? LOOSE));
    this.#draw();
    /** @type {HTMLElement | null} */ (this.el.querySelector(`[data-code="${code}"]`))?.focus();
    this.changed(this.melds);
  }

  /** @returns {string[][]} */
  get melds() {
    return Array.from({ length: LOOSE }, (_, place) => [...this.at].filter(([, at]) => at === place).map(([code]) => code)).filter(meld => meld.length);
  }
}
