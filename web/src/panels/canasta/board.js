// Canasta at the table: both sides' melds round the piles, a tray for the chosen cards, and what is said of all that.
import { hide, set } from '../../table/dom.js';
import { shownCards, withAccidents } from './accidents.js';
import { Choice } from './choice.js';
import { CanastaDeeds } from './deeds.js';
import { Field } from './field.js';
import { CanastaFlights } from './flights.js';
import { Laying } from './laying.js';
import { Melds } from './melds.js';
import { writeMeld } from './notation.js';
import { openPermission } from './permission.js';
import { Revealed } from './revealed.js';
import { ScorePad } from './score_pad.js';
import { saying } from './status.js';
import { Tray } from './tray.js';
import { isWild } from './cards.js';

/** @typedef {import('../../engine/wire.js').CanastaView} CanastaView */
/** @typedef {import('../../engine/wire.js').SideMessage} Side */
/** @typedef {import('../../engine/wire.js').CanastaPreview} Preview */
/** @typedef {import('../../table/board.js').ActButton} ActButton */

/** @typedef {import('../../table/board.js').Board} Board */

/** @implements {Board} */
export class CanastaBoard {
  /** The engine's answer about the chosen cards. @type {Preview | null} */ preview = null;
  /** Whether the one chosen card may be discarded, by the engine's answer. */ discardable = false;
  choice = new Choice();
  /** @type {Record<string, string>} */ keys = { M: 'meld', A: 'ask' };
  drops = { near: '.ours .meld, .ours .chip, .tray', far: '.side.ours' };
  #wasAsked = false;

  /** @param {import('../../table/table.js').Table} table */
  constructor(table) {
    this.table = table;
    const { t } = table.game.words;
    this.title = t('table-title');
    this.say = withAccidents(this, saying(this));
    /** Of each side, ours first. */ this.melds = this.view.sides.map((_, i) => new Melds(this, i));
    this.parts = { field: new Field(this), tray: new Tray(this), revealed: new Revealed(this) };
    this.pad = new ScorePad(this);
    this.laying = new Laying(this);
    this.deeds = new CanastaDeeds(this);
    this.flights = new CanastaFlights(this);
  }

  get view() { return /** @type {CanastaView} */ (/** @type {unknown} */ (this.table.view)); }
  get field() { return this.parts.field.el; }
  get tray() { return this.parts.tray.el; }
  get revealed() { return this.parts.revealed.el; }

  update() {
    const { seats, sides } = this.view;
    hide(this.tray, this.table.ended);
    set(this.table.el, { 'data-crowded': seats.length > 6 || (seats.length > 5 && sides.length > 2) });
    this.#seat();
    for (const part of [this.parts.revealed, ...this.melds, this.pad]) part.update();
  }
  chosen() { this.parts.tray.update(); }

  /** A match with another number of sides has begun. */
  #seat() {
    const { sides, wildMelds } = this.view;
    this.choice.alone = wildMelds;
    if (sides.length === this.melds.length) return;
    this.melds = sides.map((_, i) => new Melds(this, i));
    this.parts.field.place();
  }

  settle() { this.parts.field.settle(); }
  forget() { this.parts.field.forget(); }

  unasked() {
    this.preview = null;
    this.discardable = false;
  }

  async consult() {
    const { choice, view, table: { game, running } } = this, { seat } = view;
    const one = choice.size === 1 && view.can.discard ? choice.cards[0] : undefined;
    const [meld, discard] = await Promise.all([
      choice.parts.length && running ? game.ask({ op: 'preview', seat, act: writeMeld(choice.parts) }) : null,
      one ? game.ask({ op: 'preview', seat, act: `discard ${one.code}` }) : null,
    ]);
    return () => {
      this.preview = meld?.kind === 'preview' ? meld : null;
      this.discardable = discard?.kind === 'preview' && discard.legal;
    };
  }

  /** The partner asks: the question opens by itself, once, and not before the table is in sight. */
  after() {
    const asked = this.view.step === 'answer' && this.view.toAct === this.view.seat;
    if (asked && !this.#wasAsked && this.table.inSight) openPermission(this);
    this.#wasAsked = asked && (this.#wasAsked || this.table.inSight);
  }

  /** @returns {ActButton[]} */
  acts() {
    const { view, choice, preview, discardable, table: { running, game: { words: { t } } } } = this, { mine } = this.deeds;
    const groups = choice.parts.length, meldable = mine && Boolean(preview?.legal) && choice.whole && groups > 0;
    return [
      { act: 'draw', key: 'D', text: t(view.step === 'play' && view.turn === view.seat && !view.took ? 'act-drawn' : 'act-draw'), can: view.can.draw, good: view.good === 'draw' },
      { act: 'take', key: 'P', text: t(view.took ? 'act-taken' : 'act-take'), can: view.can.take, good: view.good === 'take' },
      { act: 'meld', key: 'M', text: meldable || choice.groups.length ? t('act-meld-count', { count: groups }) : t('act-meld'), can: meldable, good: meldable },
      { act: 'discard', key: 'X', text: t('act-discard'), can: discardable, good: discardable && !meldable },
      { act: 'hint', key: 'H', text: t('act-hint'), can: mine && running, good: false },
    ];
  }

  offers() {
    const { view, table: { game: { words: { t } } } } = this, list = [];
    if (!this.deeds.mine) return [];
    if (view.step === 'answer') list.push({ act: 'answer', text: t('act-answer'), good: true });
    if (view.worthAsking) list.push({ act: 'ask', text: t('act-ask'), good: false });
    if (view.can.red3) list.push({ act: 'red3', text: t('act-red3'), good: view.good === 'red3' });
    if (view.can.pass) list.push({ act: 'pass', text: t('act-pass'), good: view.good === 'pass' });
    return list;
  }

  /** @param {string} letter @param {KeyboardEvent} event */
  claims(letter, event) { return letter === 'A' && (event.shiftKey || this.view.worthAsking); }

  /** S takes the whole rank. @param {KeyboardEvent} event */
  press(event) {
    const { hand } = this.table;
    if (event.key.toUpperCase() !== 'S' || event.shiftKey) return false;
    this.twice(hand.at, !this.choice.has(hand.at));
    return true;
  }

  /** The whole rank of a card. @param {number} key @param {boolean} chosen */
  twice(key, chosen) {
    const { choice, table } = this, code = table.hand.card(key)?.code ?? '';
    const alike = table.hand.held.filter(held => code === 'JK' ? held.code === 'JK' : held.code[0] === code[0] && held.code !== 'JK');
    for (const card of alike) if (chosen) choice.add(card); else choice.remove(card);
    table.game.sound.play(chosen ? 'choose' : 'back');
    table.changed();
  }

  /** @param {Set<number>} keys */
  stage(keys) {
    for (const card of this.table.hand.held) if (keys.has(card.key)) this.choice.add(card);
    this.table.changed();
  }

  /** @param {import('../../table/table.js').Seat} seat */
  more({ id }) { return shownCards(this, id); }

  /** @param {HTMLElement} over @param {Set<number>} keys */
  drop(over, keys) {
    if (over.matches('.tray')) return this.stage(keys);
    const { rank } = over.dataset, wild = [...keys].every(key => isWild(this.table.hand.card(key)?.code ?? ''));
    return this.deeds.carryToMelds(keys, wild ? rank : undefined);
  }
}
