// What can be agreed on before a game of Canasta.

/** @type {import('../games.js').Terms} */
export const TERMS = {
  lead: 'new-what',
  opponents: 'new-opponents',
  players: ['simple', 'club', 'random'],
  about: player => `player-${player}-about`,
  names: ['name-you', 'name-left', 'name-partner', 'name-right'],
  places: draw => draw ? ['new-you', 'new-one', 'new-two', 'new-three'] : ['new-you', 'new-left', 'new-partner', 'new-right'],
  draws: { legend: 'new-seats', draw: 'new-seats-draw', listed: 'new-seats-listed' },
  sets: ['classic'],
  options: [
    { name: 'black3', values: ['stop_but_go_out', 'stop'], rule: 'C5.8' },
    { name: 'red3_forgettable', values: ['no', 'yes'], rule: 'C3.8' },
  ],
};
