// The table on screen: puts the parts together, takes each view, and keeps what the person has chosen.
import { LogPanel } from '../panels/log.js';
import { HintPanel } from '../panels/hint.js';
import { openPermission } from '../panels/permission.js';
import { Revealed } from '../panels/revealed.js';
import { ScorePad } from '../panels/score_pad.js';
import { closeSheets } from '../panels/sheet.js';
import { Tray } from '../panels/tray.js';
import { sentence } from '../words/log.js';
import { Acts } from './acts.js';
import { Bar } from './bar.js';
import { Choice } from './choice.js';
import { Deeds } from './deeds.js';
import { h } from './dom.js';
import { Drag } from './drag.js';
import { Field } from './field.js';
import { Flights } from './flights.js';
import { Hand } from './hand.js';
import { Keyboard } from './keyboard.js';
import { mode, watch } from './layout.js';
import { Melds } from './melds.js';
import { measure, Motion } from './motion.js';
import { writeMeld } from './notation.js';
import { Piles } from './piles.js';
import { Seats } from './seats.js';
import { Status } from './status.js';

/**
 * @typedef {any} Game  the shell's game: see state/game.js
 * @typedef {import('../engine/wire.js').ViewMessage} View
 * @typedef {import('../engine/wire.js').SeatMessage} Seat
 * @typedef {import('../engine/wire.js').SideMessage} Side
 * @typedef {import('../engine/wire.js').MeldMessage} Meld
 * @typedef {any} Event
 * @typedef {import('../engine/wire.js').PreviewReply} Preview
 */

/** How long the hands lie open before the score sheet, in ms at normal speed. */
const REVEAL = 1800;

/** What the shell is handed for its place. @param {HTMLElement} root @param {Game} game */
export const mountTable = (root, game) => new Table(root, game);

export class Table {
  choice = new Choice();
  /** The engine's answer about the chosen cards. @type {Preview | null} */ preview = null;
  /** Whether the one chosen card may be discarded, by the engine's answer. */ discardable = false;
  lastSentence = '';
  #asked = 0;
  #wasAsked = false;

  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** @type {View} */ this.view = game.view;
    this.el = h('main', { class: 'table', id: 'table-main' });
    this.motion = new Motion(h('div', { class: 'flights', 'aria-hidden': 'true' }), () => game.speed());
    this.deeds = new Deeds(this);
    this.bar = new Bar(this);
    this.seats = new Seats(this);
    this.piles = new Piles(this);
    /** @type {[Melds, Melds]} */ this.melds = [new Melds(this, 0), new Melds(this, 1)];
    this.status = new Status(this);
    this.tray = new Tray(this);
    this.hand = new Hand(this);
    this.acts = new Acts(this);
    this.revealed = new Revealed(this);
    this.pad = new ScorePad(this);
    this.hintPanel = new HintPanel(this);
    this.logPanel = new LogPanel(this);
    this.flights = new Flights(this);
    const { t } = game.words, saying = h('div', { class: 'saying' }, this.status.el, this.status.offers);
    this.field = new Field(this, h('section', { class: 'centre', 'aria-label': t('piles-label') }, this.piles.stock, this.piles.pile, saying));
    this.#build();
    this.drag = new Drag(this);
    this.keyboard = new Keyboard(this);
    this.unwatch = watch([this.hand.place, this.el], () => this.relayout());
    document.fonts?.ready.then(() => this.relayout());
    this.unhear = [
      game.subscribe((/** @type {string} */ what) => this.#heard(what)),
      game.settings.subscribe((/** @type {string} */ key) => this.#setting(key)),
    ];
  }

  #build() {
    const { t } = this.game.words;
    this.title = h('h1', { class: 'say' }, t('table-title'));
    this.rail = h('aside', { class: 'rail', 'aria-label': t('rail-label') }, this.pad.el, this.hintPanel.el, this.logPanel.el);
    this.el.append(this.title, this.bar.el, this.seats.el, this.field.el, this.tray.el, this.hand.place, this.revealed.el, this.acts.el,
      this.rail, this.motion.layer);
    this.root.replaceChildren(this.el);
  }

  /** Whether a deal has ended and the next has not been dealt. */
  get ended() { return !this.running && this.view.ended != null; }

  /** Whether somebody is to act. */
  get running() { return ['draw', 'play', 'answer'].includes(this.view.step); }

  /** Shows a reply. Resolves when its motion is done. @param {any} reply @param {{ animate?: boolean }} [how] */
  async update(reply, { animate = false } = {}) {
    this.motion.finish();
    const events = reply.events ?? [], seen = this.el.offsetParent !== null;
    const moving = animate && this.motion.speed() > 0 && seen && this.hand.held.length + events.length > 0;
    const before = moving ? this.flights.measure() : null, turn = this.view?.toAct;
    this.view = reply.view;
    this.#remember(events);
    if (events.length || turn !== this.view.toAct) this.hintPanel.clear();
    const changed = this.hand.take(this.view.hand);
    this.choice.retain(this.hand.held);
    this.preview = null;
    this.draw();
    if (before) this.flights.play(before, events, changed);
    if (!this.game.computers?.skipping) for (const event of events) this.game.sound.cue(event, sentence(event, this.view, this.game.words, { spoken: false }));
    this.consult();
    this.#asking();
    await this.motion.done();
    const over = events.some((/** @type {Event} */ event) => event.kind === 'ended');
    if (before && over) await new Promise(done => setTimeout(done, REVEAL * this.motion.speed()));
  }

