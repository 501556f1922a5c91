// What is said of a table of Canasta: scores and opening, whose turn and what it asks for, the partner's answer, the pile.
import { h } from '../../table/dom.js';
import { letterOf, sideFacts } from './sides.js';

/** @typedef {import('../../table/table.js').Seat} Seat */

/** @param {import('./board.js').CanastaBoard} board @returns {import('../../table/board.js').Sayings} */
export const saying = board => {
  const letter = (/** @type {number} */ side) => letterOf(side, board.view.sides[side]?.seats.length ?? 0, board.view.sides.length);
  return {
  bar() {
    const { view, table: { ended, game: { words, words: { t } } } } = board;
    const score = (/** @type {number} */ i) => (ended ? view.ended?.sheets[i]?.now : undefined) ?? view.sides[i]?.score ?? 0;
    const scores = (/** @type {string} */ id) => words.beside(view.sides.map((_, i) => t(id, { ...sideFacts(view, i, words), points: score(i) })));
    const totals = scores('bar-score'), said = scores('bar-score-said'), own = view.sides[0], dealer = view.seats.find(seat => seat.dealer);
    return {
      totals, said: said === totals ? '' : said,
      small: t('bar-line', { opened: own?.opened ? 'yes' : 'no', needs: view.ended ? own?.needs ?? 0 : needs(own, t), canastas: own?.canastas ?? 0, needed: view.canastasToGoOut, deal: view.deal, target: view.target,
        dealer: dealer?.id === view.seat ? 'you' : 'other', name: dealer?.name ?? '' }),
    };
  },

  /** @param {Seat} seat */
  note({ relation, side }) { return board.table.game.words.t('seat-note', { relation, letter: letter(side) }); },

  /** @param {Seat} seat */
  seat({ id, name, relation, side, held, dealer }) {
    const { view, table: { running, game: { words, words: { t } } } } = board;
    const others = letter(side) === 'none' ? [] : view.seats.filter(seat => seat.side === side && seat.id !== id).map(seat => seat.name);
    return t('seat-label', { name, relation, with: others.length ? words.list(others) : 'none', held, dealer: dealer ? 'yes' : 'no', turn: view.toAct === id && running ? 'yes' : 'no' });
  },

  scores() {
    const { view, pad, table: { game: { words } } } = board;
    return words.sentences(view.sides.map(({ score }, i) => words.t('speak-score', { ...sideFacts(view, i, words), points: score, now: pad.now(i) })));
  },

  heading() {
    const { view, deeds, table: { game: { words: { t } } } } = board;
    return view.step === 'answer' && deeds.mine ? t('status-answer') : '';
  },

  todo() {
    const { view, table: { game: { words, words: { t } } } } = board;
    if (view.step === 'answer') return t('status-answer-text', { name: view.seats.find(seat => seat.id === view.turn)?.name ?? '' });
    return words.sentences([turn(view, words), reds(view, words)]);
  },

  banner() {
    const { view, table: { game: { words: { t } } } } = board;
    const partner = view.seats.find(seat => seat.id === view.partner)?.name ?? '';
    const asker = view.seats.find(seat => seat.id === view.turn), own = asker?.id === view.seat;
    if (view.asked === 'yes' || view.asked === 'no') {
      return t('banner-answer', { answer: view.asked, name: own ? partner : asker?.name ?? '', who: own ? 'partner' : 'you' });
    }
    return view.mustGoOut && view.turn === view.seat ? t('banner-must-go-out') : '';
  },

  /** @returns {import('../../table/board.js').PileFace} */
  pile() {
    const { view, table: { game: { words, words: { t } } } } = board, { count, top, state, frozenBy } = view.pile;
    const facts = { count, state: state === 'frozen' && !frozenBy && view.pile.alwaysFrozen ? 'always' : state, card: top ? words.cardName(top) : '', freezing: frozenBy ? words.cardName(frozenBy) : 'none' };
    return {
      label: t('pile-label', facts), cls: frozenBy ? 'frozen' : '', under: frozenBy && (frozenBy !== top || count > 1) ? frozenBy : null,
      word: sign(state, Boolean(frozenBy) || view.pile.alwaysFrozen, t), said: `${count} ${state} ${Boolean(frozenBy)}`,
    };
  },
  };
};

/** What an opening needs, with what an accident has raised it by. @param {import('./board.js').Side | undefined} side
 * @param {import('../../words/words.js').Words['t']} t */
const needs = (side, t) => side?.raised ? t('pad-raised', { needs: side.needs, raised: side.raised }) : side?.needs ?? 0;

/** What the turn asks for now. @param {import('./board.js').CanastaView} view @param {import('../../words/words.js').Words} words */
function turn({ step, draws, can, took, taken, drew }, words) {
  const { t } = words;
  if (step === 'draw') return t('status-draw', { draw: can.draw ? 'yes' : 'no', take: can.take ? 'yes' : 'no', count: draws });
  if (step !== 'play') return '';
  if (took) return t('status-took', { count: taken.length });
  return drew ? t('status-drew', { card: words.list(taken.map(card => words.card(card))), meld: can.meld ? 'yes' : 'no' }) : t('status-play');
}

/** Red threes in the hand, where one tables them oneself. @param {import('./board.js').CanastaView} view @param {import('../../words/words.js').Words} words */
function reds({ owed, can, hand }, { t }) {
  if (owed) return t('status-owed', { count: owed });
  return can.red3 ? t('status-red3', { count: hand.filter(code => code === '3H' || code === '3D').length }) : '';
}

/** @param {string} state @param {boolean} frozen @param {(id: string) => string} t */
function sign(state, frozen, t) {
  if (state === 'closed') return [h('span', { class: 'stop' }, `⊘ ${t('pile-closed')}`)];
  if (state === 'blocked') return [h('span', { class: 'stop' }, `⊘ ${t('pile-blocked')}`, frozen && h('span', { class: 'cold' }, ' ❄'))];
  return state === 'frozen' ? [h('span', { class: 'frost' }, `❄ ${t('pile-frozen')}`)] : [];
}
