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
  const doubles = () => (board.view.doubles ? 'yes' : 'no');
  const pairs = () => words.beside(board.view.games.map(({ reached: [mine = 0, theirs = 0] }) => t('gin-bar-pair', { mine, theirs })));
  /** Each of several games in a sentence. */
  const each = () => board.view.games.map(({ reached: [mine = 0, theirs = 0], over }, i) =>
    t('gin-speak-game', { game: i + 1, over: over ? 'yes' : 'no', mine, theirs, name: board.other.name }));

  return {
    bar() {
      const { view, view: { limit, deal, target, games }, other: { name } } = board, [mine = 0, theirs = 0] = standings(view), many = games.length > 1;
      const dealer = view.seats.find(seat => seat.dealer);
      return {
        totals: many ? pairs() : t('gin-bar-scores', { mine, theirs, name }), said: many ? words.sentences(each()) : '',
        small: words.beside([t('gin-bar-limit', { limit, doubles: doubles() }), t('gin-bar-deal', { deal, dealer: who(dealer?.id).who }), t('gin-bar-target', { target, games: games.length })]),
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
      const { games, target } = board.view, { name } = board.other;
      const [{ reached: [mine = 0, theirs = 0], won: [own = 0, others = 0] }, ...more] = games;
      const stands = more.length ? each() : [t('gin-speak-scores', { mine, theirs, own, others, name })];
      return words.sentences([...stands, t('gin-speak-target', { games: games.length, target }), doubles() === 'yes' ? t('gin-doubles') : '']);
    },

    heading() {
      const { view, view: { ended, knock }, table } = board;
      if (table.ended && ended) return t('gin-head-ended', { ...who(ended.winner), kind: ended.kind, points: ended.points });
      return knock && view.step === 'layoff' ? t('gin-head-knock', { ...who(knock.seat), points: knock.points }) : '';
    },

    todo() {
      const { view, view: { can, drew, taken, limit, upcard, knock, voids } } = board, gin = can.gin || can.bigGin;
      if (view.step === 'layoff') return t('gin-todo-layoff', { fits: fitting(knock?.fits ?? [], view.best.deadwood) });
      if (view.step === 'upcard') return t('gin-todo-upcard', { card: words.card(upcard ?? '??'), doubles: doubles() });
      if (view.step === 'draw') return can.take && view.pile.top ? t('gin-todo-draw', { card: words.card(view.pile.top) }) : t('gin-todo-must-draw');
      if (view.step !== 'play') return '';
      const may = gin ? 'gin' : can.knock ? 'knock' : 'discard';
      const asked = taken ? t('gin-todo-took', { card: words.card(taken), may, limit })
        : drew ? t('gin-todo-drew', { card: words.card(drew), may, limit }) : t('gin-todo-play', { may, limit });
      return words.sentences([asked, voids ? t('gin-discard-voids') : '']);
    },

    outcome() { return outcome(board.view, words); },

    anew() { return board.view.ended?.kind === 'void' ? t('gin-deal-again') : ''; },

    banner() {
      const { view: { ended, stock }, table } = board;
      return table.ended && ended?.void && !ended.over ? t(`gin-void-${ended.void}`, { stock }) : '';
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

/** Where the cards lie that fit: a tap lays off what lies loose in the hand, and only chooses what lies in a meld.
 * @param {readonly { card: string }[]} fits @param {readonly string[]} deadwood */
function fitting(fits, deadwood) {
  const loose = fits.filter(({ card }) => deadwood.includes(card)).length;
  if (!fits.length) return 'none';
  return loose === fits.length ? 'loose' : loose ? 'both' : 'melds';
}
