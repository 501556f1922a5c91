// Gin Rummy, as the page knows it before it is played.
import { HELP } from './help.js';
import { TERMS } from './terms.js';

/** @type {import('../games.js').Known} */
export const gin = {
  name: 'gin',
  fan: ['5S', '6S', '7S', 'QH', 'QD', 'QC'],
  starred: () => false,
  loud: { deadwood: 'total', over: 'short' },
  book: 'G',
  terms: TERMS, help: HELP, slips: 'gin-slips',
  more: () => import('./played.js'),
};
