// Acts as the notation writes them. It reads and writes; whether an act is allowed is the engine's to say.

/** @typedef {{ verb: string, card: string, melds: string[][] }} Spoken  melds: of a knock, or the one that is laid off onto */

/** The card is "" for big gin. @param {string} card @param {readonly (readonly string[])[]} [melds] */
export const writeKnock = (card, melds = []) => [['knock', card].filter(Boolean).join(' '), melds.map(meld => meld.join(' ')).join(' / ')].filter(Boolean).join(' : ');

/** @param {string} card @param {readonly string[]} onto */
export const writeLayOff = (card, onto) => `layoff ${card} > ${onto.join(' ')}`;

/** @param {string} act @returns {Spoken} */
export function readAct(act) {
  const [said = '', laid = ''] = act.trim().split(/\s*[:>]\s*/), [verb = '', card = ''] = said.split(/\s+/);
  return { verb, card, melds: laid.split('/').map(meld => meld.trim().split(/\s+/).filter(Boolean)).filter(meld => meld.length) };
}
