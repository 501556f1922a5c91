// On a small screen the pad is a sheet, with the log.
import { h } from '../table/dom.js';
import { list } from './log.js';
import { closing, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table */
export function openPad(table) {
  const { t } = table.game.words;
  const log = h('div', { class: 'log', tabindex: '0', role: 'region', 'aria-label': t('log-title') }, list(table));
  openSheet(table, { kind: 'pad', title: t('pad-title'), body: [table.board.pad.sheet(), h('h3', {}, t('log-title')), log],
    buttons: [closing(t('back-to-cards'), () => table.focus())] });
  log.scrollTop = log.scrollHeight;
}
