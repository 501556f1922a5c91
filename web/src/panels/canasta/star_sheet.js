// Where a chosen wild card goes: another chosen group, or a meld of our own on the table.
import { rankFact } from '../../table/face.js';
import { closing, openSheet } from '../sheet.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('../../table/keys.js').Held} Held
 */

/** The ranks it could go to: chosen groups first, then melds on the table. @param {Board} board */
export const places = ({ choice, view }) => [...new Set([...choice.groups.map(group => group.rank), ...(view.sides[0]?.melds ?? []).map(meld => meld.rank)])];

/** @param {Board} board @param {Held} wild */
export function openStar(board, wild) {
  const { table, choice, view } = board, { words } = table.game, { t } = words, now = choice.groups.find(group => group.wilds.includes(wild))?.rank;
  const tabled = new Set(view.sides[0]?.melds.map(meld => meld.rank));
  const list = places(board).filter(rank => rank !== now);
  const move = (/** @type {string} */ rank) => { choice.move(wild, rank); table.changed(); };
  openSheet(table, {
    kind: 'star', title: t('star-title', { card: words.card(wild.code) }),
    body: list.length ? [] : [t('star-nowhere')],
    buttons: [...list.map(rank => closing(t('star-to', { rank: rankFact(rank), tabled: tabled.has(rank) ? 'yes' : 'no' }), () => move(rank))),
      closing(t('star-back'), () => { choice.remove(wild); table.changed(); })],
  });
}
