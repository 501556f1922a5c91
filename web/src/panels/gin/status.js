// What is said of a table of Gin Rummy: scores, the knock limit, whose turn and what it asks for, what the other did last.
import { entries, told } from '../log.js';
import { outcome } from './outcome.js';
import { standings } from './standing.js';

/** @typedef {import('../../table/table.js').Seat} Seat */

/** @param {import('./board.js').GinBoard} board @returns {import('../../table/board.js').Sayings} */
export const saying = board => {
  const { words, words: { t } } = board.table.game;
  const nameOf = (/** @type {string | null | undefined} */ id) => board.view.seats.find(seat => seat.id === id)?.name ?? '';
  const who = (/** @type {string | null | undefined} */ id) => ({ who: id === board.view.seat ? 'you' : 'other', name: nameOf(id) });

  return {
    bar() {
      const { view } = board, [mine = 0, theirs = 0] = standings(view);
      const dealer = view.seats.find(seat => seat.dealer);
      return {
        totals: t('gin-bar-scores', { mine, theirs, name: board.other.name }),
        small: t('gin-bar-line', { limit: view.limit, deal: view.deal, target: view.target, dealer: who(dealer?.id).who }),
      };
    },

    /** @param {Seat} seat */
    note({ id }) {
      const last = entries(board.table).filter(({ event }) => event.seat === id).at(-1);
      return (last && told(board.table, last)) || t('gin-note-none');
    },

    /** @param {Seat} seat */
    seat({ id, name, relation, held, dealer }) {
      const { view, view: { known }, table: { running } } = board;
      return t(known.length && relation !== 'you' ? 'gin-seat-known' : 'gin-seat', { name, relation, held, dealer: dealer ? 'yes' : 'no',
        turn: view.toAct === id && running ? 'yes' : 'no', cards: words.cardNames(known), hand: relation === 'you' ? board.laying.label() : '' });
    },

    scores() {
      const { view } = board, [mine = 0, theirs = 0] = standings(view), [own = 0, others = 0] = view.won;
      return t('gin-speak-scores', { mine, theirs, own, others, name: board.other.name, target: view.target });
    },

    heading() {
      const { view, view: { ended, knock }, table } = board;
      if (table.ended && ended) return t('gin-head-ended', { ...who(ended.winner), kind: ended.kind, points: ended.points });
      return knock && view.step === 'layoff' ? t('gin-head-knock', { ...who(knock.seat), points: knock.points }) : '';
    },

    todo() {
      const { view, view: { can, drew, taken, limit, upcard, knock } } = board, gin = can.gin || can.bigGin;
      if (view.step === 'layoff') return t('gin-todo-layoff', { fits: knock?.fits.length ? 'yes' : 'no' });
      if (view.step === 'upcard') return t('gin-todo-upcard', { card: words.card(upcard ?? '??') });
      if (view.step === 'draw') return can.take && view.pile.top ? t('gin-todo-draw', { card: words.card(view.pile.top) }) : t('gin-todo-must-draw');
      if (view.step !== 'play') return '';
      const may = gin ? 'gin' : can.knock ? 'knock' : 'discard';
      if (taken) return t('gin-todo-took', { card: words.card(taken), may, limit });
      return drew ? t('gin-todo-drew', { card: words.card(drew), may, limit }) : t('gin-todo-play', { may, limit });
    },

    outcome() { return outcome(board.view, words); },

    banner() {
      const { view: { ended, stock }, table } = board;
      return table.ended && ended?.kind === 'void' && !ended.over ? t(stock > 2 ? 'gin-void-long' : 'gin-void') : '';
    },

    pile() {
      const { view: { pile: { count, top }, can, knock, ended } } = board;
      const down = knock && !ended && top === '??';
      return {
        label: t('gin-pile-label', { count, card: top ? words.cardName(top) : '', can: can.take ? 'yes' : 'no', down: down ? 'yes' : 'no' }),
        word: [], said: String(count),
      };
    },
  };
};
