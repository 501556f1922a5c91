// What buttons, keys and drags do in Gin Rummy.
import { Deeds } from '../../table/deeds.js';
import { openAsk } from '../ask.js';
import { openHow } from '../how.js';
import { openKnock } from './knock_sheet.js';
import { openNoGin } from './no_gin_sheet.js';
import { openOnto } from './onto_sheet.js';
import { readAct, writeKnock, writeLayOff } from './notation.js';

export class GinDeeds extends Deeds {
  /** @param {import('./board.js').GinBoard} board */
  constructor(board) {
    super(board.table);
    this.board = board;
  }

  /** @override @param {Element} [el] */
  draw(el) {
    if (this.board.view.step === 'layoff') return this.done(el);
    return super.draw(el);
  }

  /** @param {Element} [el] */
  take(el) { return this.board.view.can.take ? this.attempt('take', el) : this.whyNot('take', el); }
  /** @param {Element} [el] */
  pile(el) { return this.take(el); }

  /** @param {Element} [el] */
  pass(el) { return this.board.view.can.pass ? this.attempt('pass', el) : this.whyNot('pass', el); }

  /** A passes the upcard, and later lays the hand as the engine has it. @param {Element} [el] */
  passOrArrange(el) {
    if (this.board.view.step === 'upcard') return this.pass(el);
    return this.board.laying.own ? this.arrange() : openHow(this.table, 'gin-arranged');
  }

  arrange() {
    const { laying, table } = this.board;
    table.relay(() => { laying.forget(); table.hand.sort(); });
    this.board.chosen();
  }

  /** @param {Element} [el] */
  discard(el) {
    const { choice, view } = this.board;
    if (this.playing && !choice.card) return openHow(this.table, 'gin-discard');
    const act = `discard ${this.first}`;
    return view.after.some(each => each.card === choice.code) ? this.#throw(choice.code, el) : this.whyNot(act, el, !choice.card);
  }

