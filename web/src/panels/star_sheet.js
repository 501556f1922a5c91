// Where a chosen wild card goes: another chosen group, or a meld of our own on the table.
import { rankFact } from '../table/face.js';
import { closing, openSheet } from './sheet.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../table/keys.js').Held} Held
 */

/** The ranks it could go to: chosen groups first, then melds on the table. @param {Table} table */
export const places = table => [...new Set([...table.choice.groups.map(group => group.rank), ...(table.view.sides[0]?.melds ?? []).map(meld => meld.rank)])];

/** @param {Table} table @param {Held} wild */
export function openStar(table, wild) {
  const { words } = table.game, { t } = words, now = table.choice.groups.find(group => group.wilds.includes(wild))?.rank;
  const tabled = new Set(table.view.sides[0]?.melds.map(meld => meld.rank));
  const list = places(table).filter(rank => rank !== now);
  const move = (/** @type {string} */ rank) => { table.choice.move(wild, rank); table.changed(); };
  openSheet(table, {
    kind: 'star', title: t('star-title', { card: words.card(wild.code) }),
    body: list.length ? [] : [t('star-nowhere')],
    buttons: [...list.map(rank => closing(t('star-to', { rank: rankFact(rank), tabled: tabled.has(rank) ? 'yes' : 'no' }), () => move(rank))),
      closing(t('star-back'), () => { table.choice.remove(wild); table.changed(); })],
  });
}
