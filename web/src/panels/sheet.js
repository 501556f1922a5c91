// A sheet is a <dialog>: focus on its title, or on the button that it is opened for; Esc or a tap beside it closes, and the focus goes back to where it was or to the hand.
import { button, h, iconButton } from '../table/dom.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../table/dom.js').Child} Child
 * @typedef {{ kind: string, title: string, body: Child[], buttons?: Child[], closed?: () => void, first?: HTMLElement }} Content
 *   first: what has the focus at first; the title and the body are read out with it
 */

let count = 0;

/** @param {Pick<Table, 'game' | 'focus'>} table @param {Content} content @returns {{ close: () => void, el: HTMLDialogElement }} */
export function openSheet(table, { kind, title, body, buttons = [], closed = () => {}, first }) {
  closeSheets();
  const { t } = table.game.words, id = `sheet-${++count}`, back = document.activeElement;
  const heading = h('h2', { id, tabindex: '-1', 'aria-label': heard(table, title) }, title);
  const told = first ? h('div', { id: `${id}-told`, class: 'told' }, body) : body;
  const el = /** @type {HTMLDialogElement} */ (h('dialog', { class: 'sheet', 'data-sheet': kind, 'aria-labelledby': id, 'aria-describedby': first ? `${id}-told` : null },
    h('div', { class: 'in' }, h('header', {}, heading, iconButton('close', t('sheet-close'), { onclick: () => el.close() })), told,
      buttons.length > 0 && h('div', { class: 'stackrow' }, buttons))));
  el.addEventListener('click', event => { if (event.target === el) el.close(); });
  el.addEventListener('close', () => {
    el.remove();
    closed();
    const active = document.activeElement;
    if (!active || active === document.body || !active.isConnected) {
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus(); else table.focus();
    }
  });
  (document.getElementById('dialogs') ?? document.body).append(el);
  el.showModal();
  (first ?? heading).focus();
  return { close: () => el.close(), el };
}

/** Closes the table's sheets, if one is open. @param {boolean} [gone] at once, with all that is on them */
export function closeSheets(gone = false) {
  for (const el of document.querySelectorAll('dialog.sheet[data-sheet]')) {
    /** @type {HTMLDialogElement} */ (el).close();
    if (gone) el.remove();
  }
}

/** Closes the table's sheet of a kind, if it is open. @param {string} kind */
export const closeSheet = (kind) => /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog.sheet[data-sheet="${kind}"]`))?.close();

/**
 * A button that closes the sheet and then does something.
 * @param {string} text @param {() => unknown} [then] @param {boolean} [good] @param {Record<string, any>} [props]
 */
export const closing = (text, then = () => {}, good = false, props = {}) => button(text, {
  class: good ? 'btn good' : 'btn', ...props,
  onclick: (/** @type {Event} */ { currentTarget }) => {
    /** @type {Element} */ (currentTarget).closest('dialog')?.close();
    then();
  },
});

/** How something written is said, if that is not the same. @param {Pick<Table, 'game'>} table @param {string} text */
export function heard(table, text) {
  const said = table.game.words.aloud(text);
  return said === text ? null : said;
}

/** A sentence with cards in it: seen as signs, read out by name. @param {Table} table @param {string} text
 * @param {string | null} [said] how it is read out, null if as it is written */
export function sentence(table, text, said = heard(table, text)) {
  return said === null ? h('span', {}, text) : h('span', {}, h('span', { 'aria-hidden': 'true' }, text), h('span', { class: 'say' }, said));
}

/** A rule: its sentence, and the way to it, with its title where that is known. @param {Table} table
 * @param {{ rule: string, title?: string, text: string }} refusal */
export const law = (table, { rule, title, text }) => h('p', { class: 'law' }, sentence(table, text),
  title ? ruleLink(table, rule, table.game.words.t('rule-link', { rule, title })) : ruleNumber(table, rule));

/** The way to a rule, by its number alone. @param {Table} table @param {string} rule */
export const ruleNumber = (table, rule) => ruleLink(table, rule, table.game.words.t('rule-number', { id: rule }));

/** @param {Table} table @param {string} rule @param {string} text */
const ruleLink = (table, rule, text) => h('a', { href: `#rules/${rule}`, class: 'clause', onclick: (/** @type {Event} */ event) => {
  event.preventDefault();
  closeSheets();
  table.game.open(`rules#${rule}`);
} }, text);
