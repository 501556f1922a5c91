// Whose turn it is, what it asks for now, and the acts that are offered only now and then.
import { button, fill, h, hide, set } from './dom.js';

/** @typedef {import('./table.js').Table} Table */

export class Status {
  /** The offers on show. */ offered = '';

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.head = h('b');
    this.text = h('span');
    this.banner = h('span', { class: 'banner' });
    this.el = h('p', { class: 'status' }, this.head, this.text, this.banner);
    this.offers = h('div', { class: 'offers' });
  }

  update() {
    const { view, board, game: { words: { t } } } = this.table, mine = view.toAct === view.seat;
    const acting = view.seats.find(seat => seat.id === view.toAct), banner = board.say.banner();
    fill(this.head, this.table.game.still ? t('table-opening') : board.say.heading() || (this.table.ended ? t('status-over') : view.step === 'deal' ? t('status-deal', { deal: view.deal })
      : mine ? t('status-you') : t('status-other', { name: acting?.name ?? '' })));
    fill(this.text, mine && this.table.running ? board.say.todo() : (this.table.ended && board.say.outcome?.()) || this.table.lastSentence);
    fill(this.banner, banner);
    hide(this.banner, !banner);
    this.#offer();
  }

  /** Buttons for what can be done just now and has no place on the bar. */
  #offer() {
    const { view, board, deeds, game } = this.table, { t } = game.words, mine = view.toAct === view.seat;
    /** @type {[string, string, () => void, boolean][]} */
    const list = [];
    if (view.step === 'deal' && !this.table.ended) list.push(['deal', t('act-deal'), () => deeds.deal(), true]);
    for (const { act, text, good } of board.offers()) list.push([act, text, () => deeds.do(act), good]);
    if (!mine && this.table.running && !game.paused) list.push(['skip', t('act-skip'), () => deeds.skip(), false]);
    if (game.paused) list.push(['resume', t('act-resume'), () => game.resume(), true]);
    const offered = JSON.stringify(list);
    if (offered === this.offered) return;
    this.offered = offered;
    const had = this.offers.contains(document.activeElement);
    fill(this.offers, ...list.map(([act, text, onclick, good]) => button(text, { onclick, 'data-act': act, class: good ? 'btn good' : 'btn' })), '');
    hide(this.offers, !list.length);
    set(this.el.parentElement ?? this.el, { 'data-offers': list.length || null });
    if (had) this.table.focus();
  }
}
