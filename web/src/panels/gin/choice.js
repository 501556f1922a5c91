// The one card that is chosen: to discard, to put face down, or to lay off.

/** @typedef {import('../../table/keys.js').Held} Held */

export class OneCard {
  /** @type {Held | null} */ card = null;

  get cards() { return this.card ? [this.card] : []; }
  get keys() { return new Set(this.cards.map(card => card.key)); }
  get size() { return this.cards.length; }
  /** Its code, "" if none is chosen. */
  get code() { return this.card?.code ?? ''; }

  /** @param {number} key */
  has(key) { return this.card?.key === key; }
  /** @param {Held} card */
  add(card) { this.card = card; }
  /** @param {Held} card */
  remove(card) { if (this.has(card.key)) this.card = null; }
  clear() { this.card = null; }
  /** @param {readonly Held[]} held */
  retain(held) { if (!held.some(card => this.has(card.key))) this.card = null; }
}