  /** Draws everything from the view and the choice. */
  draw() {
    this.el.dataset.step = this.ended ? 'over' : this.view.step;
    for (const part of [this.bar, this.seats, this.piles, this.status, this.revealed, ...this.melds, this.pad, this.hintPanel, this.logPanel]) part.update();
    this.#chosen();
    this.field.settle();
  }

  /** The window, the text size or the card size has changed. */
  relayout() {
    this.el.dataset.mode = mode();
    this.hand.resize();
    this.field.forget();
    this.field.settle();
  }

  /** @param {readonly Event[]} events */
  #remember(events) {
    const { game } = this;
    const said = events.filter(event => event.kind !== 'turn').map(event => sentence(event, this.view, game.words, { spoken: false })).filter(Boolean);
    if (said.length) this.lastSentence = said.at(-1) ?? '';
  }

  /** What depends on the choice alone. */
  #chosen() {
    this.hand.mark();
    this.tray.update();
    this.acts.update();
  }

  /** The choice has changed. */
  changed() {
    this.preview = null;
    this.discardable = false;
    this.#chosen();
    this.consult();
  }

  /** Asks the engine about the chosen cards; an answer that comes too late is dropped. */
  async consult() {
    const ticket = ++this.#asked, { game, choice, view } = this, { seat } = view;
    const one = choice.size === 1 && view.can.discard ? choice.cards[0] : undefined;
    const [meld, discard] = await Promise.all([
      choice.groups.length && this.running ? game.ask({ op: 'preview', seat, act: writeMeld(choice.parts) }) : null,
      one ? game.ask({ op: 'preview', seat, act: `discard ${one.code}` }) : null,
    ]);
    if (ticket !== this.#asked) return;
    this.preview = meld?.kind === 'preview' ? meld : null;
    this.discardable = discard?.kind === 'preview' && discard.legal;
    this.tray.update();
    this.acts.update();
  }

  /** Chooses a card or puts it back. @param {number} key @returns {boolean} whether it is chosen now */
  toggle(key) {
    const card = this.hand.card(key), { choice, game } = this;
    if (!card) return false;
    const chosen = !choice.has(key);
    if (chosen) choice.add(card); else choice.remove(card);
    game.sound.play(chosen ? 'choose' : 'back');
    this.changed();
    return chosen;
  }

  /** The whole rank of a card. @param {number} key @param {boolean} chosen */
  toggleRank(key, chosen) {
    for (const card of this.hand.rank(key)) if (chosen) this.choice.add(card); else this.choice.remove(card);
    this.game.sound.play(chosen ? 'choose' : 'back');
    this.changed();
  }

  clear() {
    if (!this.choice.size) return;
    this.choice.clear();
    this.game.sound.play('back');
    this.changed();
  }

  /** @param {Set<number>} keys */
  stage(keys) {
    for (const card of this.hand.held) if (keys.has(card.key)) this.choice.add(card);
    this.changed();
  }

  /** @param {Set<number>} keys @param {number} at */
  rearrange(keys, at) {
    const before = measure(this.hand.nodes.values());
    this.motion.finish();
    this.hand.move(keys, at);
    this.hand.mark();
    this.motion.glide(before);
    this.motion.launch();
  }

  /** Moves the card with the focus by one place. @param {number} by */
  nudge(by) {
    const at = this.hand.held.findIndex(held => held.key === this.hand.at);
    this.rearrange(new Set([this.hand.at]), Math.max(0, by > 0 ? at + 2 : at - 1));
  }

  /** Says a seat (1–9, clockwise from the person) or the scores (0). @param {number} number */
  speak(number) {
    const { view, game } = this, seat = view.seats[number - 1];
    const [we, they] = view.sides.map(side => side.score);
    if (number === 0) game.say.polite(game.words.t('speak-scores', { we, they, weNow: this.pad.now(0), theyNow: this.pad.now(1) }));
    else if (seat) game.say.polite(this.seats.label(seat));
    return number === 0 || Boolean(seat);
  }

  /** The partner asks: the question opens by itself, once. */
  #asking() {
    const asked = this.view.step === 'answer' && this.view.toAct === this.view.seat;
    if (asked && !this.#wasAsked) openPermission(this);
    this.#wasAsked = asked;
  }

  /** @param {string} what */
  #heard(what) {
    if (!this.view) return;
    if (what === 'busy' || what === 'paused' || what === 'readonly') { this.status.update(); this.acts.update(); this.field.settle(); }
  }

  /** @param {string} key */
  #setting(key) {
    if (!this.view || !['order', 'size', 'keys', 'confirm'].includes(key)) return;
    const before = measure(this.hand.nodes.values());
    this.motion.finish();
    this.hand.sort();
    this.field.forget();
    this.draw();
    if (key === 'order') this.motion.glide(before);
    this.motion.launch();
  }

  focus() { if (!this.hand.focus()) /** @type {HTMLElement | null} */ (this.el.querySelector('.offers .btn, .acts .btn'))?.focus(); }

  destroy() {
    this.unwatch();
    for (const stop of this.unhear) stop();
    closeSheets();
    this.motion.finish();
    this.el.remove();
  }
}
