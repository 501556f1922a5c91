// The sentences of Canasta's events.
import { teller } from '../../words/telling.js';
import { ofSides, sideFacts } from './sides.js';

/** @typedef {import('../../words/telling.js').Telling} Telling */

/** @type {Record<string, (telling: Telling) => string>} */
const STORY = {
  dealt: ({ event, who, say, words }) => event.turned?.length
    ? words.t('event-dealt-turned', { ...who, cards: say.cards(event.turned) })
    : words.t('event-dealt', who),
  turn: ({ mine, words }) => mine ? words.t('event-turn-you') : '',
  red3: ({ event, who, say, words, mine }) => event.replacement
    ? words.t('event-red3-replaced', { ...who, card: say.card(event.card), replacement: mine ? say.card(event.replacement) : '' })
    : words.t('event-red3', { ...who, card: say.card(event.card) }),
  drew: ({ event, who, say, words }) => words.t('event-drew', { ...who, card: say.card(event.card ?? '??') }),
  took: ({ event, who, say, words, spoken }) => {
    const facts = { ...who, count: event.count, top: say.card(event.top) };
    const laid = groups(event.groups, say, words, spoken);
    return laid ? words.t('event-took-with', { ...facts, melds: laid }) : words.t('event-took', facts);
  },
  melded: ({ event, who, say, words, spoken }) => words.t('event-melded', { ...who, melds: groups(event.groups, say, words, spoken) }),
  'fell-short': ({ event, who, say, words }) => words.t('event-fell-short', { ...who, cards: say.cards(event.cards), needs: event.needs }),
  'asked-in-vain': ({ event, who, words }) => words.t('event-asked-in-vain', { ...who, points: event.points }),
  canasta: ({ event, who, words }) => words.t('event-canasta', { ...who, kind: event.canasta ?? 'mixed', rank: event.rank }),
  spoiled: ({ event, who, words }) => words.t('event-spoiled', { ...who, rank: event.rank }),
  discarded: ({ event, who, say, words }) => words.t(
    event.freezes ? (event.blocks ? 'event-discarded-freezes-and-blocks' : 'event-discarded-freezes') : event.blocks ? 'event-discarded-blocks' : 'event-discarded',
    { ...who, card: say.card(event.card) }),
  asked: ({ who, words }) => words.t('event-asked', who),
  answered: ({ event, who, words }) => words.t('event-answered', { ...who, yes: event.yes ? 'yes' : 'no' }),
  passed: ({ who, words }) => words.t('event-passed', who),
  out: ({ event, who, words }) => words.t(event.concealed ? 'event-out-concealed' : 'event-out', who),
  ended: ({ event, words, view }) => words.t('event-ended', { scores: ofSides('side-points', seated(view), event.totals, words) }),
  won: ({ event, words, view }) => words.t('event-won', { ...sideFacts(seated(view), event.side, words), margin: event.margin }),
};

/** @param {any} view @returns {import('./sides.js').Seated} */
const seated = view => view;

export const sentence = teller(STORY);

/** Groups of one act: "K♠ K♥ K♦ and 9♠ 9♥ 9♦"; spoken they are lists themselves.
 * @param {readonly { cards: readonly string[] }[]} laid @param {Telling['say']} say @param {import('../../words/words.js').Words} words @param {boolean} spoken */
function groups(laid, say, words, spoken) {
  const each = (laid ?? []).filter(group => group.cards.length).map(group => say.cards(group.cards));
  return spoken ? words.apart(each) : words.list(each);
}
