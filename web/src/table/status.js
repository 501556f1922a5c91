// Whose turn it is, what it asks for now, the partner's answer, and the acts that are offered only now and then.
import { openExplanations } from '../panels/explain.js';
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
    const { view, game: { words } } = this.table, { t } = words;
    const acting = view.seats.find(seat => seat.id === view.toAct), mine = view.toAct === view.seat;
    fill(this.head, this.table.ended ? t('status-over') : view.step === 'deal' ? t('status-deal', { deal: view.deal })
      : mine ? t(view.step === 'answer' ? 'status-answer' : 'status-you') : t('status-other', { name: acting?.name ?? '' }));
    fill(this.text, mine && this.table.running ? this.#todo() : this.table.lastSentence);
    const partner = view.seats.find(seat => seat.relation === 'partner')?.name ?? '';
    const asker = view.seats.find(seat => seat.id === view.turn);
    const own = asker?.id === view.seat;
    const said = view.asked === 'yes' || view.asked === 'no'
      ? t('banner-answer', { answer: view.asked, name: own ? partner : asker?.name ?? '', who: own ? 'partner' : 'you' })
      : view.mustGoOut && view.turn === view.seat ? t('banner-must-go-out') : '';
    fill(this.banner, said);
    hide(this.banner, !said);
    this.#offer();
  }

  #todo() {
    const { view, game: { words } } = this.table, { t } = words;
    if (view.step === 'answer') return t('status-answer-text', { name: view.seats.find(seat => seat.id === view.turn)?.name ?? '' });
    if (view.step === 'draw') return t('status-draw', { draw: view.can.draw ? 'yes' : 'no', take: view.can.take ? 'yes' : 'no' });
    if (view.step !== 'play') return '';
    if (view.took) return t('status-took', { count: view.taken.length });
    return view.drew ? t('status-drew', { card: words.card(view.drew), meld: view.can.meld ? 'yes' : 'no' }) : t('status-play');
  }

  /** Buttons for what can be done just now and has no place on the bar. */
  #offer() {
    const { view, deeds, game } = this.table, { t } = game.words, mine = view.toAct === view.seat;
    /** @type {[string, string, () => void, boolean][]} */
    const list = [];
    if (this.table.ended) list.push(['score', t('act-score-sheet'), () => game.open('score'), true]);
    if (view.step === 'deal') list.push(['deal', t(this.table.ended ? 'act-next-deal' : 'act-deal'), () => deeds.deal(), !this.table.ended]);
    if (this.table.ended) list.push(['explain', t('act-explain'), () => openExplanations(this.table), false]);
    if (view.step === 'answer' && mine) list.push(['answer', t('act-answer'), () => deeds.answer(), true]);
    if (mine && view.can.ask) list.push(['ask', t('act-ask'), () => deeds.ask(), false]);
    if (mine && view.can.red3) list.push(['red3', t('act-red3'), () => deeds.red3(), false]);
    if (mine && view.can.pass) list.push(['pass', t('act-pass'), () => deeds.pass(), view.good === 'pass']);
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
