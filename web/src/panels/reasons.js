// The reasons for an act as sentences: ranks as numbers where they are figures, seats by the name of who sits there.
import { rankFact } from '../table/face.js';

/** @param {Pick<import('../table/table.js').Table, 'view' | 'game'>} place @param {readonly { id: string, facts: Record<string, any> }[]} reasons @returns {string[]} */
export function sentences({ view, game: { words } }, reasons) {
  return reasons.filter(({ id }) => words.has(`reason-${id}`)).map(({ id, facts }) => words.reason({ id, facts: {
    ...facts,
    ...(facts.rank && { rank: rankFact(String(facts.rank)) }),
    ...(facts.seat && { name: view.seats.find(seat => seat.id === facts.seat)?.name ?? '' }),
  } }));
}
