// Canasta in short, and the keys at its table.

/** @type {import('../games.js').Help} */
export const HELP = {
  steps: ['aim', 'turn', 'opening', 'pile', 'threes', 'out'].map(step => `help-${step}`),
  keys: [
    ['card', ['←', '→']], ['row', ['↑', '↓']], ['ends', ['Home', 'End']], ['space', ['Space']], ['s', ['S']], ['esc', ['Esc']],
    ['jump', ['K', 'Q', 'J']], ['jump-number', ['Shift', '9']], ['move', ['Alt', '→']],
    ['d', ['D']], ['p', ['P']], ['m', ['M']], ['x', ['X']], ['a', ['A']], ['u', ['U']], ['h', ['H']], ['w', ['W']],
    ['seat', ['1', '9']], ['scores', ['0']], ['r', ['R']], ['help', ['?']],
  ],
};
