// What is said of a table of Canasta: scores and opening, whose turn and what it asks for, the partner's answer, the pile.
import { h } from '../../table/dom.js';

/** @typedef {import('../../table/table.js').Seat} Seat */

/** @param {import('./board.js').CanastaBoard} board @returns {import('../../table/board.js').Sayings} */
export const saying = board => ({
  bar() {
    const { view, table: { ended, game: { words: { t } } } } = board;
    const score = (/** @type {number} */ i) => (ended ? view.ended?.sheets[i]?.now : undefined) ?? view.sides[i]?.score ?? 0;
    const own = view.sides[0], dealer = view.seats.find(seat => seat.dealer);
    return {
      totals: t('bar-scores', { we: score(0), they: score(1) }),
      small: t('bar-line', { opened: own?.opened ? 'yes' : 'no', needs: own?.needs ?? 0, deal: view.deal, target: view.target,
        dealer: dealer?.id === view.seat ? 'you' : 'other', name: dealer?.name ?? '' }),
    };
  },

  /** @param {Seat} seat */
  note({ relation }) { return board.table.game.words.t('seat-note', { relation }); },

  /** @param {Seat} seat */
  seat({ id, name, relation, held, dealer }) {
    const { view, table: { running, game: { words: { t } } } } = board;
    return t('seat-label', { name, relation, held, dealer: dealer ? 'yes' : 'no', turn: view.toAct === id && running ? 'yes' : 'no' });
  },

  scores() {
    const { view, pad, table: { game: { words: { t } } } } = board, [we, they] = view.sides.map(side => side.score);
    return t('speak-scores', { we: we ?? 0, they: they ?? 0, weNow: pad.now(0), theyNow: pad.now(1) });
  },

  heading() {
    const { view, deeds, table: { game: { words: { t } } } } = board;
    return view.step === 'answer' && deeds.mine ? t('status-answer') : '';
  },

  todo() {
    const { view, table: { game: { words, words: { t } } } } = board;
    if (view.step === 'answer') return t('status-answer-text', { name: view.seats.find(seat => seat.id === view.turn)?.name ?? '' });
    if (view.step === 'draw') return t('status-draw', { draw: view.can.draw ? 'yes' : 'no', take: view.can.take ? 'yes' : 'no' });
    if (view.step !== 'play') return '';
    if (view.took) return t('status-took', { count: view.taken.length });
    return view.drew ? t('status-drew', { card: words.card(view.drew), meld: view.can.meld ? 'yes' : 'no' }) : t('status-play');
  },

  banner() {
    const { view, table: { game: { words: { t } } } } = board;
    const partner = view.seats.find(seat => seat.relation === 'partner')?.name ?? '';
    const asker = view.seats.find(seat => seat.id === view.turn), own = asker?.id === view.seat;
    if (view.asked === 'yes' || view.asked === 'no') {
      return t('banner-answer', { answer: view.asked, name: own ? partner : asker?.name ?? '', who: own ? 'partner' : 'you' });
    }
    return view.mustGoOut && view.turn === view.seat ? t('banner-must-go-out') : '';
  },

  /** @returns {import('../../table/board.js').PileFace} */
  pile() {
    const { view, table: { game: { words, words: { t } } } } = board, { count, top, state, frozenBy } = view.pile;
    const facts = { count, state, card: top ? words.cardName(top) : '', freezing: frozenBy ? words.cardName(frozenBy) : 'none' };
    return {
      label: t('pile-label', facts), cls: frozenBy ? 'frozen' : '', under: frozenBy && (frozenBy !== top || count > 1) ? frozenBy : null,
      word: sign(state, Boolean(frozenBy), t), said: `${count} ${state} ${Boolean(frozenBy)}`,
    };
  },
});

/** @param {string} state @param {boolean} frozen @param {(id: string) => string} t */
function sign(state, frozen, t) {
  if (state === 'blocked') return [h('span', { class: 'stop' }, `⊘ ${t('pile-blocked')}`, frozen && h('span', { class: 'cold' }, ' ❄'))];
  return state === 'frozen' ? [h('span', { class: 'frost' }, `❄ ${t('pile-frozen')}`)] : [];
}
