// Gin Rummy, as the page draws it while it is played.
import english from '../../../locales/en/gin.ftl';
import { actWords } from './act_words.js';
import { GinBoard } from './board.js';
import { scoreSheet } from './score_sheet.js';
import { inRow, standings } from './standing.js';
import { call, cue, sentence } from './story.js';

/** @type {import('../games.js').AtTable & import('../games.js').Around} */
export const more = {
  board: table => new GinBoard(table),
  sentence, cue, actWords, call,
  scores: standings,
  tally: (scores, words, names) => words.t('gin-tally', { mine: inRow(scores, 0, words), theirs: inRow(scores, 1, words), name: names[1] ?? '' }),
  scoreSheet,
};

/** @type {Record<string, readonly string[]>} */
export const TEXTS = { en: [english] };
