// The cards chosen in the hand, grouped by rank as they are tapped. Wild cards join the group last touched and can be moved.
import { read } from '../../table/face.js';
import { isWild } from './cards.js';

/**
 * @typedef {import('../../table/keys.js').Held} Held
 * @typedef {{ rank: string, naturals: Held[], wilds: Held[], aimed: boolean }} Group  aimed: wild cards meant for a meld on the table
 */

/** The rank of wild cards alone, as the notation writes it. */
export const OWN = 'W';

export class Choice {
  /** @type {Group[]} */ groups = [];
  /** Wild cards that have no group yet. @type {Held[]} */ loose = [];
  /** The rank last touched. */ last = '';
  /** Whether wild cards can make a meld of their own, by the rule set. */ alone = false;

  get cards() { return [...this.groups.flatMap(group => [...group.naturals, ...group.wilds]), ...this.loose]; }
  get keys() { return new Set(this.cards.map(card => card.key)); }
  get size() { return this.cards.length; }

  /** @param {number} key */
  has(key) { return this.cards.some(card => card.key === key); }

  /** Whether every chosen card is in one of the parts. */
  get whole() { return !this.loose.length || (this.alone && !this.groups.length); }

  /** The groups as parts of an act, in the order they were begun; wild cards alone may be one. @returns {import('./notation.js').Part[]} */
  get parts() {
    if (this.alone && !this.groups.length && this.loose.length) return [{ rank: OWN, cards: this.loose.map(card => card.code) }];
    return this.groups.map(({ rank, naturals, wilds }) => ({ rank, cards: [...naturals, ...wilds].map(card => card.code) }));
  }

  clear() { this.groups = []; this.loose = []; this.last = ''; }

  /** @param {Held} card */
  add(card) {
    if (this.has(card.key)) return;
    const { rank } = read(card.code);
    if (isWild(card.code)) {
      const group = this.#group(this.last) ?? this.groups.at(-1);
      (group ? group.wilds : this.loose).push(card);
      return;
    }
    let group = this.#group(rank);
    if (!group) this.groups.push(group = { rank, naturals: [], wilds: this.loose.splice(0), aimed: false });
    group.naturals.push(card);
    this.last = rank;
  }

  /** @param {Held} card */
  remove(card) { this.#without(new Set([card.key])); }

  /** Keeps only cards that are still in the hand. @param {readonly Held[]} held */
  retain(held) {
    const alive = new Set(held.map(card => card.key));
    this.#without(new Set(this.cards.filter(card => !alive.has(card.key)).map(card => card.key)));
  }

  /** Moves a wild card to the group of this rank; a rank that has no group is a meld on the table. @param {Held} card @param {string} rank */
  move(card, rank) {
    this.#without(new Set([card.key]));
    let group = this.#group(rank);
    if (!group) this.groups.push(group = { rank, naturals: [], wilds: [], aimed: true });
    group.wilds.push(card);
    this.last = rank;
  }

  /** Chooses these groups in place of what was chosen. @param {readonly { rank: string, cards: readonly Held[] }[]} list */
  replace(list) {
    this.clear();
    for (const { rank, cards } of list) {
      const naturals = cards.filter(card => !isWild(card.code)), wilds = cards.filter(card => isWild(card.code));
      this.groups.push({ rank, naturals, wilds, aimed: !naturals.length });
      this.last = rank;
    }
  }

  /** @param {string} rank */
  #group(rank) { return this.groups.find(group => group.rank === rank); }

  /** @param {Set<number>} keys */
  #without(keys) {
    if (!keys.size) return;
    /** @param {Held} card */
    const stays = card => !keys.has(card.key);
    this.loose = this.loose.filter(stays);
    for (const group of this.groups) { group.naturals = group.naturals.filter(stays); group.wilds = group.wilds.filter(stays); }
    const empty = this.groups.filter(group => !group.naturals.length && !group.aimed);
    this.groups = this.groups.filter(group => group.naturals.length || (group.aimed && group.wilds.length));
    const homeless = empty.flatMap(group => group.wilds);
    (this.#group(this.last) ?? this.groups.at(-1))?.wilds.push(...homeless.splice(0));
    this.loose.push(...homeless);
    if (!this.#group(this.last)) this.last = this.groups.at(-1)?.rank ?? '';
  }
}
