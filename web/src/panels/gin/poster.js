// A position of Gin Rummy as data, drawn without the engine.
import { looksOn, Reading } from '../../state/position.js';

const SEATS = ['1', '2'];
const STEPS = ['upcard', 'draw', 'play', 'layoff'];

/** @type {import('../../state/position.js').Poster} */
export const poster = {
  name: 'gin', rules: 'gin', fan: ['5S', '6S', '7S', 'QH', 'QD', 'QC'], starred: () => false,
  picture(plain) {
    const reading = new Reading(plain), hands = reading.hands(SEATS), dealer = reading.one('dealer', SEATS, '2');
    const step = reading.one('step', STEPS, 'upcard'), other = dealer === '1' ? '2' : '1';
    const knocker = plain.knocker === undefined ? '' : reading.one('knocker', SEATS, '1');
    const alone = step === 'play' && Boolean(plain.taken) && !plain.pile; // it was the only card of the pile: the upcard
    const usual = plain.passed === 1 && (step === 'upcard' || alone) ? dealer : other;
    const turn = knocker ? (knocker === '1' ? '2' : '1') : reading.one('turn', SEATS, usual);
    const [mine, theirs] = reading.list(plain.melds, 'melds');
    const groups = [[knocker, mine, 'melds[0]'], [turn, theirs, 'melds[1]']];
    return {
      game: 'gin', rules: reading.rules() || 'gin', seats: SEATS, turn, dealer: plain.dealer === undefined ? '' : dealer, looks: looksOn(hands, turn), hands,
      todo: `embed-todo-${step}`, pile: reading.cards(plain.pile, 'pile'), lies: null,
      scores: reading.scores(), stock: reading.heap(plain.stock, 'stock').count,
      groups: knocker ? groups.map(([seat, melds, field]) => ({ seats: [String(seat)], melds: reading.melds(melds, String(field)), open: [] })) : [],
      faults: reading.faults,
    };
  },
};
