// The table on screen: puts the parts together, takes each view, and keeps what the person has chosen.
import { panelsOf } from '../panels/games.js';
import { HintPanel } from '../panels/hint.js';
import { LogPanel } from '../panels/log.js';
import { closeSheet, closeSheets } from '../panels/sheet.js';
import { Acts } from './acts.js';
import { Bar } from './bar.js';
import { h, hide } from './dom.js';
import { Drag } from './drag.js';
import { card } from './face.js';
import { Hand } from './hand.js';
import { Keyboard } from './keyboard.js';
import { mode, watch } from './layout.js';
import { measure, Motion } from './motion.js';
import { Piles } from './piles.js';
import { Seats } from './seats.js';
import { Status } from './status.js';

/**
 * @typedef {any} Game  the shell's game: see state/game.js
 * @typedef {import('./board.js').View} View
 * @typedef {import('../engine/wire.js').SeatMessage} Seat
 * @typedef {import('../words/telling.js').TableEvent} Event
 * @typedef {(code: string, options?: import('./face.js').FaceOptions) => HTMLElement} CardMaker
 */

/** Settings that change how the table looks or what the hand's order is. */
const HEARD = ['order', 'size', 'keys', 'confirm'];

/** What the shell is handed for its place. @param {HTMLElement} root @param {Game} game */
export const mountTable = (root, game) => new Table(root, game);

export class Table {
  lastSentence = '';
  /** Whether it was taken away, as when somebody else gets the device. */ gone = false;
  /** Whether it shows a view. */ drawn = false;
  #asked = 0;

