// What can be agreed on before a game of Gin Rummy.

/** @type {import('../games.js').Terms} */
export const TERMS = {
  opponents: 'gin-new-opponent',
  players: ['simple', 'club', 'random'],
  about: player => `gin-player-${player}-about`,
  names: ['name-you', 'gin-name-other'],
  draws: null,
  tables: [
    { seats: 2, sides: 2, seating: [0, 1], draw: false, about: 'gin-new-what', sets: ['gin', 'oklahoma', 'straight', 'hollywood', 'gin25', 'biggin'] },
  ],
  usual: 'gin',
};
