// Cards side by side in a sheet: seen as faces, read out by name.
import { h } from '../table/dom.js';
import { card } from '../table/face.js';

/** @param {readonly string[]} codes @param {string} label @param {import('../words/words.js').Words} words */
export const cardList = (codes, label, words) => h('ul', { class: 'cards', 'aria-label': label },
  codes.map(code => h('li', {}, card(code, { mini: true }), h('span', { class: 'say' }, words.cardName(code)))));
