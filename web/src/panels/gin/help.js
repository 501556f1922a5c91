// Gin Rummy in short, and the keys at its table.

/** @type {import('../games.js').Help} */
export const HELP = {
  steps: ['aim', 'turn', 'upcard', 'knock', 'gin', 'layoff', 'game'].map(step => `gin-help-${step}`),
  keys: [
    ['card', ['←', '→']], ['row', ['↑', '↓']], ['ends', ['Home', 'End']], ['space', ['Space']], ['esc', ['Esc']],
    ['jump', ['Q', 'J', 'T']], ['shift-rank', ['Shift', 'K', 'A']], ['jump-number', ['Shift', '9']], ['move', ['Alt', '→']],
    ['d', ['D']], ['p-take', ['P']], ['x', ['X']], ['k', ['K']], ['g', ['G']], ['a-pass', ['A']], ['l', ['L']], ['b', ['B']], ['d-done', ['D']],
    ['u', ['U']], ['h', ['H']], ['w', ['W']],
    ['seat', ['1', '2']], ['scores', ['0']], ['r', ['R']], ['help', ['?']],
  ],
};
