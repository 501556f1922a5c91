// What can be agreed on before a game of Gin Rummy.

/** @type {import('../games.js').Terms} */
export const TERMS = {
  lead: 'gin-new-what',
  opponents: 'gin-new-opponent',
  players: ['simple', 'club', 'random'],
  about: player => `gin-player-${player}-about`,
  names: ['name-you', 'gin-name-other'],
  places: () => ['new-you', 'gin-new-other'],
  draws: null,
  sets: ['gin', 'oklahoma', 'straight', 'hollywood', 'gin25', 'biggin'],
  options: [
    { name: 'just_taken', values: ['any', 'first_upcard', 'may'], rule: 'G2.7' },
    { name: 'ace', values: ['low', 'high_too'], rule: 'G3.4' },
    { name: 'next_dealer', values: ['loser', 'winner', 'alternate'], rule: 'G1.2' },
    { name: 'box_timing', values: ['end', 'running'], rule: 'G8.2' },
    { name: 'opponent_sum_added', values: ['never', 'gin_only', 'always'], rule: 'G7.6' },
    { name: 'gin_beats_tie', values: ['yes', 'no'], rule: 'G7.5' },
    { name: 'settle_by', values: ['totals', 'game_winner'], rule: 'G8.5' },
    { name: 'shutout', values: ['both', 'bonus_only', 'payment_only'], rule: 'G8.4' },
  ],
  folded: true,
};
