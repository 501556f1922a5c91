// The hint: an act and its reasons. In the rail on a desk, as a sheet elsewhere.
import { button, fill, h, hide } from '../table/dom.js';
import { mode } from '../table/layout.js';
import { sentences } from './reasons.js';
import { closing, openSheet } from './sheet.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../engine/wire.js').HintReply} Hint
 */

/** @param {Table} table */
export async function openHint(table) {
  const { game, view, hintPanel, panels: { actWords } } = table, { words, words: { t } } = game;
  const reply = await table.ask({ op: 'hint', seat: view.seat });
  if (reply.kind !== 'hint') return;
  game.say.polite(words.sentences([t('hint-said', { act: actWords(reply.act, words, { spoken: true }) }), ...sentences(table, reply.reasons)]));
  if (mode() === 'desk') return hintPanel.show(reply);
  const act = closing(t('hint-do'), () => table.deeds.follow(reply.act), true, { 'data-act': 'hint-do' });
  openSheet(table, { kind: 'hint', title: actWords(reply.act, words), body: [reasons(table, reply)], first: act,
    buttons: [
      act,
      closing(t('back-to-cards'), () => table.focus()),
    ] });
}

/** @param {Table} table @param {Hint} hint */
const reasons = (table, hint) => h('ul', { class: 'reasons' }, sentences(table, hint.reasons).map(text => h('li', {}, text)));

export class HintPanel {
  /** @type {Hint | null} */ hint = null;
  /** Undefined until something is. @type {Hint | null | undefined} */ #shown;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.body = h('div');
    this.el = h('section', { class: 'block hint' }, h('h2', {}, table.game.words.t('hint-title')), this.body);
  }

  /** @param {Hint} hint */
  show(hint) { this.hint = hint; this.update(); }
  clear() { this.hint = null; }

  update() {
    const { hint } = this;
    hide(this.el, this.table.ended); // there is nothing to advise
    if (hint === this.#shown) return;
    this.#shown = hint;
    const had = this.body.contains(document.activeElement);
    fill(this.body, ...(hint ? this.#told(hint) : [h('p', { class: 'soft' }, this.table.game.words.t('hint-none'))]));
    if (had) this.table.focus();
    this.table.logPanel?.end();
  }

  /** @param {Hint} hint */
  #told(hint) {
    const { game: { words, words: { t } }, deeds, panels } = this.table;
    return [h('p', { class: 'do' }, panels.actWords(hint.act, words)), reasons(this.table, hint),
      button(t('hint-do'), { 'data-act': 'hint-do', onclick: () => deeds.follow(hint.act) })];
  }
}
