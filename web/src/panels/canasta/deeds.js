// What buttons, keys and drags do in Canasta.
import { Deeds } from '../../table/deeds.js';
import { openAsk } from '../ask.js';
import { openHow } from '../how.js';
import { askedFirst } from './accidents.js';
import { isWild } from './cards.js';
import { readAct, writeMeld } from './notation.js';
import { openPermission } from './permission.js';
import { openPile } from './pile_sheet.js';
import { openStar } from './star_sheet.js';

export class CanastaDeeds extends Deeds {
  /** @param {import('./board.js').CanastaBoard} board */
  constructor(board) {
    super(board.table);
    this.board = board;
  }

  /** An opening that would fall short is asked about first. @override @param {string} act @param {Element} [el] */
  attempt(act, el) { return askedFirst(this.board, act, () => super.attempt(act, el)); }

  /** @override @param {string} act */
  follow(act) {
    const { verb, groups: [first] } = readAct(act);
    if (verb === 'discard' && first?.cards[0]) return this.#throw(first.cards[0]);
    return verb === 'ask' ? this.ask() : super.follow(act);
  }

  take() { return this.pile(); }
  pile() { return openPile(this.board); }

  /** @param {Element} [el] */
  meld(el) {
    const { choice, preview } = this.board;
    const [loose] = choice.loose, { parts } = choice;
    if (loose && !(choice.whole && preview?.legal) && (choice.groups.length || (choice.size > 1 && this.playing))) return openStar(this.board, loose);
    if (!choice.groups.length && !preview?.legal && this.playing) return openHow(this.table, 'meld');
    const act = parts.length ? writeMeld(parts) : `meld ${this.first}`;
    return this.mine && preview?.legal ? this.attempt(act, el) : this.whyNot(act, el, !choice.groups.length);
  }

  /** @param {Element} [el] */
  discard(el) {
    const { choice, discardable } = this.board, card = choice.cards[0];
    if (this.playing && choice.size !== 1) return openHow(this.table, 'discard');
    const act = `discard ${this.first}`;
    if (!discardable || !card) return this.whyNot(act, el, !card);
    return this.#throw(card.code, el);
  }

  /** A wild card freezes the pile, so its discard may have to be confirmed. @param {string} code @param {Element} [el] */
  #throw(code, el) {
    const { game, game: { words, words: { t } } } = this.table, act = `discard ${code}`;
    if (!isWild(code) || !game.settings.get('confirm')) return this.attempt(act, el);
    const card = words.card(code);
    return openAsk(this.table, { kind: 'ask-discard', title: t('ask-discard-title', { card }), text: t('ask-discard-text'), act: t('ask-discard-do', { card }) },
      () => this.attempt(act, el));
  }

  /** About the chosen cards; with none chosen, what happened last. @override */
  why() {
    const { choice } = this.board;
    if (choice.groups.length || (choice.size > 1 && choice.parts.length)) return this.whyNot(writeMeld(choice.parts));
    if (choice.size === 1) return this.whyNot(`discard ${this.first}`);
    return super.why();
  }

  ask() {
    const { view, table: { game: { words: { t } } } } = this.board;
    if (!view.can.ask) return this.whyNot('ask');
    const facts = { name: view.seats.find(seat => seat.id === view.partner)?.name ?? '' };
    return openAsk(this.table, { kind: 'ask-out', title: t('ask-out-title', facts), text: view.inVain == null ? t('ask-out-text') : t('ask-out-price', { points: view.inVain }), act: t('ask-out-do', facts) },
      () => this.attempt('ask'));
  }
  answer() { return openPermission(this.board); }
  pass() { return this.board.view.can.pass ? this.attempt('pass') : this.whyNot('pass'); }
  red3() { return this.attempt(`red3 ${this.table.view.hand.find(code => code === '3H' || code === '3D') ?? '3H'}`); }

  /** A wild card moves: to the only other place at once, else its sheet opens. @param {import('../../table/keys.js').Held} wild */
  star(wild) {
    const { choice } = this.board, now = choice.groups.find(group => group.wilds.includes(wild));
    const other = choice.groups.filter(group => group !== now);
    if (!now || choice.groups.length !== 2 || !other[0]) return openStar(this.board, wild);
    choice.move(wild, other[0].rank);
    return this.table.changed();
  }

  /** One card is discarded, or the pile's sheet opens when nothing has been drawn yet. @override @param {Set<number>} keys */
  carryToPile(keys) {
    if (this.mine && this.table.view.step === 'draw') return this.pile();
    const { choice, table: { hand } } = this.board, [key = 0] = keys, card = hand.card(key);
    if (!this.playing || keys.size !== 1 || !card) return keys.size === 1 ? this.whyNot(`discard ${card?.code ?? this.first}`) : openHow(this.table, 'discard');
    choice.replace([]);
    choice.add(card);
    this.table.changed();
    return this.#throw(card.code, this.table.piles.pile);
  }

  /** Cards dropped on our mat are melded at once if they can be, and else stay chosen. @param {Set<number>} keys @param {string} [rank] the meld they were dropped on, for wild cards */
  async carryToMelds(keys, rank) {
    const { choice, view, table, table: { hand } } = this.board;
    this.board.stage(keys);
    if (rank) for (const key of keys) { const card = hand.card(key); if (card) choice.move(card, rank); }
    table.changed();
    if (!choice.parts.length || !choice.whole) return;
    const act = writeMeld(choice.parts), reply = await table.ask({ op: 'preview', seat: view.seat, act });
    if (reply.kind === 'preview' && reply.legal) await this.attempt(act, this.board.melds[0]?.el);
  }
}
