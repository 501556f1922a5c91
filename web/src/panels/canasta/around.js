// What there is of Canasta before the first deal and after each.
import english from '../../../locales/en/canasta_around.ftl';
import { scoreSheet } from './score_sheet.js';
import { Seating } from './seating.js';

/** @type {import('../games.js').Around} */
export const more = { scoreSheet, seating: house => new Seating(house) };

/** @type {Record<string, readonly string[]>} */
export const TEXTS = { en: [english] };
