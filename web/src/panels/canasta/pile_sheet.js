// The ways to take the pile as the engine lists them, each with what it needs; if there is none, why not. Nothing is taken but by a button here.
import { h } from '../../table/dom.js';
import { cardList } from '../card_list.js';
import { writeTake } from './notation.js';
import { closing, law, openSheet, sentence } from '../sheet.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('../../table/table.js').Table} Table
 * @typedef {Omit<import('../../engine/wire.js').WayMessage, 'way'> & { way: string }} Way
 * @typedef {import('../../engine/wire.js').RefusalMessage} Refusal
 */

/** @param {Board} board */
export async function openPile(board) {
  const { table, view } = board, { game } = table, { words, words: { t } } = game;
  const [reply, own] = await Promise.all([table.ask({ op: 'ways', seat: view.seat }), chosen(board)]);
  if (reply.kind !== 'ways' || !table.inSight) return;
  /** @type {Way[]} */
  const ways = [...own, ...reply.ways.filter((/** @type {Way} */ way) => !own.some(one => one.act === way.act))];
  const legal = ways.filter(way => way.legal), not = ways.filter(way => !way.legal);
  const title = legal.length ? t('pile-title', { count: Math.max(0, reply.count - 1), card: reply.top ? words.card(reply.top) : '' }) : t('pile-title-not');
  if (!legal.length) { game.sound.play('refused'); game.say.assertive([title, (not[0] ?? reply).refusals?.[0]?.text].filter(Boolean).join('. ')); }
  const others = legal.length ? not.map(way => wayNot(table, way))
    : reasons([...not, { refusals: reply.refusals ?? [] }], reply.chapter).map(refusal => law(table, refusal));
  openSheet(table, {
    kind: 'pile', title,
    body: [legal.map(way => wayButton(table, way)), others, look(board)],
    buttons: [closing(t(legal.length ? 'pile-not-now' : 'back-to-cards'), () => table.focus(), !legal.length)],
  });
}

/** The way made of the chosen cards, if there are any, judged by the engine. @param {Board} board @returns {Promise<Way[]>} */
async function chosen({ choice, view, table }) {
  const top = view.pile.top?.[0];
  if (!choice.groups.length || !top || view.toAct !== view.seat || view.step !== 'draw') return [];
  const act = writeTake(choice.parts, top), reply = await table.ask({ op: 'preview', seat: view.seat, act });
  if (reply.kind !== 'preview') return [];
  const parts = choice.parts, first = parts.find(part => part.rank === top);
  return [{ way: 'chosen', act, cards: [view.pile.top ?? '', ...(first?.cards ?? [])], also: parts.filter(part => part !== first).map(part => part.cards),
    points: reply.points, needs: reply.needs, legal: reply.legal, refusals: reply.refusals }];
}

/** @param {Table} table @param {Way} way */
function wayButton(table, way) {
  const { words, words: { t } } = table.game;
  const more = way.also.length ? t('pile-way-also', { melds: words.list(way.also.map(cards => words.cards(cards))) }) : '';
  const measure = way.needs ? t('pile-way-of', { needs: way.needs }) : t('pile-way-points', { points: way.points });
  const cards = way.cards.length > 1 ? t('pile-way-cards', { cards: words.cards(way.cards.slice(1)) }) : t('pile-way-top');
  const el = closing('', () => { table.deeds.attempt(way.act); }, false, { class: 'way', 'data-act': way.act, 'data-way': way.way });
  el.append(h('span', { class: 'cards', 'aria-hidden': 'true' }, way.cards.map(code => table.card(code, { mini: true }))),
    h('span', {}, h('b', {}, t(`pile-way-${way.way}`)), h('span', {}, cards), more && h('span', {}, ` ${more}`)),
    h('span', { class: 'pts' }, words.number(way.points), h('small', {}, measure)));
  return el;
}

/** @param {Table} table @param {Way} way */
const wayNot = (table, way) => h('div', { class: 'way no' }, h('span', {}, h('b', {}, table.game.words.t(`pile-way-${way.way}`)), way.refusals[0] && sentence(table, way.refusals[0].text)),
  way.refusals[0] && h('span', { class: 'clause' }, way.refusals[0].rule));

/** Each reason once, those of the chapter on the pile first. @param {{ refusals: Refusal[] }[]} ways @param {string} chapter */
function reasons(ways, chapter) {
  /** @type {Map<string, Refusal>} */
  const seen = new Map();
  for (const refusal of ways.flatMap(way => way.refusals)) if (!seen.has(refusal.text)) seen.set(refusal.text, refusal);
  const rest = [...seen.values()], ofPile = rest.filter(refusal => refusal.rule.startsWith(`${chapter}.`));
  return [...ofPile, ...rest.filter(refusal => !ofPile.includes(refusal))].slice(0, Math.max(2, ofPile.length));
}

/** The cards of the pile, while the rules let one look. @param {Board} board */
function look({ view, table }) {
  const { words } = table.game, cards = view.pile.cards;
  if (!cards?.length) return null;
  return h('details', { class: 'look' }, h('summary', {}, words.t('pile-look', { count: cards.length })),
    cardList(table, cards, words.t('pile-look-label')));
}