  /** A discard that gives away gin, or a knock that cannot come again, may have to be confirmed. @param {string} code @param {Element} [el] */
  #throw(code, el) {
    const { game, game: { words, words: { t } } } = this.table, act = `discard ${code}`, slip = this.#slip;
    if (!slip || !game.settings.get('confirm')) return this.attempt(act, el);
    const card = words.card(code), text = t(`gin-ask-discard-${slip}`, { points: this.board.lightest?.points ?? 0 });
    return openAsk(this.table, { kind: 'ask-discard', title: t('gin-ask-discard', { card }), text, act: t('gin-act-discard', { card }) },
      () => this.attempt(act, el));
  }

  /** What any discard would give away now, if it is much. @returns {'gin' | 'last-gin' | 'last-knock' | ''} */
  get #slip() {
    const { can, voids } = this.board.view;
    if (can.gin || can.bigGin) return voids ? 'last-gin' : 'gin';
    return voids && can.knock ? 'last-knock' : '';
  }

  /** The chosen card goes face down, or the one that leaves least; a knock is asked once, and there the arrangement is chosen.
   * Where nothing may be left, a knock is gin. @param {Element} [el] */
  knock(el) {
    const { choice, lightest, view } = this.board, code = choice.code || lightest?.card || this.first;
    if (this.board.onlyGin && this.playing) return this.gin(el);
    return view.after.some(each => each.card === code && each.knock) ? openKnock(this.board, code) : this.whyNot(writeKnock(code), el, !choice.card && !lightest);
  }

  /** @override @param {string} act */
  follow(act) {
    const { verb, card } = readAct(act);
    if (verb === 'knock') return openKnock(this.board, card);
    if (verb === 'discard') return this.#throw(card);
    return verb === 'done' ? this.done() : super.follow(act);
  }

  /** With no card chosen: all eleven where that is played, else the one card that makes it. No gin is told with what is left. @param {Element} [el] */
  gin(el) {
    const { choice, view } = this.board, gins = view.after.filter(each => each.gin);
    if (!choice.card && view.can.bigGin) return openKnock(this.board, '');
    const code = choice.code || gins[0]?.card || this.first;
    if (gins.some(each => each.card === code)) return openKnock(this.board, code);
    const stays = gins.length > 0 && code === view.taken;
    return this.playing && !stays ? openNoGin(this.board, gins[0]?.card) : this.whyNot(writeKnock(code), el, !choice.card);
  }

  /** The chosen card goes where it fits; with none chosen, the next of the best. @param {Element} [el] */
  layoff(el) {
    const { choice, view: { knock, step } } = this.board, [next] = knock?.bestLayoffs ?? [];
    if (step !== 'layoff' || !this.mine) return this.whyNot(writeLayOff(this.first, knock?.melds[0]?.cards ?? ['AS', '2S', '3S']), el, true);
    if (choice.card) return this.layOffCard(choice.code, el);
    return next ? this.attempt(next, el) : openHow(this.table, 'gin-layoff');
  }

  /** @param {string} code @param {Element} [el] */
  layOffCard(code, el) {
    const melds = this.board.places.get(code) ?? [], [only] = melds;
    if (melds.length > 1) return openOnto(this.board, code, melds);
    return only ? this.layOn(code, only.cards, el) : this.whyNot(writeLayOff(code, this.board.view.knock?.melds[0]?.cards ?? []), el);
  }

  /** @param {string} code @param {readonly string[]} onto @param {Element} [el] */
  layOn(code, onto, el) { return this.attempt(writeLayOff(code, onto), el); }

  /** All layoffs of the engine's best defence, one after another. @param {Element} [el] */
  async best(el) {
    if (this.board.view.step !== 'layoff' || !this.mine) return this.layoff(el);
    if (!this.board.view.knock?.bestLayoffs.length) return openHow(this.table, 'gin-best');
    for (const _ of this.board.view.hand) {
      const [next] = this.board.view.knock?.bestLayoffs ?? [];
      if (!next || !await this.attempt(next, el)) return undefined;
    }
    return undefined;
  }

  /** Done is asked once more while a layoff would still make the sum smaller. @param {Element} [el] */
  done(el) {
    const { can, knock } = this.board.view, { t } = this.table.game.words;
    if (!can.done) return this.whyNot('done', el);
    if (!knock?.bestLayoffs.length) return this.attempt('done', el);
    const question = { kind: 'ask-done', title: t('gin-ask-done'), text: t('gin-ask-done-text', { count: knock.bestLayoffs.length }), act: t('gin-do-done') };
    openAsk(this.table, question, () => this.attempt('done', el));
    return undefined;
  }

  /** About the chosen card; with none chosen, what happened last. @override */
  why() {
    const { choice, view } = this.board, { code } = choice;
    if (!code) return super.why();
    if (view.step === 'layoff') return this.whyNot(writeLayOff(code, this.board.places.get(code)?.[0]?.cards ?? view.knock?.melds[0]?.cards ?? []));
    const left = view.after.find(each => each.card === code);
    return this.whyNot(left && !left.knock ? writeKnock(code) : `discard ${code}`);
  }

  /** A tap on a card that fits lays it off, if it is of no use in the hand; one that would break a meld is chosen first, with its sum.
   * @param {string} code @returns {boolean} whether that was done */
  tap(code) {
    const { view, places } = this.board;
    if (view.step !== 'layoff' || !this.mine || !places.has(code) || !view.best.deadwood.includes(code)) return false;
    this.layOffCard(code);
    return true;
  }

  /** One card is discarded, or the pile's card is taken when nothing has been taken yet. @override @param {Set<number>} keys */
  carryToPile(keys) {
    const { view, choice, table: { hand, piles } } = this.board, [key = 0] = keys, card = hand.card(key);
    if (this.mine && (view.step === 'draw' || view.step === 'upcard')) return this.take(piles.pile);
    if (!card) return undefined;
    choice.add(card);
    this.table.changed(false);
    return this.discard(piles.pile);
  }
}
