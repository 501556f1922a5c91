// The log of the deal, in the words that are spoken too.
import { fill, h, hide } from '../table/dom.js';

/** @typedef {import('../table/table.js').Table} Table */
/** @typedef {import('../state/logbook.js').Entry} Entry */
/** @typedef {{ entry: Entry, text: string }} Line */

const LAST = 60;

/** The last entries of this deal, without those that only hand on the turn. @param {Table} table @returns {Entry[]} */
export const entries = ({ game, view }) => game.log.filter((/** @type {Entry} */ { deal, event }) => deal === view.deal && event.kind !== 'turn');

/** What an entry says, "" if nothing. @param {Table} table @param {Entry} entry */
export const told = (table, { event }) => table.told(event);

/** @param {Table} table @param {Line} line @param {Line} [before] */
function item({ game }, { entry: { turn }, text }, before) {
  const number = turn && turn !== before?.entry.turn ? game.words.number(turn) : '';
  return h('li', {}, h('span', {}, number), h('span', {}, text));
}

/** The newest line is marked. @param {HTMLElement} list */
function mark(list) {
  for (const el of list.querySelectorAll('[aria-current]')) if (el !== list.lastElementChild) el.removeAttribute('aria-current');
  list.lastElementChild?.setAttribute('aria-current', 'true');
}

/** The sentences of this deal, newest last. @param {Table} table */
export function list(table) {
  const all = entries(table).map(entry => ({ entry, text: told(table, entry) })).filter(line => line.text).slice(-LAST);
  const made = h('ol', {}, all.map((line, i) => item(table, line, all[i - 1])));
  mark(made);
  return made;
}

export class LogPanel {
  /** What is on show, and its rows. @type {Line[]} */ #lines = [];
  /** The entries that were read for it. @type {Entry[]} */ #read = [];
  #bottom = false;

  /** @param {Table} table */
  constructor(table) {
    const { t } = table.game.words;
    this.table = table;
    this.turn = h('span', { class: 'soft clause' });
    this.list = h('ol');
    this.none = h('p', { class: 'soft' }, t('log-none'));
    this.title = h('h2', { id: 'log-title' }, h('span', {}, t('log-title')), this.turn);
    this.el = h('section', { class: 'block log', tabindex: '0', 'aria-labelledby': 'log-title' }, this.title, h('div', {}, this.none, this.list));
  }

  /** Adds what is new; an undo or another deal draws the list again. */
  update() {
    const { table } = this, now = entries(table), { length } = this.#read;
    const grown = length > 0 && now[length - 1] === this.#read[length - 1] && now[0] === this.#read[0];
    if (grown && now.length === length) return;
    if (!grown) {
      this.list.replaceChildren();
      this.#lines = [];
    }
    for (const entry of grown ? now.slice(length) : now) {
      const line = { entry, text: told(table, entry) };
      if (!line.text) continue;
      this.list.append(item(table, line, this.#lines.at(-1)));
      this.#lines.push(line);
    }
    this.#read = now;
    this.#show();
  }

  #show() {
    const { t } = this.table.game.words, spare = Math.max(0, this.#lines.length - LAST);
    for (const _ of this.#lines.splice(0, spare)) this.list.firstElementChild?.remove();
    mark(this.list);
    const turn = this.#lines.at(-1)?.entry.turn;
    fill(this.turn, turn ? t('log-turn', { turn }) : '');
    hide(this.none, this.#lines.length > 0);
    this.end();
  }

  /** The newest line in sight, with the next frame. */
  end() {
    if (this.#bottom) return;
    this.#bottom = true;
    requestAnimationFrame(() => {
      this.#bottom = false;
      this.el.scrollTop = this.el.scrollHeight;
    });
  }
}
