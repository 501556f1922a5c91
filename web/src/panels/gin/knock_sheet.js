// The one question before a knock: what goes face down, how the other cards will lie, what is left, and the limit. Where there are several
// best arrangements one is chosen here, and any other can be laid by hand.
import { button, fill, h, hide, set } from '../../table/dom.js';
import { closing, law, openSheet } from '../sheet.js';
import { ByHand } from './by_hand.js';
import { writeKnock } from './notation.js';

/** @typedef {import('./board.js').GinBoard} Board */
/** @typedef {import('../../engine/wire.js').ArrangementMessage} Arrangement */

/** @param {Board} board @param {string} code  the card that goes face down, "" for big gin */
export async function openKnock(board, code) {
  const { table: { game }, view } = board, reply = await game.ask({ op: 'arrange', seat: view.seat, card: code || null });
  if (reply.kind === 'arrangements' && reply.list.length) new KnockSheet(board, code, reply.list);
}

class KnockSheet {
  /** The act that the button does, "" while what lies there is no knock. */ #act = '';

  /** @param {Board} board @param {string} code @param {readonly Arrangement[]} list */
  constructor(board, code, list) {
    this.board = board;
    this.code = code;
    this.list = list;
    this.table = board.table;
    const { words, words: { t } } = this.table.game, kind = !code ? 'big-gin' : list[0]?.points === 0 ? 'gin' : 'knock';
    this.kind = kind;
    this.laid = h('div', { class: 'arrangements' });
    this.sum = h('div', { class: 'verdicts', role: 'status' });
    this.byHand = new ByHand(board, code, list[0], melds => this.#judge(melds));
    this.other = button(t('gin-knock-other'), { class: 'btn plain', 'data-act': 'by-hand', onclick: () => this.#lay() });
    this.go = closing(t(`gin-do-${kind}`, { points: list[0]?.points ?? 0 }), () => this.board.deeds.attempt(this.#act || writeKnock(code)), true, { 'data-act': 'confirm' });
    openSheet(this.table, {
      kind: 'knock', title: t(`gin-ask-${kind}`, { points: list[0]?.points ?? 0 }),
      body: [code && h('p', {}, t(board.choice.card ? 'gin-knock-down' : 'gin-knock-down-least', { card: words.card(code) })), this.laid, this.byHand.el, this.sum, this.other],
      buttons: [this.go, closing(t('ask-not-now'), () => this.table.focus())],
    });
    hide(this.byHand.el, true);
    this.#offer();
    this.#choose(0);
  }

  /** All best arrangements, the first chosen. */
  #offer() {
    const { t } = this.table.game.words, { list } = this;
    const way = (/** @type {Arrangement} */ one, /** @type {number} */ i) => {
      const input = h('input', { type: 'radio', name: 'gin-arrangement', value: i, checked: i === 0, onchange: () => this.#choose(i) });
      return h('label', { class: 'way arrangement' }, input, arrangement(this.board, one));
    };
    fill(this.laid, list.length > 1
      ? h('fieldset', { class: 'choices' }, h('legend', {}, t('gin-knock-choose', { count: list.length })), list.map(way))
      : h('div', { class: 'arrangement' }, arrangement(this.board, /** @type {Arrangement} */ (list[0]))));
  }

  /** @param {number} i */
  #choose(i) {
    const one = /** @type {Arrangement} */ (this.list[i]);
    this.#may(one.act ?? writeKnock(this.code, one.melds.map(meld => meld.cards)), one.points, one.deadwood);
  }

  /** By hand, beginning with what is chosen. */
  #lay() {
    hide(this.laid, true);
    hide(this.other, true);
    hide(this.byHand.el, false);
    this.byHand.focus();
  }

  /** What the engine says of melds laid by hand. @param {readonly (readonly string[])[]} melds */
  async #judge(melds) {
    const { game } = this.table, act = writeKnock(this.code, melds);
    const reply = await game.ask({ op: 'preview', seat: this.board.view.seat, act });
    if (reply.kind !== 'preview' || !this.go.isConnected) return;
    if (reply.legal) return this.#may(act, reply.points ?? 0, reply.arrangement?.deadwood ?? []);
    this.#act = '';
    set(this.go, { 'aria-disabled': 'true', disabled: true });
    fill(this.sum, ...reply.refusals.map((/** @type {any} */ refusal) => law(this.table, refusal)));
  }

  /** @param {string} act @param {number} points @param {readonly string[]} deadwood */
  #may(act, points, deadwood) {
    const { words, words: { t } } = this.table.game, { limit } = this.board.view;
    this.#act = act;
    set(this.go, { 'aria-disabled': null, disabled: null });
    if (this.kind === 'knock') fill(this.go, t('gin-do-knock', { points }));
    fill(this.sum, h('p', {}, points ? t('gin-knock-sum', { deadwood: words.cards(deadwood), points, limit }) : t('gin-knock-nothing')));
  }
}

/** Melds and deadwood side by side. @param {Board} board @param {{ melds: readonly import('../../engine/wire.js').GinMeld[], deadwood: readonly string[] }} hand */
export function arrangement({ table }, { melds, deadwood }) {
  const { words, words: { t } } = table.game;
  /** @param {string} kind @param {string} what @param {readonly string[]} cards */
  const row = (kind, what, cards) => h('span', { class: `shown ${kind}` }, h('span', { class: 'what' }, what),
    h('span', { class: 'row', role: 'img', 'aria-label': words.cardNames(cards) }, cards.map(code => table.card(code, { mini: true }))));
  return h('span', { class: 'laidout' }, melds.map(({ kind, cards }) => row(kind, t(`gin-${kind}`), cards)),
    deadwood.length > 0 && row('loose', t('gin-deadwood'), deadwood));
}
