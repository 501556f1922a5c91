// Gin Rummy at the table: an arranged hand, a line with the deadwood, and a mat for each player.
import { hide, set } from '../../table/dom.js';
import { OneCard } from './choice.js';
import { GinDeeds } from './deeds.js';
import { Field } from './field.js';
import { GinFlights } from './flights.js';
import { heard } from './heard.js';
import { Laying } from './laying.js';
import { Line } from './line.js';
import { writeLayOff } from './notation.js';
import { ScorePad } from './score_pad.js';
import { seatMore } from './seat_more.js';
import { saying } from './status.js';

/** @typedef {import('../../engine/wire.js').GinView} GinView */
/** @typedef {import('../../engine/wire.js').GinMeld} GinMeld */
/** @typedef {import('../../engine/wire.js').GinPreview} Preview */
/** @typedef {import('../../table/board.js').ActButton} ActButton */
/** @typedef {import('../../table/board.js').Board} Board */

/** @implements {Board} */
export class GinBoard {
  /** The engine's answer about the chosen card. @type {Preview | null} */ preview = null;
  choice = new OneCard();
  /** @type {Record<string, string>} */ keys = { K: 'knock', G: 'gin', L: 'layoff', B: 'best', A: 'passOrArrange' };
  drops = { near: '.side [data-meld]', far: '.field' };

