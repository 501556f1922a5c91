// What can be agreed on before a game of Canasta.

/** @type {import('../games.js').Terms} */
export const TERMS = {
  opponents: 'new-opponents',
  players: ['simple', 'club', 'random'],
  about: player => `player-${player}-about`,
  names: ['name-you', 'name-left', 'name-partner', 'name-right', 'name-fifth', 'name-sixth', 'name-seventh', 'name-eighth', 'name-ninth'],
  draws: { legend: 'new-seats', draw: 'new-seats-draw', listed: 'new-seats-listed' },
  tables: [
    { seats: 2, sides: 2, seating: [0, 1], draw: false, about: 'canasta-table-2-2', sets: ['classic-2', 'wikipedia-fr-2', 'wikipedia-fr-2-customary'] },
    { seats: 3, sides: 3, seating: [0, 1, 2], draw: false, about: 'canasta-table-3-3', sets: ['wikipedia-fr-3', 'wikipedia-fr-3-customary'] },
    { seats: 4, sides: 2, seating: [0, 1, 0, 1], draw: true, about: 'canasta-table-4-2', sets: ['classic', 'gamerules', 'wikipedia-fr', 'modern-american'] },
    { seats: 5, sides: 2, seating: [0, 1, 0, 1, 0], draw: true, about: 'canasta-table-5-2', sets: ['wikipedia-fr-5'] },
    { seats: 6, sides: 2, seating: [0, 1, 0, 1, 0, 1], draw: true, about: 'canasta-table-6-2', sets: ['wikipedia-fr-6-2x3'] },
    { seats: 6, sides: 3, seating: [0, 1, 2, 0, 1, 2], draw: true, about: 'canasta-table-6-3', sets: ['wikipedia-fr-6-3x2'] },
    { seats: 9, sides: 3, seating: [0, 1, 2, 0, 1, 2, 0, 1, 2], draw: true, about: 'canasta-table-9-3', sets: ['wikipedia-fr-9'] },
  ],
  usual: 'classic',
};
