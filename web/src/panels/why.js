// Why not: every rule the act breaks, the sum where there is one, what would do, and the way to the rule.
import { h } from '../table/dom.js';
import { rankFact } from '../table/face.js';
import { closing, heard, law, openSheet } from './sheet.js';

/**
 * @typedef {import('../table/table.js').Table} Table
 * @typedef {import('../engine/wire.js').WhyReply} Why
 */

/** brief: the first rule alone, when no card was chosen. @param {Table} table @param {Why} why @param {boolean} [brief] */
export function openWhy(table, why, brief = false) {
  const { game, panels, game: { words, words: { t } } } = table, first = why.refusals[0];
  const would = brief ? null : why.wouldDo;
  const title = first?.title ?? t('why-nothing');
  game.say.assertive(first ? `${first.title}. ${first.text}` : title);
  openSheet(table, {
    kind: 'why', title,
    body: [!brief && why.sum && sum(table, why.sum),
      why.refusals.slice(0, brief ? 1 : undefined).map(refusal => law(table, refusal)),
      !first && h('p', {}, t('why-nothing-text'))],
    buttons: [
      would && closing(t('why-do-it', { act: panels.actWords(would, words) }), () => table.deeds.follow(would), true, { 'data-act': 'would-do' }),
      closing(t('back-to-cards'), () => table.focus(), !would),
    ],
  });
}

/** @param {Table} table @param {NonNullable<Why['sum']>} lines */
function sum(table, lines) {
  const { panels: { loud }, game: { words } } = table;
  /** @param {NonNullable<Why['sum']>[number]} line */
  const row = ({ label, points }) => {
    const name = words.t(`sum-${label.id}`, facts(words, label.facts));
    return h('tr', { class: loud[label.id] ?? null }, h('th', { scope: 'row', 'aria-label': heard(table, name) }, name), h('td', {}, words.number(points)));
  };
  return h('table', { class: 'sum' }, h('tbody', {}, lines.map(row)));
}

/** The facts of a line, cards and ranks made readable. @param {any} words @param {Record<string, any>} told */
const facts = (words, told) => ({
  ...words.facts(told),
  ...(told.cards && { cards: words.cards(String(told.cards).split(' ')) }),
  ...(told.rank && { rank: rankFact(String(told.rank)) }),
});

/** With no card chosen: what happened last, and when its reasons are told. @param {Table} table */
export function openDoings(table) {
  const { game: { words: { t } } } = table;
  openSheet(table, {
    kind: 'doings', title: table.lastSentence || t('doings-title'),
    body: [h('p', {}, t('doings-none'))],
    buttons: [closing(t('back-to-cards'), () => table.focus(), true)],
  });
}
