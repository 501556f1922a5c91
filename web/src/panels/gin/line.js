// The line above the hand: what the hand is worth, what would be left without the chosen card, and whether that allows a knock; while
// laying off, how the sums stand. And the button that lays the hand as the engine arranges it.
import { button, fill, h, hide, set } from '../../table/dom.js';
import { mode } from '../../table/layout.js';
import { ruleNumber } from '../sheet.js';
import { verdict } from './standing.js';

/** @typedef {{ text: string, verdict?: string, well?: boolean | null, rule?: string | null }} Said  well: good, bad, or neither */

export class Line {
  #shown = '';

  /** @param {import('./board.js').GinBoard} board */
  constructor(board) {
    this.board = board;
    const { t } = board.table.game.words;
    this.text = h('span', { class: 'text' });
    this.verdict = h('b', { class: 'verdict' });
    this.arrange = button(t('gin-arrange'), { 'data-act': 'arrange', class: 'btn arrange', onclick: () => board.deeds.arrange() });
    this.el = h('section', { class: 'tray line', 'aria-label': t('gin-line') }, this.text, this.verdict, this.arrange);
  }

  update() {
    const said = this.#said(), { own } = this.board.laying, shown = JSON.stringify([said, Boolean(own)]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const had = this.arrange === document.activeElement;
    fill(this.text, said.text);
    fill(this.verdict, said.verdict && h('span', {}, said.verdict), ' ', said.rule && ruleNumber(this.board.table, said.rule), '');
    hide(this.verdict, !said.verdict && !said.rule);
    set(this.verdict, { class: said.well == null ? 'verdict' : said.well ? 'verdict good' : 'verdict bad' });
    hide(this.arrange, !own);
    if (had && !own) this.board.table.focus();
  }

  /** @returns {Said} */
  #said() {
    const { view, choice, deeds } = this.board;
    if (view.knock) return this.#against(view.knock);
    return choice.card && deeds.playing ? this.#without(choice.card.code) : this.#holding();
  }

  /** @returns {Said} */
  #holding() {
    const { view: { best, limit, can, voids }, lightest, table: { game: { words: { t } } } } = this.board;
    if (!lightest) return { text: t('gin-line-holding', { points: best.points }), verdict: t('gin-mark-limit', { mark: limit }) };
    if (can.gin || can.bigGin) return { text: t('gin-line-gin'), verdict: t('gin-verdict-gin'), well: true };
    const said = this.#judged(lightest, t(voids ? 'gin-line-least-void' : 'gin-line-least', { points: lightest.points }));
    return can.knock ? said : { ...said, well: null };
  }

  /** @param {string} code @returns {Said} */
  #without(code) {
    const { view: { after, taken, takenRule, voids }, preview, table: { game: { words, words: { t } } } } = this.board, card = words.card(code);
    const left = after.find(each => each.card === code);
    if (code === taken) return { text: t('gin-line-kept', { card }), rule: takenRule };
    if (!left) return { text: t('gin-line-card', { card }) };
    if (left.gin) return { text: t('gin-line-without-nothing', { card }), verdict: t('gin-verdict-gin'), well: true };
    const deadwood = preview?.arrangement?.deadwood ?? [], few = deadwood.length > 0 && deadwood.length <= (mode() === 'desk' ? 8 : 3);
    const text = voids ? t('gin-line-void') : t(few ? 'gin-line-without-cards' : 'gin-line-without', { card, points: left.points, cards: words.cards(deadwood) });
    return this.#judged(left, text);
  }

  /** Whether what a discard would leave is a knock; where it is none and the deal is void, that alone is said.
   * @param {{ points: number, knock: boolean, gin: boolean }} left @param {string} text @returns {Said} */
  #judged(left, text) {
    const { view: { limit, voids }, onlyGin, table: { game: { words: { t } } } } = this.board, { knock: well } = left;
    return { text, verdict: voids && !well ? '' : t(`gin-verdict-${verdict(left, onlyGin)}`, { over: left.points - limit }), well, rule: voids };
  }

  /** After a knock. @param {import('../../engine/wire.js').KnockMessage} knock @returns {Said} */
  #against(knock) {
    const { view, choice, preview, table: { game: { words, words: { t } }, ended } } = this.board, { defence, points: theirs } = knock;
    if (knock.seat === view.seat || ended || !defence) return { text: t('gin-line-knocked', { points: theirs, cards: words.cards(knock.deadwood), who: knock.seat === view.seat ? 'you' : 'other' }) };
    const facts = { mine: defence.best.points, theirs, behind: defence.difference };
    const verdict = defence.undercut ? t('gin-verdict-undercut') : t('gin-verdict-behind', facts);
    if (!choice.card || !preview?.legal || preview.points == null) return { text: t('gin-line-sums', facts), verdict, well: defence.undercut };
    const card = words.card(choice.code), breaks = !defence.best.deadwood.includes(choice.code);
    return { text: t(breaks ? 'gin-line-breaks' : 'gin-line-less', { ...facts, card, left: preview.points }), verdict, well: defence.undercut };
  }
}
