// What cards are in Canasta: jokers and twos are wild.

/** @param {string} code */
export const isWild = code => code.startsWith('JK') || code[0] === '2';
