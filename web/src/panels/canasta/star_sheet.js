// Where a chosen wild card goes: another chosen group, a meld of our own on the table, or a meld of wild cards.
import { rankFact } from '../../table/face.js';
import { closing, openSheet } from '../sheet.js';
import { OWN } from './choice.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('../../table/keys.js').Held} Held
 */

/** The ranks of our melds that still take cards. @param {Board} board */
const tabled = ({ view }) => new Set((view.sides[0]?.melds ?? []).filter(meld => !meld.closed).map(meld => meld.rank));

/** The ranks it could go to: chosen groups first, then melds on the table, then wild cards on their own. @param {Board} board */
const places = board => [...new Set([...board.choice.groups.map(group => group.rank), ...tabled(board), ...(board.choice.alone ? [OWN] : [])])];

/** @param {Board} board @param {Held} wild */
export function openStar(board, wild) {
  const { table, choice } = board, { words } = table.game, { t } = words, now = choice.groups.find(group => group.wilds.includes(wild))?.rank;
  const ours = tabled(board), list = places(board).filter(rank => rank !== now);
  const move = (/** @type {string} */ rank) => { choice.move(wild, rank); table.changed(); };
  const name = (/** @type {string} */ rank) => rank === OWN ? t(ours.has(OWN) ? 'star-own-tabled' : 'star-own')
    : t('star-to', { rank: rankFact(rank), tabled: ours.has(rank) ? 'yes' : 'no' });
  openSheet(table, {
    kind: 'star', title: t('star-title', { card: words.card(wild.code) }),
    body: list.length ? [] : [t('star-nowhere')],
    buttons: [...list.map(rank => closing(name(rank), () => move(rank), false, { 'data-rank': rank })),
      closing(t('star-back'), () => { choice.remove(wild); table.changed(); })],
  });
}
