// The line above the hand: what the hand is worth, what would be left without the chosen card, and whether that allows a knock; while
// laying off, how the sums stand. And the button that lays the hand as the engine arranges it.
import { button, fill, h, hide, set } from '../../table/dom.js';
import { mode } from '../../table/layout.js';
import { closeSheets } from '../sheet.js';

/** @typedef {{ text: string, more?: string, verdict?: string, well?: boolean | null, rule?: string }} Said  well: good, bad, or neither */

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
    fill(this.text, said.text, said.more && h('strong', {}, ` ${said.more}`), '');
    fill(this.verdict, said.verdict ?? '', said.rule && this.#rule(said.rule), '');
    hide(this.verdict, !said.verdict);
    set(this.verdict, { class: said.well == null ? 'verdict' : said.well ? 'verdict good' : 'verdict bad' });
    hide(this.arrange, !own);
    if (had && !own) this.board.table.focus();
  }

  /** @param {string} rule */
  #rule(rule) {
    const { game } = this.board.table;
    return h('a', { href: `#rules/${rule}`, class: 'clause', onclick: (/** @type {Event} */ event) => {
      event.preventDefault();
      closeSheets();
      game.open(`rules#${rule}`);
    } }, game.words.t('rule-number', { id: rule }));
  }

  /** @returns {Said} */
  #said() {
    const { view, choice, deeds } = this.board;
    if (view.knock) return this.#against(view.knock);
    return choice.card && deeds.playing ? this.#without(choice.card.code) : this.#holding();
  }

  /** @returns {Said} */
  #holding() {
    const { view: { best, limit, after, can }, table: { game: { words: { t } } } } = this.board;
    if (!after.length) return { text: t('gin-line-holding', { points: best.points }), verdict: t('gin-mark-limit', { mark: limit }) };
    const least = Math.min(...after.map(each => each.points));
    const text = t('gin-line-least', { points: least });
    if (can.gin || can.bigGin) return { text: t('gin-line-gin'), verdict: t('gin-verdict-gin'), well: true };
    return can.knock ? { text, verdict: t('gin-verdict-knock', { limit }), well: true } : { text, verdict: t('gin-verdict-over', { over: least - limit, limit }) };
  }

  /** @param {string} code @returns {Said} */
  #without(code) {
    const { view: { after, limit, taken }, preview, table: { game: { words, words: { t } } } } = this.board, card = words.card(code);
    const left = after.find(each => each.card === code);
    if (code === taken) return { text: t('gin-line-kept', { card }), verdict: ' ', rule: 'G2.7' };
    if (!left) return { text: t('gin-line-card', { card }) };
    const deadwood = preview?.arrangement?.deadwood ?? [];
    const text = t(left.points ? 'gin-line-without' : 'gin-line-without-nothing', { card, points: left.points });
    const more = deadwood.length <= (mode() === 'desk' ? 8 : 3) ? words.cards(deadwood) : '';
    if (left.gin) return { text, verdict: t('gin-verdict-gin'), well: true };
    return left.knock ? { text, more, verdict: t('gin-verdict-may', { limit }), well: true }
      : { text, more, verdict: t('gin-verdict-over', { over: left.points - limit, limit }), well: false };
  }

  /** After a knock. @param {import('../../engine/wire.js').KnockMessage} knock @returns {Said} */
  #against(knock) {
    const { view, choice, preview, table: { game: { words, words: { t } }, ended } } = this.board, { defence, points: theirs } = knock;
    if (knock.seat === view.seat || ended || !defence) return { text: t('gin-line-knocked', { points: theirs, who: knock.seat === view.seat ? 'you' : 'other' }), more: words.cards(knock.deadwood) };
    const facts = { mine: defence.best.points, theirs, behind: defence.difference };
    const verdict = defence.undercut ? t('gin-verdict-undercut') : t('gin-verdict-behind', facts);
    if (!choice.card || !preview?.legal || preview.points == null) return { text: t('gin-line-sums', facts), verdict, well: defence.undercut };
    const card = words.card(choice.code), breaks = !defence.best.deadwood.includes(choice.code);
    return { text: t(breaks ? 'gin-line-breaks' : 'gin-line-less', { ...facts, card, left: preview.points }), verdict, well: defence.undercut };
  }
}
