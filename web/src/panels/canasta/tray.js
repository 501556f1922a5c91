// The tray: the chosen cards by group, the engine's points for each, what is refused, and the meter of the opening.
import { classes, cover, fill, h, hide, iconButton, set } from '../../table/dom.js';
import { rankFact, rankText } from '../../table/face.js';
import { writePart } from './notation.js';

/**
 * @typedef {import('./board.js').CanastaBoard} Board
 * @typedef {import('./choice.js').Group} Group
 */

const ORDERS = /** @type {const} */ (['rank', 'suit', 'melds', 'hand']);

export class Tray {
  #shown = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    const table = this.table = board.table;
    const { t } = table.game.words;
    this.groups = h('div', { class: 'groups' });
    this.meter = h('span', { class: 'meter' });
    this.clear = iconButton('close', t('tray-clear'), { class: 'btn icon clear', 'data-act': 'clear', onclick: () => { table.clear(); table.focus(); } });
    this.sort = /** @type {HTMLSelectElement} */ (h('select', { class: 'btn sort', 'aria-label': t('sort-label'), title: t('sort-label'), 'data-act': 'sort',
      onchange: () => table.game.settings.set('order', this.sort.value) }, ORDERS.map(order => h('option', { value: order }, t(`sort-${order}`)))));
    this.el = h('section', { class: 'tray', 'aria-label': t('tray-label') }, this.groups, this.meter, this.clear, h('span', { class: 'sorting' }, this.sort));
  }

  update() {
    const { choice, preview, view, table: { game } } = this.board, { t } = game.words;
    const order = game.settings.get('order');
    if (this.sort.value !== order) this.sort.value = order;
    hide(this.clear, !choice.size);
    this.el.classList.toggle('filled', choice.size > 0);
    const shown = JSON.stringify([choice.groups, choice.loose, choice.last, preview, view.step, view.toAct]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#keepFocus(() => {
      const mine = view.toAct === view.seat ? 'yes' : 'no';
      if (!choice.size) return fill(this.groups, h('span', { class: 'soft' }, t('tray-empty', { mine, step: view.step })));
      fill(this.groups, ...choice.groups.map((group, i) => this.#group(group, i)), choice.loose.length > 0 && this.#loose());
    });
    this.#meter();
  }

  /** Groups are drawn anew; the focus stays at the same place among them. @param {() => void} draw */
  #keepFocus(draw) {
    const buttons = [...this.groups.querySelectorAll('button')], at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    draw();
    if (at < 0) return;
    const now = [...this.groups.querySelectorAll('button')];
    const next = now[Math.min(at, now.length - 1)];
    if (next) next.focus(); else this.table.focus();
  }

  /** The engine's word about a group. @param {Group} group @param {number} i */
  #judged(group, i) {
    const list = this.board.preview?.groups ?? [];
    return list[i]?.rank === group.rank ? list[i] : list.find(one => one.rank === group.rank);
  }

  /** @param {Group} group @param {number} i */
  #group(group, i) {
    const { choice, table: { game: { words, words: { t } } } } = this.board, judged = this.#judged(group, i);
    const refused = (judged?.refusals.length ?? 0) > 0, cards = [...group.naturals, ...group.wilds].map(card => card.code);
    const points = judged ? words.number(judged.points) : '…';
    const rank = rankText(group.rank), { length } = group.naturals;
    const text = length === 0 ? `${rank} +` : length > 3 ? `${rank} ×${length}` : Array(length).fill(rank).join(' ');
    const becomes = judged?.becomes ?? 'none';
    const facts = { cards: words.cardNames(cards), rank: rankFact(group.rank), points: judged?.points ?? 0, refused: refused ? 'yes' : 'no',
      becomes, count: judged?.count ?? cards.length };
    return h('div', { class: classes('group', refused && 'refused', choice.last === group.rank && choice.groups.length > 1 && 'current') },
      h('span', { class: 'text', 'aria-hidden': 'true' }, text),
      cover({ class: 'of', 'aria-label': t('group-label', facts), onclick: () => this.#touch(group, refused) }),
      group.wilds.map(wild => this.#star(wild, '★', t('group-star', { card: words.cardName(wild.code), rank: rankFact(group.rank) }))),
      h('small', {}, refused && h('span', { 'aria-hidden': 'true' }, '✕ '), points,
        becomes !== 'none' && !refused && h('span', { class: 'becomes' }, t(`canasta-short-${becomes}`))));
  }

  /** A touched group is where the next wild card goes; a refused one says why. @param {Group} group @param {boolean} refused */
  #touch(group, refused) {
    const { choice, deeds } = this.board;
    choice.last = group.rank;
    if (refused) deeds.whyNot(`meld ${writePart({ rank: group.rank, cards: [...group.naturals, ...group.wilds].map(card => card.code) })}`);
    else this.update();
  }

  #loose() {
    const { choice, table: { game: { words, words: { t } } } } = this.board;
    return h('div', { class: 'group loose' }, choice.loose.map(wild => {
      const sign = words.card(wild.code);
      return this.#star(wild, wild.code === 'JK' ? '★' : sign, t('loose-star', { sign, card: words.cardName(wild.code) }));
    }));
  }

  /** A wild card that can be moved. @param {import('../../table/keys.js').Held} wild @param {string} sign @param {string} label */
  #star(wild, sign, label) {
    const { deeds, table: { game: { words: { t } } } } = this.board;
    return h('button', { type: 'button', class: 'star', 'aria-label': label, title: t('star-move'), onclick: () => deeds.star(wild) },
      h('span', { 'aria-hidden': 'true' }, sign));
  }

  #meter() {
    const { preview, choice, table: { game: { words } } } = this.board, { t } = words;
    hide(this.meter, !preview || !choice.groups.length);
    if (!preview) return;
    if (preview.needs == null) {
      set(this.meter, { class: classes('meter', !preview.legal && 'short') });
      return fill(this.meter, h('span', {}, `${preview.legal ? '' : '✕ '}${t('meter-gain', { gain: words.signed(preview.gain) })}`));
    }
    const enough = preview.points >= preview.needs, part = preview.needs ? Math.min(100, preview.points / preview.needs * 100) : 100;
    set(this.meter, { class: classes('meter', !enough && 'short') });
    fill(this.meter, h('span', { class: 'track', role: 'meter', 'aria-label': t('meter-label'),
      'aria-valuemin': 0, 'aria-valuemax': preview.needs, 'aria-valuenow': Math.min(preview.points, preview.needs),
      'aria-valuetext': t('meter-text', { points: preview.points, needs: preview.needs }) }, h('i', { '--part': `${part}%` })),
    h('span', {}, `${words.number(preview.points)} / ${words.number(preview.needs)} ${enough ? '✓' : '✕'}`));
  }
}
