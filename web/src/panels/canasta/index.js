// Canasta, as the page draws it.
import { actWords } from './act_words.js';
import { CanastaBoard } from './board.js';
import { isWild } from './cards.js';
import { cue } from './cues.js';
import { HELP } from './help.js';
import { TERMS } from './terms.js';
import { tally } from './sides.js';
import { sentence } from './story.js';

/** @typedef {import('./board.js').CanastaView} View */

/** @type {import('../games.js').Known & import('../games.js').AtTable} */
export const canasta = {
  name: 'canasta',
  board: table => new CanastaBoard(table),
  starred: isWild,
  sentence, cue, actWords,
  call: (events, view, words) => view.step === 'draw' && events.some(event => event.kind === 'turn' && event.seat === view.seat) ? words.t('event-turn-you') : '',
  scores: (/** @type {View} */ { ended, sides }) => ended ? ended.sheets.map(sheet => sheet.now) : sides.map(side => side.score),
  tally,
  fan: ['JK', 'KS', 'KH', 'KD', 'KC', '2H'],
  loud: { total: 'total', short: 'short' },
  book: 'C',
  terms: TERMS, help: HELP, slips: 'canasta-slips',
  more: () => import('./around.js'),
};
