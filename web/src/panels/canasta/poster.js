// A position of Canasta as data, drawn without the engine.
import { looksOn, Reading } from '../../state/position.js';
import { isWild } from './cards.js';

const SEATS = ['S', 'W', 'N', 'E'];

/** @type {import('../../state/position.js').Poster} */
export const poster = {
  name: 'canasta', rules: 'classic', fan: ['JK', 'KS', 'KH', 'KD', 'KC', '2H'], starred: isWild,
  picture(plain) {
    const reading = new Reading(plain), seats = reading.seats(SEATS), hands = reading.hands(seats);
    const dealer = reading.one('dealer', seats, seats[seats.length - 1]), after = seats[(seats.indexOf(dealer) + 1) % seats.length];
    const turn = reading.one('turn', seats, after), pile = reading.cards(plain.pile, 'pile');
    const melds = reading.list(plain.melds, 'melds'), red3 = reading.list(plain.red3, 'red3'), sides = Math.max(melds.length, red3.length);
    return {
      game: 'canasta', rules: reading.rules() || 'classic', seats, turn, dealer: plain.dealer === undefined ? '' : dealer, looks: looksOn(hands, turn), hands, pile,
      todo: `embed-todo-${reading.one('step', ['draw', 'play'], 'draw')}`,
      scores: reading.scores(), stock: reading.heap(plain.stock, 'stock').count,
      lies: plain.frozen === true ? { id: 'embed-pile-frozen', facts: {} } : null,
      groups: Array.from({ length: sides }, (_, side) => ({
        seats: seats.filter((_, seat) => seat % sides === side),
        melds: reading.melds(melds[side], `melds[${side}]`), open: reading.cards(red3[side], `red3[${side}]`),
      })),
      faults: reading.faults,
    };
  },
};
