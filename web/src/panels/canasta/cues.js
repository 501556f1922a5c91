// Which sound goes with which event of Canasta.

/** @type {Record<string, (event: any) => string>} */
const CUES = {
  dealt: () => 'take',
  red3: () => 'place',
  drew: () => 'card',
  took: () => 'take',
  melded: () => 'place',
  'fell-short': () => 'refused',
  'asked-in-vain': () => 'refused',
  canasta: event => (event.canasta === 'natural' ? 'natural' : 'mixed'),
  spoiled: () => 'mixed',
  discarded: event => (event.freezes ? 'frozen' : event.blocks ? 'blocked' : 'place'),
  out: () => 'out',
};

/** The sound's name, or "". @param {{ kind: string, seat?: string }} event @param {string} me the person's seat */
export const cue = (event, me) => event.kind === 'turn' ? (event.seat === me ? 'turn' : '') : CUES[event.kind]?.(event) ?? '';
