// The log of the deal, in the words that are spoken too.
import { fill, h, set } from '../table/dom.js';
import { sentence } from '../words/log.js';

/** @typedef {import('../table/table.js').Table} Table */

const LAST = 60;

/** The sentences of this deal, newest last. @param {Table} table */
export function lines({ game, view }) {
  const here = game.log.filter((/** @type {any} */ entry) => entry.deal === view.deal).slice(-LAST);
  return here.map((/** @type {any} */ entry) => ({ turn: entry.turn, text: sentence(entry.event, view, game.words, { spoken: false }), kind: entry.event.kind }))
    .filter((/** @type {any} */ line) => line.text && line.kind !== 'turn');
}

/** @param {Table} table */
export function list(table) {
  const all = lines(table);
  return h('ol', {}, all.map((/** @type {any} */ { turn, text }, /** @type {number} */ i) => h('li', { 'aria-current': i === all.length - 1 ? 'true' : null },
    h('span', {}, turn && turn !== all[i - 1]?.turn ? table.game.words.number(turn) : ''), h('span', {}, text))));
}

export class LogPanel {
  #shown = '';

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.turn = h('span', { class: 'soft clause' });
    this.body = h('div');
    this.title = h('h2', { id: 'log-title' }, h('span', {}, table.game.words.t('log-title')), this.turn);
    this.el = h('section', { class: 'block log', tabindex: '0', 'aria-labelledby': 'log-title' }, this.title, this.body);
  }

  update() {
    const all = lines(this.table), shown = `${this.table.view.deal} ${all.length} ${all.at(-1)?.text}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const turn = all.at(-1)?.turn;
    fill(this.turn, turn ? this.table.game.words.t('log-turn', { turn }) : '');
    fill(this.body, all.length ? list(this.table) : h('p', { class: 'soft' }, this.table.game.words.t('log-none')));
    set(this.el, { 'data-lines': all.length });
    this.end();
  }

  /** The newest line in sight. */
  end() { requestAnimationFrame(() => { this.el.scrollTop = this.el.scrollHeight; }); }
}
