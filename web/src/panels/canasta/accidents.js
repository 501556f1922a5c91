// Club rules for accidents: an opening that would fall short is asked about first, and the cards that somebody has shown are told.
import { openAsk } from '../ask.js';
import { cardList } from '../card_list.js';
import { readAct } from './notation.js';

/** @typedef {import('./board.js').CanastaBoard} Board */
/** @typedef {import('./board.js').CanastaView} View */
/** @typedef {import('../../table/board.js').Sayings} Sayings */
/** @typedef {import('../../words/words.js').Words} Words */

/** Does an act. Where it would be an opening that falls short, its cards would be seen by all, so it is asked about.
 * @param {Board} board @param {string} act @param {() => Promise<boolean>} then */
export async function askedFirst({ table, view }, act, then) {
  const { verb, groups } = readAct(act), { words, words: { t } } = table.game;
  if (!view.can.fallShort || (verb !== 'meld' && verb !== 'take')) return then();
  const reply = await table.ask({ op: 'preview', seat: view.seat, act });
  if (reply.kind === 'gone') return false;
  const short = reply.kind === 'preview' ? reply.short : null;
  if (!short) return then();
  openAsk(table, {
    kind: 'ask-short', title: t('ask-short-title', { has: short.has, needs: short.needs }),
    text: t('ask-short-text', { verb, cards: words.cards(groups.flatMap(group => group.cards)), then: short.then }), act: t('ask-short-do'),
  }, async () => { if (await then()) table.clear(); });
  return false;
}

/** The cards that a seat has shown and still holds. @param {View} view @param {string} seat */
export const shownBy = ({ exposed }, seat) => exposed?.[seat] ?? [];

/** A seat's shown cards for its sheet. @param {Board} board @param {string} seat @returns {HTMLElement[]} */
export function shownCards({ table, view }, seat) {
  const cards = shownBy(view, seat);
  return cards.length ? [cardList(table, cards, table.game.words.t('seat-exposed-cards'))] : [];
}

/** What is said of the table, with what accidents add to it. @param {Board} board @param {Sayings} say @returns {Sayings} */
export function withAccidents(board, say) {
  const { words, words: { t } } = board.table.game;
  return {
    ...say,
    note(seat) {
      const count = shownBy(board.view, seat.id).length;
      return count ? t('seat-exposed', { count }) : say.note(seat);
    },
    seat(seat) {
      const label = say.seat(seat), cards = shownBy(board.view, seat.id);
      return cards.length ? t('seat-exposed-label', { label, cards: words.cardNames(cards) }) : label;
    },
    banner: () => answered(board.view, words) || say.banner() || boundToDiscard(board.view, words),
  };
}

/** A yes that has its price. @param {View} view @param {Words} words */
function answered({ asked, inVain, seats, seat, turn, partner }, words) {
  if (asked !== 'yes' || inVain == null) return '';
  const own = turn === seat, name = seats.find(one => one.id === (own ? partner : turn))?.name ?? '';
  return words.t('banner-answer-price', { who: own ? 'partner' : 'you', name, points: inVain });
}

/** What the person has shown binds the discard. @param {View} view @param {Words} words */
function boundToDiscard(view, words) {
  const cards = shownBy(view, view.seat), mine = view.toAct === view.seat && view.step === 'play';
  return mine && cards.length ? words.t('banner-exposed', { cards: words.cards(cards), count: cards.length }) : '';
}