  /** @param {import('../../table/table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.title = table.game.words.t('gin-table-title');
    this.laying = new Laying(this);
    this.say = saying(this);
    this.parts = { field: new Field(this), line: new Line(this) };
    this.pad = new ScorePad(this);
    this.deeds = new GinDeeds(this);
    this.flights = new GinFlights(this);
  }

  get view() { return /** @type {GinView} */ (/** @type {unknown} */ (this.table.view)); }
  get field() { return this.parts.field.el; }
  get tray() { return this.parts.line.el; }
  /** Who sits opposite. */
  get other() { return /** @type {import('../../table/table.js').Seat} */ (this.view.seats.find(seat => seat.id !== this.view.seat)); }

  /** Whether nothing may be left in the hand that ends a deal. */
  get onlyGin() { return this.view.limit === 0; }

  /** Which melds on the table each card of the hand fits. @returns {Map<string, GinMeld[]>} */
  get places() {
    const { knock } = this.view, places = new Map();
    for (const { card, meld } of knock?.fits ?? []) places.set(card, [...(places.get(card) ?? []), knock?.melds[meld]]);
    return places;
  }

  /** What the discard that leaves least would leave. */
  get lightest() { return this.view.after.reduce((/** @type {GinView['after'][number] | null} */ least, each) => (least && least.points <= each.points ? least : each), null); }

  /** The card on a mat. @param {string} code */
  nodeOf(code) { return this.parts.field.mats.map(mat => mat.nodes.get(code)).find(Boolean); }

  update() {
    hide(this.tray, this.table.ended);
    set(this.table.el, { 'data-games': this.view.games.length });
    this.pad.update();
  }
  chosen() {
    this.parts.field.update();
    this.parts.line.update();
  }
  settle() { this.parts.field.settle(); }
  forget() { this.parts.field.forget(); }
  unasked() { this.preview = null; }
  after() {}
  heard() { return heard(this); }

  async consult() {
    const { choice, view, deeds, table: { game } } = this, { code } = choice, onto = this.places.get(code)?.[0]?.cards;
    const act = !code || !deeds.mine ? '' : view.step === 'play' ? `discard ${code}` : view.step === 'layoff' && onto ? writeLayOff(code, onto) : '';
    const reply = act ? await game.ask({ op: 'preview', seat: view.seat, act }) : null;
    return () => { this.preview = reply?.kind === 'preview' ? reply : null; };
  }

  /** @returns {ActButton[]} */
  acts() {
    const { view, deeds, table: { running } } = this, { t } = this.table.game.words;
    /** @type {ActButton} */
    const hint = { act: 'hint', key: 'H', text: t('act-hint'), can: deeds.mine && running, good: false };
    if (view.step === 'layoff' && view.knock?.seat !== view.seat) return this.#layoffs();
    if (view.step === 'play' && deeds.mine) return [this.#discard(), hint, ...this.#knocks()];
    const { can, good, pile: { top } } = view, card = top && top !== '??' && running && view.step !== 'layoff' ? this.table.game.words.card(top) : '';
    const take = { act: 'take', key: 'P', text: card ? t('gin-act-take-card', { card }) : t('gin-act-take'), can: can.take, good: good === 'take' };
    return view.step === 'upcard' ? [take, { act: 'pass', key: 'A', text: t('gin-act-pass'), can: can.pass, good: good === 'pass' }, hint]
      : [{ act: 'draw', key: 'D', text: t('act-draw'), can: can.draw, good: good === 'draw' }, take, hint];
  }

  /** @returns {ActButton} */
  #discard() {
    const { view, choice } = this, { words, words: { t } } = this.table.game, left = view.after.find(each => each.card === choice.code);
    return { act: 'discard', key: 'X', text: choice.card ? t('gin-act-discard', { card: words.card(choice.code) }) : t('act-discard'),
      can: Boolean(left), good: Boolean(left && !left.knock) };
  }

  /** Knock and Gin: apart from Discard, with Hint between them; Gin alone where nothing may be left. @returns {ActButton[]} */
  #knocks() {
    const { view: { after, can }, choice } = this, { t } = this.table.game.words, left = after.find(each => each.card === choice.code);
    const gin = left ? left.gin : !choice.card && (can.gin || can.bigGin), least = left ?? (choice.card ? null : this.lightest);
    const knock = Boolean(least?.knock && !least.gin);
    if (this.onlyGin) return [{ act: 'gin', key: 'G', text: t('gin-act-gin'), can: gin, good: gin, cls: 'apart' }];
    return [
      { act: 'knock', key: 'K', text: knock ? t('gin-act-knock-with', { points: least?.points ?? 0 }) : t('gin-act-knock'), can: knock, good: knock && Boolean(left), cls: 'apart' },
      { act: 'gin', key: 'G', text: t('gin-act-gin'), can: gin, good: gin },
    ];
  }

  /** @returns {ActButton[]} */
  #layoffs() {
    const { view: { can, good, knock }, choice, places } = this, { words, words: { t } } = this.table.game, fits = places.has(choice.code);
    return [
      { act: 'layoff', key: 'L', text: choice.card ? t('gin-act-layoff-card', { card: words.card(choice.code) }) : t('gin-act-layoff'), can: choice.card ? fits : can.layoff, good: fits },
      { act: 'best', key: 'B', text: t('gin-act-best'), can: Boolean(knock?.bestLayoffs.length), good: good === 'layoff' && !fits },
      { act: 'done', key: 'D', text: t('gin-act-done'), can: can.done, good: good === 'done' && !fits, cls: 'apart' },
    ];
  }

  offers() { return []; }

  /** K knocks and A passes; the king and the ace are jumped to with Shift. @param {string} letter @param {KeyboardEvent} event */
  claims(letter, event) { return 'KA'.includes(letter) && letter.length === 1 && !event.shiftKey; }
  press() { return false; }
  /** A double tap is one tap. */
  twice() {}
  /** @param {import('../../table/keys.js').Held} card */
  tap({ code }) { return this.deeds.tap(code); }

  /** @param {HTMLElement} over @param {Set<number>} keys */
  drop(over, keys) {
    const { view, table, choice } = this, [key = 0] = keys, card = table.hand.card(key), meld = view.knock?.melds[Number(over.dataset.meld)];
    if (!card) return undefined;
    if (meld && view.step === 'layoff') return this.deeds.layOn(card.code, meld.cards, over);
    choice.add(card);
    return table.changed();
  }

  /** @param {import('../../table/table.js').Seat} seat */
  more(seat) { return seatMore(this, seat); }
  /** @param {import('../../table/table.js').Seat} seat */
  open({ relation }) { return relation === 'you' || this.table.ended ? [] : this.view.known; }
}
