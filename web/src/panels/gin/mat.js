// A player's mat. In play: the other's cards from behind, those that everybody knows face up, what was thrown last; on one's own, how
// far it is to a knock. After a knock: melds, where a card fits, and how the sums stand.
import { cover, fill, h, set } from '../../table/dom.js';
import { meldName } from './meld_words.js';
import { standing } from './standing.js';

/** @typedef {import('./board.js').GinBoard} Board */
/** @typedef {import('../../engine/wire.js').GinMeld} Meld */
/** @typedef {{ melds: readonly Meld[], deadwood: readonly string[], points: number, down?: string | null }} Shown */

/** Thrown cards that are shown, the newest last. */
const THROWN = 7;

export class Mat {
  /** What is on it, to draw it only when that has changed. */ drawn = '';
  /** The cards on it that a card can fly to. @type {Map<string, HTMLElement>} */ nodes = new Map();

  /** @param {Board} board @param {0 | 1} index  ours 0, theirs 1 */
  constructor(board, index) {
    this.board = board;
    this.index = index;
    this.title = h('h2');
    this.sum = h('span', { class: 'sum' });
    this.body = h('div', { class: 'matbody' });
    this.el = h('section', { class: index ? 'side they' : 'side ours' }, h('header', {}, this.title, this.sum), this.body);
  }

  get seat() { return /** @type {import('../../table/table.js').Seat} */ (this.board.view.seats[this.index]); }

  /** What lies open of this player's hand. @returns {Shown | null} */
  get shown() {
    const { view: { ended, knock }, table } = this.board, { id } = this.seat;
    if (table.ended && ended) return { .../** @type {Shown} */ (ended.hands[id]), down: knock?.seat === id ? knock.card : undefined };
    if (knock?.seat !== id) return null;
    return this.index ? knock : { ...knock, deadwood: [] }; // one's own is in the hand
  }

  update() {
    const { board, seat, shown } = this, { view, choice, table: { game: { words: { t } }, running } } = board;
    const last = (view.discards[seat.id] ?? []).slice(-THROWN), { known } = view, { fits = [] } = view.knock ?? {};
    const drawn = JSON.stringify([shown, seat.held, seat.name, last, known, fits, choice.code, running, view.step, standing(board)]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.nodes.clear();
    fill(this.title, this.index ? seat.name : t('gin-you'));
    set(this.el, { 'aria-label': t('gin-mat', { who: this.index ? 'other' : 'you', name: seat.name }) });
    fill(this.sum, shown ? t('gin-mat-sum', { points: shown.points }) : this.index ? t('gin-mat-held', { count: seat.held }) : '');
    fill(this.body, ...(shown ? this.#hand(shown) : this.index ? [this.#backs(known), this.#discards(last)] : [this.#gauge(), this.#discards(last)]), '');
  }

  /** @param {Shown} shown */
  #hand({ melds, deadwood, down }) {
    const { words, words: { t } } = this.board.table.game;
    return [
      h('div', { class: 'laidout' }, melds.map((meld, i) => this.#meld(meld, i)),
        deadwood.length > 0 && this.#row('loose', t('gin-deadwood'), deadwood, t('gin-deadwood-label', { cards: words.cardNames(deadwood) })),
        down && this.#row('loose', t('gin-face-down'), [down], t('gin-face-down-label', { card: words.cardName(down) }))),
    ];
  }

  /** A meld, the cards laid off onto it marked; where a card of ours fits, it says which, and takes the chosen one.
   * @param {Meld} meld @param {number} i */
  #meld({ kind, cards, laid }, i) {
    const { board } = this, { view, choice, table: { game: { words, words: { t } }, running } } = board, onto = running && view.knock && board.deeds.mine;
    const fits = onto && view.knock?.seat === this.seat.id ? view.knock.fits.filter(fit => fit.meld === i).map(fit => fit.card) : [];
    const chosen = fits.includes(choice.code) ? choice.code : '';
    const what = fits.length ? t(`gin-${kind}-fits`, { cards: words.list(fits.map(code => words.card(code))) })
      : laid.length ? t(`gin-${kind}-laid`, { cards: words.list(laid.map(code => words.card(code))) }) : t(`gin-${kind}`);
    const spoken = meldName({ kind, cards }, words);
    const row = this.#row(kind, what, cards, laid.length ? t('gin-label-laid', { meld: spoken, cards: words.cardNames(laid) }) : spoken, laid);
    set(row, { 'data-meld': i });
    if (chosen) row.classList.add('target');
    if (chosen) row.append(cover({ 'aria-label': t('gin-lay-here', { card: words.cardName(chosen), meld: spoken }), onclick: () => board.deeds.layOn(chosen, cards) }));
    return row;
  }

  /** @param {string} kind @param {string} what @param {readonly string[]} cards @param {string} label @param {readonly string[]} [laid] */
  #row(kind, what, cards, label, laid = []) {
    const { table } = this.board;
    return h('div', { class: `shown ${kind}`, '--n': cards.length }, h('span', { class: 'what', 'aria-hidden': 'true' }, what),
      h('span', { class: 'row', role: 'img', 'aria-label': label }, cards.map(code => {
        const node = table.card(code, { class: laid.includes(code) ? 'taken' : '' });
        this.nodes.set(code, node);
        return node;
      })));
  }

  /** The other's hand from behind. What was taken from the pile and not played since, everybody knows. @param {readonly string[]} known */
  #backs(known) {
    const { table, table: { game: { words, words: { t } } } } = this.board, { held } = this.seat;
    const label = known.length ? t('gin-known', { count: held, cards: words.cardNames(known) }) : t('gin-unknown', { count: held });
    return h('div', { class: 'backs', '--n': held, role: 'img', 'aria-label': label },
      Array.from({ length: held }, (_, i) => table.card(known[i - (held - known.length)] ?? '??')));
  }

  /** How much deadwood there is, against the limit. */
  #gauge() {
    const { table: { game: { words, words: { t } } } } = this.board, { against, points, mark, most, enough, after } = standing(this.board);
    const part = (/** @type {number} */ figure) => `${Math.min(100, figure / most * 100)}%`;
    return h('div', { class: enough ? 'gauge enough' : 'gauge' },
      h('b', {}, words.number(points)), h('span', { class: 'of' }, t(`gin-gauge-of-${after}`)),
      h('span', { class: 'track', role: 'meter', 'aria-label': t('gin-gauge'), 'aria-valuemin': 0, 'aria-valuemax': most, 'aria-valuenow': Math.min(points, most),
        'aria-valuetext': t(`gin-gauge-${against}`, { points, mark }) }, h('i', { '--part': part(points) }), h('u', { '--part': part(mark) })),
      h('small', {}, t(`gin-mark-${against}`, { mark })));
  }

  /** @param {readonly string[]} codes */
  #discards(codes) {
    const { table, table: { game: { words, words: { t } } } } = this.board;
    if (!codes.length) return h('p', { class: 'none' }, t('gin-thrown-none'));
    return h('div', { class: 'thrown' }, h('span', { class: 'what', 'aria-hidden': 'true' }, t('gin-thrown')),
      h('span', { class: 'row', '--n': codes.length, role: 'img', 'aria-label': t('gin-thrown-label', { cards: words.cardNames(codes) }) }, codes.map(code => table.card(code, { mini: true }))));
  }
}