  /** @param {HTMLElement} root @param {Game} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    /** @type {View} */ this.view = game.view;
    this.panels = panelsOf(this.view.game);
    this.name = this.panels.name;
    this.el = h('main', { class: 'table', id: 'table-main', 'data-game': this.name });
    /** A card as this game draws it. @type {CardMaker} */
    this.card = (code, options) => card(code, { star: this.panels.starred(code), ...options });
    this.motion = new Motion(h('div', { class: 'flights', 'aria-hidden': 'true' }), () => game.speed(), this.card);
    this.bar = new Bar(this);
    this.seats = new Seats(this);
    this.piles = new Piles(this);
    this.status = new Status(this);
    this.hand = new Hand(this);
    this.acts = new Acts(this);
    this.hintPanel = new HintPanel(this);
    this.logPanel = new LogPanel(this);
    const saying = h('div', { class: 'saying' }, this.status.el, this.status.offers);
    this.centre = h('section', { class: 'centre', 'aria-label': game.words.t('piles-label') }, this.piles.stock, this.piles.pile, saying);
    this.board = this.panels.board(this);
    this.deeds = this.board.deeds;
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
    const { board } = this, { t } = this.game.words;
    this.title = h('h1', { class: 'say' }, board.title);
    this.rail = h('aside', { class: 'rail', 'aria-label': t('rail-label') }, board.pad.el, this.hintPanel.el, this.logPanel.el);
    this.el.append(this.title, this.bar.el, this.seats.el, board.field, board.tray, this.hand.place, board.revealed ?? '', this.acts.el,
      this.rail, this.motion.layer);
    this.root.replaceChildren(this.el);
  }

  get choice() { return this.board.choice; }

  /** Whether a deal has ended and the next has not been dealt. */
  get ended() { return !this.running && this.view.ended != null; }

  /** Whether somebody is to act. */
  get running() { return this.view.toAct !== null; }

  /** Whether it lies open before the person, and no other page or cover. */
  get inSight() { return !this.gone && !this.root.hidden && !this.game.still; }

  /** Asks the engine for something to show or say here. Where the table is out of sight by the time of the answer, that is kept back:
   * a hand may be in it, and somebody else may be looking. @param {object} question @returns {Promise<any>} the reply, or {kind: 'gone'} */
  async ask(question) {
    const reply = await this.game.ask(question);
    return this.inSight ? reply : { kind: 'gone' };
  }

  /** Shows a reply. Resolves when its motion is done. @param {any} reply @param {{ animate?: boolean }} [how] */
  async update(reply, { animate = false } = {}) {
    this.motion.finish();
    const events = reply.events ?? [], seen = this.el.offsetParent !== null, { flights } = this.board;
    const moving = animate && this.motion.speed() > 0 && seen && this.hand.held.length + events.length > 0;
    const before = moving ? flights.measure() : null, turn = this.view?.toAct, had = this.hand.focused;
    this.view = reply.view;
    this.#remember(events);
    if (events.length || turn !== this.view.toAct) this.hintPanel.clear();
    if (turn !== this.view.toAct && this.deeds.mine) closeSheet('why'); // it told that one has to wait
    const changed = this.hand.take(this.view.hand);
    this.choice.retain(this.hand.held);
    this.board.unasked();
    this.draw();
    if (had && this.ended) this.focus(); // there is no hand to have it
    if (before) flights.play(before, events, changed);
    this.#sound(events);
    this.consult();
    this.board.after();
    await this.motion.done();
  }

  /** Draws everything from the view and the choice. */
  draw() {
    this.el.dataset.step = this.ended ? 'over' : this.view.step;
    hide(this.hand.place, this.ended);
    for (const part of [this.bar, this.seats, this.piles, this.status, this.board, this.hintPanel, this.logPanel]) part.update();
    this.#chosen();
    this.board.settle();
    this.drawn = true;
  }

  /** The window, the text size or the card size has changed, or the table is in sight again. */
  relayout() {
    if (this.gone || !this.drawn) return;
    this.el.dataset.mode = mode();
    this.hand.resize();
    this.board.forget();
    this.board.settle();
    this.board.after();
  }

  /** An event in a sentence, as it is written. @param {Event} event */
  told(event) { return this.panels.sentence(event, this.view, this.game.words); }

  /** @param {readonly Event[]} events */
  #remember(events) {
    const said = events.filter(event => event.kind !== 'turn').map(event => this.told(event)).filter(Boolean);
    if (said.length) this.lastSentence = said.at(-1) ?? '';
  }

  /** @param {readonly Event[]} events */
  #sound(events) {
    if (this.game.computers?.skipping) return;
    for (const event of events) {
      const name = this.panels.cue(event, this.view.seat);
      if (name) this.game.sound.play(name, this.told(event));
    }
  }

  /** What depends on the choice alone. */
  #chosen() {
    this.hand.mark();
    this.board.chosen();
    this.acts.update();
  }

  /** The choice has changed. @param {boolean} [aloud] says what it comes to: not where it is played at once */
  changed(aloud = true) {
    this.board.unasked();
    this.#chosen();
    this.consult(aloud);
  }

  /** Asks the engine about the chosen cards; an answer that comes too late is dropped. @param {boolean} [aloud] says what they come to */
  async consult(aloud = false) {
    const ticket = ++this.#asked, hear = await this.board.consult();
    if (ticket !== this.#asked || this.gone) return;
    hear();
    this.board.chosen();
    this.acts.update();
    if (aloud && this.inSight) this.game.say.polite(this.board.heard?.() ?? '');
  }

  /** Chooses a card or puts it back. @param {number} key @returns {boolean} whether it is chosen now */
  toggle(key) {
    const one = this.hand.card(key), { choice, game } = this;
    if (!one || this.board.tap?.(one)) return false;
    const chosen = !choice.has(key);
    if (chosen) choice.add(one); else choice.remove(one);
    game.sound.play(chosen ? 'choose' : 'back');
    this.changed();
    return chosen;
  }

  clear() {
    if (!this.choice.size) return;
    this.choice.clear();
    this.game.sound.play('back');
    this.changed();
  }

  /** @param {Set<number>} keys @param {number} at */
  rearrange(keys, at) { this.relay(() => this.hand.move(keys, at)); }

  /** The hand lies differently: what moves in it glides. @param {() => void} change */
  relay(change) {
    const before = measure(this.hand.nodes.values());
    this.motion.finish();
    change();
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
    const seat = this.view.seats[number - 1];
    if (number === 0) this.game.say.polite(this.board.say.scores());
    else if (seat) this.game.say.polite(this.seats.label(seat));
    return number === 0 || Boolean(seat);
  }

  /** @param {string} what */
  #heard(what) {
    if (!this.view) return;
    if (what === 'busy' || what === 'paused' || what === 'readonly') { this.status.update(); this.acts.update(); this.board.settle(); }
  }

  /** @param {string} key */
  #setting(key) {
    if (!this.view || !HEARD.includes(key)) return;
    const before = measure(this.hand.nodes.values());
    this.motion.finish();
    this.hand.sort();
    this.board.forget();
    this.draw();
    if (key === 'order') this.motion.glide(before);
    this.motion.launch();
  }

  focus() { if (!this.hand.focus()) /** @type {HTMLElement | null} */ (this.el.querySelector('.offers .btn, .acts .btn'))?.focus(); }

  destroy() {
    this.gone = true;
    this.unwatch();
    for (const stop of this.unhear) stop();
    closeSheets(true);
    this.motion.finish();
    this.el.remove();
  }
}
