// The arithmetic of an arranged hand: which cards lie together, how large they can be, and where each lies and each frame.
import { strip } from '../../table/rows.js';

/** @typedef {import('../../table/keys.js').Held} Held */
/** @typedef {import('../../table/board.js').Frame} Frame */
/** @typedef {import('../../table/board.js').Laid} Laid */
/** @typedef {{ kind: 'run' | 'set' | 'loose', cards: readonly Held[], label: string }} Group */
/** @typedef {{ most: number, least: number, rows: number, label: number, rise: number, fill: boolean }} Room  sizes of a card in px, rows
 *   there is height for, height of a label, room above a card for when it is chosen, and whether the rows begin at the edge */

/** Round the cards of a frame, and between two groups. */
const PAD = 5, GAP = 6;

/** The groups the hand lies in: each of these melds that lies together is one, what lies between them is loose.
 * @param {readonly Held[]} held @param {readonly { kind: 'run' | 'set', cards: readonly string[] }[]} melds
 * @param {(kind: Group['kind'], cards: readonly Held[]) => string} label @returns {Group[]} */
export function groups(held, melds, label) {
  /** @type {{ kind: Group['kind'], cards: Held[] }[]} */
  const found = [], left = [...melds];
  for (let i = 0; i < held.length;) {
    const at = left.findIndex(({ cards }) => cards.every(code => held.slice(i, i + cards.length).some(one => one.code === code)));
    const [meld] = at < 0 ? [] : left.splice(at, 1), last = found.at(-1);
    if (meld) found.push({ kind: meld.kind, cards: held.slice(i, i + meld.cards.length) });
    else if (last?.kind === 'loose') last.cards.push(/** @type {Held} */ (held[i]));
    else found.push({ kind: 'loose', cards: [/** @type {Held} */ (held[i])] });
    i += meld?.cards.length ?? 1;
  }
  return found.map(group => ({ ...group, label: label(group.kind, group.cards) }));
}

/** The largest cards with which the groups go into the rows. Loose cards have a row of their own where that costs no size.
 * @param {readonly Group[]} list @param {number} width @param {Room} room @returns {Laid} */
export function layGroups(list, width, room) {
  for (let w = Math.floor(room.most); w > room.least; w--) {
    for (const apart of room.rows > 1 ? [true, false] : [false]) {
      const rows = breakUp(list, width, w, apart);
      if (rows.length <= room.rows) return place(rows, width, w, room);
    }
  }
  return place(breakUp(list, width, room.least, false), width, room.least, room);
}

/** @typedef {{ group: Group, step: number, wide: number, first: boolean }} Piece  a group or, over two rows, a part of it */

/** @param {readonly Group[]} list @param {number} width @param {number} w @param {boolean} apart @returns {Piece[][]} */
function breakUp(list, width, w, apart) {
  /** @type {Piece[][]} */
  const rows = [[]];
  let x = 0;
  const put = (/** @type {Piece} */ piece, fresh = false) => {
    const gap = x ? GAP : 0;
    if (x && (fresh || x + gap + piece.wide > width)) { rows.push([]); x = 0; }
    x += (x ? GAP : 0) + piece.wide;
    /** @type {Piece[]} */ (rows.at(-1)).push(piece);
  };
  for (const group of list) {
    if (group.kind !== 'loose') put({ group, ...spread(group.cards.length, strip(w), w, 2 * PAD), first: true });
    else for (const piece of loose(group, width, w, apart ? 0 : x && x + GAP, apart && list.length === 1)) put(piece, apart);
  }
  return rows;
}

/** @param {number} n @param {number} step @param {number} w @param {number} more */
const spread = (n, step, w, more = 0) => ({ step, wide: w + (n - 1) * step + more });

/** Loose cards lie side by side where there is room, and overlap where there is not; too many for a row make two, and so do those that
 * would be cramped in the one row of the two that they need.
 * @param {Group} group @param {number} width @param {number} w @param {number} x where the row has come to @param {boolean} alone no other group lies
 *   in the hand, and there is a second row @returns {Piece[]} */
function loose(group, width, w, x, alone) {
  const n = group.cards.length, open = w + 6, room = width - x;
  const step = n > 1 ? Math.min(open, (room - w) / (n - 1)) : open;
  if (step >= (alone ? w * .8 : strip(w))) return [{ group, ...spread(n, step, w), first: true }];
  if (x) return loose(group, width, w, 0, alone);
  const half = Math.ceil(n / 2);
  return [group.cards.slice(0, half), group.cards.slice(half)].flatMap((cards, i) => cards.length
    ? [{ group: { ...group, cards, label: i ? '' : group.label }, ...spread(cards.length, Math.min(open, (width - w) / Math.max(half - 1, 1)), w), first: i === 0 }] : []);
}

/** @param {readonly Piece[][]} rows @param {number} width @param {number} w @param {Room} room @returns {Laid} */
function place(rows, width, w, { label, rise, fill }) {
  /** @type {[number, number][]} */
  const at = [], tall = w * 1.4;
  /** @type {Frame[]} */
  const frames = [];
  let y = 0, wide = 0;
  for (const row of rows) {
    let x = 0;
    for (const { group, step, wide: own } of row) {
      const framed = group.kind !== 'loose', inset = framed ? PAD : 0;
      for (const [i] of group.cards.entries()) at.push([x + inset + i * step, y + label + rise]);
      frames.push({ kind: group.kind, label: group.label, x, y, wide: own, tall: label + rise + tall + (framed ? PAD : 0) });
      x += own + GAP;
    }
    wide = Math.max(wide, x - GAP);
    y += label + rise + tall + PAD;
  }
  return { w, wide: fill ? width : wide, tall: y + 2, at, frames };
}
