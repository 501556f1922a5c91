// The sentences of Gin Rummy's events, and which sound goes with which.
import { teller } from '../../words/telling.js';
import { codesName, codesNames } from './meld_words.js';

/** @typedef {import('../../words/telling.js').Telling} Telling */

/** @type {Record<string, (telling: Telling) => string>} */
const STORY = {
  dealt: ({ event, who, say, words }) => words.t('gin-event-dealt', { ...who, card: say.card(event.turned) }),
  turn: ({ mine, words }) => mine ? words.t('event-turn-you') : '',
  passed: ({ event, who, say, words }) => words.t('gin-event-passed', { ...who, card: say.card(event.card) }),
  drew: ({ event, who, say, words }) => words.t('gin-event-drew', { ...who, card: say.card(event.card ?? '??') }),
  took: ({ event, who, say, words }) => words.t('gin-event-took', { ...who, card: say.card(event.card) }),
  discarded: ({ event, who, say, words }) => words.t('gin-event-discarded', { ...who, card: say.card(event.card) }),
  knocked: ({ event, who, say, words, spoken }) => {
    const melds = spoken ? codesNames(event.melds, words) : words.list(event.melds.map(say.cards));
    const facts = { ...who, points: event.points, melds, deadwood: say.cards(event.deadwood) };
    return words.t(`gin-event-${event.how}`, facts);
  },
  laid: ({ event, who, say, words, spoken, undone, mine, view }) => {
    const facts = { ...who, card: say.card(event.card), meld: spoken ? codesName(event.onto, words) : say.cards(event.onto) };
    /** @type {import('./board.js').GinView['knock']} */
    const knock = spoken && mine && !undone ? view.knock : null;
    if (!knock?.defence) return words.t('gin-event-laid', facts);
    return words.t('gin-heard-laid', { ...facts, mine: knock.defence.best.points, theirs: knock.points, undercut: knock.defence.undercut ? 'yes' : 'no' });
  },
  done: ({ event, who, words }) => words.t('gin-event-done', { ...who, points: event.points }),
  ended: ({ event, words, nameOf, view }) => words.t('gin-event-ended', {
    kind: event.reason, who: event.winner === view.seat ? 'you' : 'other', name: nameOf(event.winner), points: event.points }),
  won: ({ event, words, view }) => words.t('gin-event-won', {
    side: event.side === null ? 'nobody' : event.side === 0 ? 'you' : 'other', payment: event.margin,
    name: view.seats.find(seat => seat.id !== view.seat)?.name ?? '' }),
};

export const sentence = teller(STORY);

/** @type {Record<string, (event: any) => string>} */
const CUES = {
  dealt: () => 'take',
  drew: () => 'card',
  took: () => 'card',
  discarded: () => 'place',
  knocked: event => (event.how === 'knock' ? 'knock' : 'out'),
  laid: () => 'place',
  won: event => (event.side === 0 ? 'natural' : ''),
};

/** The sound's name, or "". @param {{ kind: string, seat?: string }} event @param {string} me the person's seat */
export const cue = (event, me) => event.kind === 'turn' ? (event.seat === me ? 'turn' : '') : CUES[event.kind]?.(event) ?? '';

/** What has to be heard at once: one's turn, and a knock that is answered now.
 * @param {readonly import('../../words/telling.js').TableEvent[]} events @param {import('./board.js').GinView} view @param {import('../../words/words.js').Words} words */
export function call(events, view, words) {
  if (view.toAct !== view.seat) return '';
  const knock = events.find(event => event.kind === 'knocked');
  if (knock && view.step === 'layoff') return sentence(knock, view, words, { spoken: true });
  if (!events.some(event => event.kind === 'turn' && event.seat === view.seat)) return '';
  return view.step === 'upcard' && view.upcard ? words.t('gin-call-upcard', { card: words.cardName(view.upcard), doubles: view.doubles ? 'yes' : 'no' }) : words.t('event-turn-you');
}
