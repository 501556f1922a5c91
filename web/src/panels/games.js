// The games there are, and what each has to give for the page to draw it. Outside this file and the folders of the games nothing
// names one: a page or a table asks for the panels of the game that is played.
import { canasta } from './canasta/index.js';
import { gin } from './gin/index.js';

/** @typedef {import('../shell.js').House} House */
/** @typedef {import('../words/words.js').Words} Words */

/** @typedef {{ template: () => unknown, lift: (places: readonly number[]) => unknown }} SeatingPage  the draw before the first deal */
/** @typedef {{ steps: readonly string[], keys: readonly [string, readonly string[]][] }} Help  messages; messages and keys */
/**
 * @typedef {object} TableSize  so many seats in so many sides, and by which rule sets they play
 * @property {number} seats
 * @property {number} sides
 * @property {readonly number[]} seating  the side of each seat in turn order
 * @property {boolean} draw  whether partners may be drawn for
 * @property {string} about  a message
 * @property {readonly string[]} sets  rule sets, the first being the usual one of this size
 */
/**
 * @typedef {object} Terms  what can be agreed on before a game; its texts are messages
 * @property {string} opponents
 * @property {readonly string[]} players  the levels of the computer players, as they are offered
 * @property {(player: string) => string} about  a computer player
 * @property {readonly string[]} names  of the first day, the person's first, for the largest table
 * @property {{ legend: string, draw: string, listed: string } | null} draws  where seats may be drawn for: what is asked, and the two answers
 * @property {readonly TableSize[]} tables  by size
 * @property {string} usual  the rule set of a first game, which all others differ from
 */

/**
 * @typedef {object} Known  what is there before the game is played
 * @property {string} name
 * @property {(code: string) => boolean} starred  whether a card stands for any other
 * @property {readonly string[]} fan  six cards for the cloth of the menu
 * @property {Readonly<Record<string, 'total' | 'short'>>} loud  lines of the sum behind a refusal that stand out: the sum, and what it lacks or has too much
 * @property {string} book  the letter its rules begin with
 * @property {Terms} terms
 * @property {Help} help
 * @property {string} slips  a message: before what slips it asks, where that is wished
 * @property {() => Promise<{ more: Partial<AtTable & Around>, TEXTS: Record<string, readonly string[]> }>} more  what comes later, and its
 *   messages by language
 */
/**
 * @typedef {object} AtTable  what it takes to draw its table
 * @property {(table: import('../table/table.js').Table) => import('../table/board.js').Board} board
 * @property {import('../words/telling.js').Sentence} sentence
 * @property {(event: import('../words/telling.js').TableEvent, seat: string) => string} cue  the sound of an event, "" for none
 * @property {(act: string, words: Words, how?: { spoken?: boolean }) => string} actWords  an act as a person would say it
 * @property {(events: readonly import('../words/telling.js').TableEvent[], view: any, words: Words) => string} call  what has to be heard at once
 * @property {(view: any) => number[]} scores  the person's side first, in each of the games where several are played at once
 * @property {(scores: readonly number[], words: Words, names: readonly string[]) => string} tally  scores in a few words
 */
/**
 * @typedef {object} Around  its pages around the table
 * @property {(house: House) => unknown} scoreSheet
 * @property {(house: House) => SeatingPage} [seating]
 */
/** @typedef {Known & AtTable & Around} Panels */

/** All of them. The usual game's table is there from the start; the rest is where `whole` has been waited for. */
export const GAMES = /** @type {readonly Panels[]} */ (/** @type {readonly Known[]} */ ([canasta, gin]));

/** The panels of a game; of the first one where the name says nothing. @param {string} [name] @returns {Panels} */
export const panelsOf = name => GAMES.find(game => game.name === name) ?? GAMES[0];

/** Fetches what is still missing of a game. @param {string | undefined} name @param {Words} words */
export async function whole(name, words) {
  const panels = /** @type {Known & Partial<Around>} */ (panelsOf(name));
  if (panels.scoreSheet) return;
  const { more, TEXTS } = await panels.more();
  if (!panels.scoreSheet) words.add(TEXTS); // nobody has been faster
  Object.assign(panels, more);
}

/** The game whose rulebook a rule stands in. @param {string} rule @returns {Panels | undefined} */
export const gameOfRule = rule => GAMES.find(({ book }) => rule.startsWith(book));
