// The one question before a knock: what goes face down, how the other cards will lie, what is left, and the limit. Where there are several
// best arrangements one is chosen here, and any other can be laid by hand.
import { button, fill, h, hide, set } from '../../table/dom.js';
import { closing, law, openSheet } from '../sheet.js';
import { ByHand } from './by_hand.js';
import { meldName, meldNames } from './meld_words.js';
import { writeKnock } from './notation.js';

/** @typedef {import('./board.js').GinBoard} Board */
/** @typedef {import('../../engine/wire.js').ArrangementMessage} Arrangement */

/** @param {Board} board @param {string} code  the card that goes face down, "" for big gin */
export async function openKnock(board, code) {
  const { table, view } = board, reply = await table.ask({ op: 'arrange', seat: view.seat, card: code || null });
  if (reply.kind === 'arrangements' && reply.list.length) new KnockSheet(board, code, reply.list);
}

class KnockSheet {
  /** The act that the button does, "" while what lies there is no knock or is not judged yet. */ #act = '';
  /** Which arrangement is chosen. */ #chosen = 0;
  /** A judgement of cards that have been moved since comes too late. */ #asked = 0;

  /** @param {Board} board @param {string} code @param {readonly Arrangement[]} list */
  constructor(board, code, list) {
    this.board = board;
    this.code = code;
    this.list = list;
    this.table = board.table;
    const { words, words: { t } } = this.table.game;
    this.laid = h('div', { class: 'arrangements' });
    this.sum = h('div', { class: 'verdicts', role: 'status' });
    this.byHand = new ByHand(board, code, list[0], melds => this.#judge(melds));
    this.other = button(t('gin-knock-other'), { class: 'btn plain', 'data-act': 'by-hand', onclick: () => this.#lay() });
    this.back = button(t('gin-knock-back', { count: list.length }), { class: 'btn plain', 'data-act': 'found', onclick: () => this.#goBack() });
    this.go = button('', { class: 'btn good', 'data-act': 'confirm', onclick: () => this.#confirm() });
    this.sheet = openSheet(this.table, {
      kind: 'knock', title: this.#say('ask', list[0]?.points ?? 0),
      body: [code && h('p', {}, t(board.choice.card ? 'gin-knock-down' : 'gin-knock-down-least', { card: words.card(code) })), this.laid, this.byHand.el, this.sum],
      buttons: [this.go, this.other, this.back, closing(t('ask-not-now'), () => this.table.focus())],
    });
    this.title = /** @type {HTMLElement} */ (this.sheet.el.querySelector('h2'));
    this.#offer();
    this.#show(false);
    this.#choose(0);
  }

  /** The question, or the button that answers it. @param {'ask' | 'do'} what @param {number} points */
  #say(what, points) {
    return this.table.game.words.t(`gin-${what}-${!this.code ? 'big-gin' : points === 0 ? 'gin' : 'knock'}`, { points });
  }

  /** All best arrangements, the first chosen. */
  #offer() {
    const { t } = this.table.game.words, { list } = this;
    const way = (/** @type {Arrangement} */ one, /** @type {number} */ i) => {
      const input = h('input', { type: 'radio', name: 'gin-arrangement', value: i, checked: i === 0, 'aria-label': this.#way(one), onchange: () => this.#choose(i) });
      return h('label', { class: 'way arrangement' }, input, arrangement(this.board, one));
    };
    fill(this.laid, list.length > 1
      ? h('fieldset', { class: 'choices' }, h('legend', {}, t('gin-knock-choose', { count: list.length })), list.map(way))
      : h('div', { class: 'arrangement' }, arrangement(this.board, /** @type {Arrangement} */ (list[0]))));
  }

  /** One of several arrangements as it is said. @param {Arrangement} one */
  #way({ melds, deadwood }) {
    const { words, words: { t } } = this.table.game, facts = { melds: meldNames(melds, words), deadwood: words.cardNames(deadwood) };
    return t(deadwood.length ? 'gin-way-some' : 'gin-way-all', facts);
  }

  /** @param {number} i */
  #choose(i) {
    const one = /** @type {Arrangement} */ (this.list[i]);
    this.#chosen = i;
    this.#asked++;
    this.#may(one.act ?? writeKnock(this.code, one.melds.map(meld => meld.cards)), one.points, one.deadwood);
  }

  /** @param {boolean} byHand */
  #show(byHand) {
    hide(this.laid, byHand);
    hide(this.other, byHand);
    hide(this.byHand.el, !byHand);
    hide(this.back, !byHand);
  }

  /** By hand, as the cards were left there. */
  #lay() {
    this.#show(true);
    this.byHand.focus();
    this.#judge(this.byHand.melds);
  }

  /** To the arrangements that were found. */
  #goBack() {
    this.#show(false);
    this.#choose(this.#chosen);
    this.other.focus();
  }

  /** What the engine says of melds laid by hand; until it has said it, the button does nothing. @param {readonly (readonly string[])[]} melds */
  async #judge(melds) {
    const { game } = this.table, act = writeKnock(this.code, melds), asked = ++this.#asked;
    this.#act = '';
    set(this.go, { 'aria-disabled': 'true' });
    const reply = await this.table.ask({ op: 'preview', seat: this.board.view.seat, act });
    if (asked !== this.#asked || reply.kind !== 'preview' || !this.go.isConnected) return;
    if (reply.legal) return this.#may(act, reply.points ?? 0, reply.arrangement?.deadwood ?? []);
    fill(this.title, game.words.t('gin-ask-refused'));
    fill(this.go, game.words.t('gin-do-refused'));
    fill(this.sum, ...reply.refusals.map((/** @type {any} */ refusal) => law(this.table, refusal)));
    this.#explain();
  }

  /** A small sheet shows why not where the person looks, above its buttons. */
  #explain() {
    this.sum.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} act @param {number} points @param {readonly string[]} deadwood */
  #may(act, points, deadwood) {
    const { words, words: { t } } = this.table.game, { limit } = this.board.view, given = points > 0 && this.list[0]?.points === 0;
    this.#act = act;
    set(this.go, { 'aria-disabled': null });
    fill(this.title, this.#say('ask', points));
    fill(this.go, this.#say('do', points));
    fill(this.sum, h('p', {}, points ? t('gin-knock-sum', { deadwood: words.cards(deadwood), points, limit }) : t('gin-knock-nothing')),
      given && h('p', {}, t('gin-knock-no-gin')));
  }

  #confirm() {
    if (!this.#act) {
      this.#explain();
      return this.table.motion.refuse(this.sum);
    }
    this.sheet.close();
    return this.board.deeds.attempt(this.#act);
  }
}

/** Melds and deadwood side by side. @param {Board} board @param {{ melds: readonly import('../../engine/wire.js').GinMeld[], deadwood: readonly string[] }} hand */
export function arrangement({ table }, { melds, deadwood }) {
  const { words, words: { t } } = table.game;
  /** @param {string} kind @param {string} what @param {readonly string[]} cards @param {string} label */
  const row = (kind, what, cards, label) => h('span', { class: `shown ${kind}` }, h('span', { class: 'what', 'aria-hidden': 'true' }, what),
    h('span', { class: 'row', role: 'img', 'aria-label': label }, cards.map(code => table.card(code, { mini: true }))));
  return h('span', { class: 'laidout' }, melds.map(meld => row(meld.kind, t(`gin-${meld.kind}`), meld.cards, meldName(meld, words))),
    deadwood.length > 0 && row('loose', t('gin-deadwood'), deadwood, t('gin-deadwood-label', { cards: words.cardNames(deadwood) })));
}
