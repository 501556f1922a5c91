// What each game has to give for a position of it to be drawn without the engine. Small on purpose: a page may show a dozen, and
// nothing else of a game is fetched for them.
import { poster as canasta } from './canasta/poster.js';
import { poster as gin } from './gin/poster.js';

/** @type {readonly import('../state/position.js').Poster[]} */
export const POSTERS = [canasta, gin];

/** The names of the games. */
export const NAMES = POSTERS.map(({ name }) => name);

/** The poster of a game; of the first one where the name says nothing. @param {unknown} [name] */
export const posterOf = name => POSTERS.find(poster => poster.name === name) ?? POSTERS[0];
