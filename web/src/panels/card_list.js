// Cards side by side in a sheet: seen as faces, read out by name.
import { h } from '../table/dom.js';

/** @param {import('../table/table.js').Table} table @param {readonly string[]} codes @param {string} label */
export const cardList = (table, codes, label) => h('ul', { class: 'cards', 'aria-label': label },
  codes.map(code => h('li', {}, table.card(code, { mini: true }), h('span', { class: 'say' }, table.game.words.cardName(code)))));
