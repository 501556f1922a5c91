// A question before an act that binds or is often a slip.
import { closing, openSheet } from './sheet.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {{ kind: string, title: string, text: string, act: string }} Question  act: what the button that does it says
 */

/** @param {Table} table @param {Question} question @param {() => void} then */
export function openAsk(table, { kind, title, text, act }, then) {
  openSheet(table, { kind, title, body: [text],
    buttons: [closing(act, then, true, { 'data-act': 'confirm' }), closing(table.game.words.t('ask-not-now'))] });
}
