// What buttons, keys and drags do in any game. An act that cannot be done answers why not; an act that is refused shakes and says why.
import { openExplanations } from '../panels/explain.js';
import { openHint } from '../panels/hint.js';
import { openHow } from '../panels/how.js';
import { openPad } from '../panels/pad_sheet.js';
import { openSeat } from '../panels/seat_sheet.js';
import { openDoings, openWhy } from '../panels/why.js';

/** @typedef {import('./table.js').Table} Table */

/** What can be done once a deal is over. */
const ONWARD = new Set(['score', 'deal', 'anew', 'explain', 'why', 'seat', 'pad']);

export class Deeds {
  /** @param {Table} table */
  constructor(table) { this.table = table; }

  get mine() { const { view } = this.table; return view.toAct === view.seat; }
  get playing() { return this.mine && this.table.view.step === 'play'; }
  /** A card to ask about when none is chosen. */
  get first() { return this.table.choice.cards[0]?.code ?? this.table.view.hand[0] ?? 'AS'; }

  /** A deed by its name, if the game has it. @param {string} deed @param {Element} [el] what was pressed */
  do(deed, el) {
    if (this.table.game.still) return this.table.game.wait();
    if (this.table.ended && !ONWARD.has(deed)) return this.table.game.say.polite(this.table.status.text.textContent ?? '');
    const own = /** @type {any} */ (this)[deed];
    return typeof own === 'function' ? own.call(this, el) : undefined;
  }

  /** Plays an act; a refusal is shown and said. @param {string} act @param {Element} [el] what was pressed
   * @returns {Promise<boolean>} whether it was done and the table is still there to go on with */
  async attempt(act, el) {
    const { game, motion } = this.table, reply = await game.act(act);
    if (!this.table.inSight) return false;
    if (reply.kind !== 'refused' && reply.kind !== 'unreadable') return reply.kind === 'view';
    if (el) motion.refuse(el);
    game.sound.play('refused');
    await this.whyNot(act);
    return false;
  }

  /** Does what was advised. A game asks before it as where one does it oneself. @param {string} act @returns {unknown} */
  follow(act) { return this.attempt(act); }

  /** Why an act cannot be done now. @param {string} act @param {Element} [el] @param {boolean} [brief] the first rule alone */
  async whyNot(act, el, brief = false) {
    const { table, table: { game, view, motion } } = this, { rev } = game;
    if (el) { motion.refuse(el); game.sound.play('refused'); }
    const reply = await table.ask({ op: 'why', seat: view.seat, act });
    if (reply.kind === 'why' && game.rev === rev) openWhy(table, reply, brief); // what has been played since may have made it possible
  }

  /** @param {Element} [el] @returns {unknown} */
  draw(el) { return this.table.view.can.draw ? this.attempt('draw', el) : this.whyNot('draw', el); }

  /** @param {Element} [_el] */
  hint(_el) { return this.mine && this.table.running ? openHint(this.table) : this.whyNot('draw'); }

  /** What happened last; a game asks about the chosen cards first. */
  why() { openDoings(this.table); }

  /** What was taken back is said, and what is to be done now. */
  async undo() {
    const { view, game, game: { words, words: { t } }, panels, board } = this.table, before = game.log;
    if (!view.can.undo) return openHow(this.table, 'undo');
    const reply = await game.undo();
    if (reply.kind !== 'view' || !this.table.inSight) return undefined;
    /** @type {import('../state/logbook.js').Entry[]} */
    const gone = before.filter((/** @type {import('../state/logbook.js').Entry} */ entry) => !game.log.includes(entry));
    const own = gone.map(({ event }) => event).filter(event => event.seat === view.seat && event.kind !== 'turn');
    const what = words.sentences(own.map(event => panels.sentence(event, this.table.view, words, { spoken: true, undone: true })));
    return game.say.polite(t(what ? 'undone' : 'undone-something', { what, todo: board.say.todo() }));
  }
  deal() { return this.table.game.dealNext(); }
  anew() { this.table.game.open('new'); }
  score() { this.table.game.open('score'); }
  explain() { return openExplanations(this.table); }
  skip() { this.table.motion.finish(); this.table.game.skip(); }
  pad() { openPad(this.table); }

  /** @param {string} id */
  seat(id) { openSeat(this.table, id); }

  /** Cards dropped on the pile. @param {Set<number>} _keys @returns {unknown} */
  carryToPile(_keys) { return undefined; }
}
