// Gin Rummy, as the page draws it.
import { actWords } from './act_words.js';
import { GinBoard } from './board.js';
import { HELP } from './help.js';
import { scoreSheet } from './score_sheet.js';
import { inRow, standings } from './standing.js';
import { call, cue, sentence } from './story.js';
import { TERMS } from './terms.js';

/** @type {import('../games.js').Panels} */
export const gin = {
  name: 'gin',
  board: table => new GinBoard(table),
  starred: () => false,
  sentence, cue, actWords, call,
  scores: standings,
  tally: (scores, words, names) => words.t('gin-tally', { mine: inRow(scores, 0, words), theirs: inRow(scores, 1, words), name: names[1] ?? '' }),
  fan: ['5S', '6S', '7S', 'QH', 'QD', 'QC'],
  loud: { deadwood: 'total', over: 'short' },
  book: 'G',
  terms: TERMS, help: HELP, slips: 'gin-slips', scoreSheet,
};
