// What buttons, keys and drags do. An act that cannot be done answers why not; an act that is refused shakes and says why.
import { openAsk } from '../panels/ask.js';
import { openHint } from '../panels/hint.js';
import { openHow } from '../panels/how.js';
import { openMeld } from '../panels/meld_sheet.js';
import { openPad } from '../panels/score_pad.js';
import { openPermission } from '../panels/permission.js';
import { openPile } from '../panels/pile_sheet.js';
import { openSeat } from '../panels/seat_sheet.js';
import { openStar } from '../panels/star_sheet.js';
import { openDoings, openWhy } from '../panels/why.js';
import { read } from './face.js';
import { writeMeld } from './notation.js';

/** @typedef {import('./table.js').Table} Table */

/** Milliseconds within which a second tap belongs to the first. */
const IMPATIENT = 700;

export class Deeds {
  #drawn = -Infinity;

  /** @param {Table} table */
  constructor(table) { this.table = table; }

  get mine() { const { view } = this.table; return view.toAct === view.seat; }
  get playing() { return this.mine && this.table.view.step === 'play'; }
  /** A card to ask about when none is chosen. */
  get first() { return this.table.choice.cards[0]?.code ?? this.table.view.hand[0] ?? 'AS'; }

  /** Plays an act; a refusal is shown and said. @param {string} act @param {Element} [el] what was pressed */
  async attempt(act, el) {
    const { game, motion } = this.table, reply = await game.act(act);
    if (reply.kind !== 'refused' && reply.kind !== 'unreadable') return reply.kind === 'view';
    if (el) motion.refuse(el);
    game.sound.play('refused');
    await this.whyNot(act);
    return false;
  }

  /** Why an act cannot be done now. @param {string} act @param {Element} [el] @param {boolean} [brief] the first rule alone */
  async whyNot(act, el, brief = false) {
    const { game, view, motion } = this.table;
    if (el) { motion.refuse(el); game.sound.play('refused'); }
    const reply = await game.ask({ op: 'why', seat: view.seat, act });
    if (reply.kind === 'why') openWhy(this.table, reply, brief);
  }

  /** @param {Element} [el] */
  draw(el) {
    if (this.table.view.can.draw) {
      this.#drawn = performance.now();
      return this.attempt('draw', el);
    }
    // the second tap of a double one asks nothing
    return performance.now() - this.#drawn < IMPATIENT ? undefined : this.whyNot('draw', el);
  }

  /** @param {Element} [_el] */
  take(_el) { return this.pile(); }
  pile() { return openPile(this.table); }

  /** @param {Element} [el] */
  meld(el) {
    const { choice, preview } = this.table;
    const [loose] = choice.loose;
    if (loose && (choice.groups.length || (choice.size > 1 && this.playing))) return openStar(this.table, loose);
    if (!choice.groups.length && this.playing) return openHow(this.table, 'meld');
    const act = choice.groups.length ? writeMeld(choice.parts) : `meld ${this.first}`;
    return this.mine && preview?.legal ? this.attempt(act, el) : this.whyNot(act, el, !choice.groups.length);
  }

  /** @param {Element} [el] */
  discard(el) {
    const { choice, discardable, game } = this.table, card = choice.cards[0];
    if (this.playing && choice.size !== 1) return openHow(this.table, 'discard');
    const act = `discard ${this.first}`;
    if (!discardable || !card) return this.whyNot(act, el, !card);
    if (!read(card.code).wild || !game.settings.get('confirm')) return this.attempt(act, el);
    return openAsk(this.table, 'discard', card.code, () => this.attempt(act, el));
  }

  /** @param {Element} [_el] */
  hint(_el) { return this.mine && this.table.running ? openHint(this.table) : this.whyNot('draw'); }

  /** About the chosen cards; with none chosen, what happened last. */
  why() {
    const { choice } = this.table;
    if (choice.groups.length) return this.whyNot(writeMeld(choice.parts));
    if (choice.size === 1) return this.whyNot(`discard ${this.first}`);
    return openDoings(this.table);
  }

  ask() { return this.table.view.can.ask ? openAsk(this.table, 'out', '', () => this.attempt('ask')) : this.whyNot('ask'); }
  answer() { return openPermission(this.table); }
  pass() { return this.table.view.can.pass ? this.attempt('pass') : this.whyNot('pass'); }
  red3() { return this.attempt(`red3 ${this.table.view.hand.find(code => code === '3H' || code === '3D') ?? '3H'}`); }

  undo() {
    const { view, game } = this.table;
    return view.can.undo ? game.undo() : openHow(this.table, 'undo');
  }
  deal() { return this.table.game.dealNext(); }
  skip() { this.table.motion.finish(); this.table.game.skip(); }
  pad() { openPad(this.table); }

  /** A wild card moves: to the only other place at once, else its sheet opens. @param {import('./keys.js').Held} wild */
  star(wild) {
    const { choice } = this.table, now = choice.groups.find(group => group.wilds.includes(wild));
    const other = choice.groups.filter(group => group !== now);
    if (!now || choice.groups.length !== 2 || !other[0]) return openStar(this.table, wild);
    choice.move(wild, other[0].rank);
    return this.table.changed();
  }

  /** @param {string} id */
  seat(id) { openSeat(this.table, id); }
  /** @param {0 | 1} side @param {string} rank */
  meldSheet(side, rank) { openMeld(this.table, side, rank); }

  /** Cards dropped on the pile: one is discarded, or the pile's sheet opens when nothing has been drawn yet. @param {Set<number>} keys */
  carryToPile(keys) {
    if (this.mine && this.table.view.step === 'draw') return this.pile();
    const { choice, hand } = this.table, [key = 0] = keys, card = hand.card(key);
    if (!this.playing || keys.size !== 1 || !card) return keys.size === 1 ? this.whyNot(`discard ${card?.code ?? this.first}`) : openHow(this.table, 'discard');
    choice.replace([]);
    choice.add(card);
    this.table.changed();
    const act = `discard ${card.code}`;
    if (!read(card.code).wild || !this.table.game.settings.get('confirm')) return this.attempt(act, this.table.piles.pile);
    return openAsk(this.table, 'discard', card.code, () => this.attempt(act));
  }

  /** Cards dropped on our mat are melded at once if they can be, and else stay chosen. @param {Set<number>} keys @param {string} [rank] the meld they were dropped on, for wild cards */
  async carryToMelds(keys, rank) {
    const { choice, hand, view, game } = this.table;
    this.table.stage(keys);
    if (rank) for (const key of keys) { const card = hand.card(key); if (card) choice.move(card, rank); }
    this.table.changed();
    if (!choice.groups.length) return;
    const act = writeMeld(choice.parts), reply = await game.ask({ op: 'preview', seat: view.seat, act });
    if (reply.kind === 'preview' && reply.legal) await this.attempt(act, this.table.melds[0].el);
  }
}
