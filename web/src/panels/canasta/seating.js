// The draw for partners: the pack lies spread, everyone lifts a card, and the cards say who sits where.
import { html, nothing } from "lit";
import { card } from "../../table/face.js";
import { ruleLink } from "../../parts/parts.js";
import { letterOf } from "./sides.js";

/** @typedef {import("../../shell.js").House} House */

export class Seating {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** @type {Set<number>} places picked out but not lifted yet */
    this.picked = new Set();
    /** @type {import("../../engine/wire.js").RefusalMessage[]} */
    this.refusals = [];
    this.at = 54;
    /** @type {Map<string, HTMLElement>} */
    this.faces = new Map();
  }

  /** @param {readonly number[]} places */
  async lift(places) {
    const { game, say, words } = this.house, who = game.seating?.next ?? 0;
    this.picked.clear();
    const reply = await game.lift(places);
    if (reply.kind === "refused") say.assertive(words.list(reply.refusals.map((/** @type {any} */ one) => one.text)));
    if (reply.kind === "seating") this.tell(reply, who);
    this.refusals = reply.kind === "refused" ? reply.refusals : [];
    this.house.draw();
  }

  /** What was lifted, and who lifts now. @param {import("../../engine/wire.js").SeatingReply} reply @param {number} who has lifted */
  tell(reply, who) {
    const { say, words, words: { t } } = this.house, { players, result } = reply;
    const lines = players.flatMap(({ name, card: code }) => (code ? [t("seating-said", { name, card: words.cardName(code) })] : []));
    const again = players[who]?.again;
    if (again) lines.unshift(again.text);
    if (result) lines.push(this.outcome(reply, result));
    else if (shared(reply)) lines.push(t("seating-next", { name: lifting(reply) }));
    say.polite(words.sentences(lines));
  }

  template() {
    const { house, house: { game, words: { t } } } = this;
    const state = game.seating;
    if (!state) return html`<main class="page"><h1 tabindex="-1">${t("seating-title")}</h1></main>`;
    const many = shared(state);
    return html`<main class="seating-page">
      <header><h1 tabindex="-1">${t("seating-title")}</h1>
        <p>${state.done ? t("seating-done") : t(many ? "seating-how-all" : crossed(state.players) ? "seating-how" : "seating-how-many")} ${ruleLink(house, state.rule)}</p>
        ${many && !state.done ? html`<p class="whose">${t("seating-next", { name: lifting(state) })}</p>` : nothing}</header>
      ${state.done ? nothing : html`<ol class="drawn" aria-label=${t("seating-drawn")}>${state.players.map((one, i) => this.player(one, many && i === state.next))}</ol>`}
      ${this.refusals.map((one) => this.again(one))}
      ${state.result ? this.result(state, state.result) : this.spread(state)}
      ${state.done || !this.picked.size ? nothing : this.foot()}
      <button class="btn plain away" @click=${() => house.ways.go("menu")}>${t("seating-menu")}</button>
    </main>`;
  }

  foot() {
    const { t } = this.house.words;
    return html`<footer class="seating-foot"><button class="btn good" @click=${() => this.lift([...this.picked])}>
      ${t("seating-lift", { count: this.picked.size })}</button></footer>`;
  }

  /** @param {import("../../engine/wire.js").RefusalMessage} again */
  again({ rule, text }) {
    return html`<p class="law bad"><span>${text}</span>${ruleLink(this.house, rule)}</p>`;
  }

  /** @param {import("../../engine/wire.js").DrawnMessage} player @param {boolean} next whether this one of several people lifts now */
  player({ name, card: code, again }, next) {
    const { words, words: { t } } = this.house;
    return html`<li class="${again ? "void" : ""} ${next ? "next" : ""}" aria-current=${next ? "true" : nothing}><span class="face-up">${code ? this.face(name, code) : html`<span class="card mini slot"></span>`}</span>
      <span><b>${name}</b><small>${again ? again.text : code ? words.cardName(code) : t("seating-waits")}</small>
      ${again ? ruleLink(this.house, again.rule) : nothing}</span></li>`;
  }

  /** @param {string} name @param {string} code */
  face(name, code) {
    const key = `${name} ${code}`;
    if (!this.faces.has(key)) this.faces.set(key, card(code, { mini: true }));
    return this.faces.get(key);
  }

  /** The spread pack: one list to move in; a tap lifts a card, Space picks out several.
   * @param {import("../../engine/wire.js").SeatingReply} state */
  spread({ size, taken, done }) {
    const { t } = this.house.words;
    const gone = new Set(taken);
    return html`<div class="spread" role="listbox" aria-multiselectable="true" aria-label=${t("seating-spread", { count: size - gone.size })}
        aria-disabled=${done ? "true" : nothing} @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event, size)}>
      ${Array.from({ length: size }, (_, place) => html`<div role="option" class="card down ${gone.has(place) ? "gone" : ""} ${this.picked.has(place) ? "lift" : ""}"
        data-place=${place} tabindex=${place === this.at ? 0 : -1} aria-selected=${this.picked.has(place)} aria-disabled=${gone.has(place) ? "true" : nothing}
        aria-label=${t(gone.has(place) ? "seating-place-taken" : "seating-place", { place: place + 1, size })}
        @click=${(/** @type {MouseEvent} */ event) => this.touch(event, place)}></div>`)}
    </div>`;
  }

  /** @param {MouseEvent} event @param {number} place */
  touch(event, place) {
    this.at = place;
    if (event.ctrlKey || event.metaKey || event.shiftKey) this.pick(place);
    else this.lift([...new Set([...this.picked, place])]);
  }

  /** @param {number} place */
  pick(place) {
    if (!this.picked.delete(place)) this.picked.add(place);
    this.house.draw();
  }

  /** @param {KeyboardEvent} event @param {number} size */
  key(event, size) {
    const row = this.perRow(/** @type {HTMLElement} */ (event.currentTarget));
    const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row, Home: -size, End: size });
    if (event.key in steps) {
      this.at = Math.min(size - 1, Math.max(0, this.at + steps[event.key]));
      this.house.draw();
      /** @type {HTMLElement | null} */ (document.querySelector(`.spread [data-place="${this.at}"]`))?.focus();
    } else if (event.key === " ") this.pick(this.at);
    else if (event.key === "Enter") this.lift(this.picked.size ? [...this.picked] : [this.at]);
    else return;
    event.preventDefault();
  }

  /** @param {HTMLElement} spread */
  perRow(spread) {
    const cards = /** @type {HTMLElement[]} */ ([...spread.children]);
    const first = cards.findIndex((one) => one.offsetTop > cards[0].offsetTop + 4);
    return first < 0 ? cards.length : first;
  }

  /** Who plays with whom, who begins and who deals: told to the person, or of each by name where several are there.
   * @param {import("../../engine/wire.js").SeatingReply} state @param {import("../../engine/wire.js").SeatingResult} result */
  outcome(state, { seats, first, dealer }) {
    const { words, words: { t } } = this.house, many = shared(state);
    const name = (/** @type {string} */ id) => seats.find((one) => one.seat === id)?.name ?? id;
    const who = (/** @type {string} */ id) => (!many && id === seats[0].seat ? "you" : "other");
    const together = [...new Set(seats.map(({ side }) => side))].map((side) =>
      t("seating-together", { names: words.list(seats.filter((one) => one.side === side).map((one) => one.name)) }));
    return words.sentences([
      ...(many || !crossed(seats) ? together : [t("seating-partners", { partner: name("N"), left: name("W"), right: name("E") })]),
      t("seating-first", { who: who(first), first: name(first) }),
      t("seating-dealer", { who: who(dealer), dealer: name(dealer) }),
    ]);
  }

  /** Where somebody sits, or, at a table of another size than four, on which side.
   * @param {import("../../engine/wire.js").SeatingResult} result @param {import("../../engine/wire.js").SatMessage} sat */
  place({ seats }, { seat, side }) {
    const { t } = this.house.words, sides = new Set(seats.map((one) => one.side)).size;
    if (crossed(seats)) return t(`seating-at-${seat}`);
    return t("seating-of", { side: seat === seats[0].seat ? "you" : side ? "other" : "ours", letter: letterOf(side, seats.length / sides, sides) });
  }

  /** @param {import("../../engine/wire.js").SeatingReply} state @param {import("../../engine/wire.js").SeatingResult} result */
  result(state, result) {
    const { game, words: { t } } = this.house, many = shared(state);
    return html`<section class="settled" aria-label=${t("seating-result")}>
      <ul class=${crossed(result.seats) ? "compass" : "around"}>${result.seats.map((one) => html`<li class="at-${one.seat} ${one.side ? "" : "ours"}">
        ${one.card ? this.face(`seat ${one.name}`, one.card) : nothing}<b>${one.name}</b>${many ? nothing : html`<small>${this.place(result, one)}</small>`}</li>`)}</ul>
      <p>${this.outcome(state, result)}</p>
      <button class="btn good" aria-disabled=${game.busy ? "true" : nothing} @click=${() => this.house.sit()}>${t("seating-sit")}</button>
    </section>`;
  }
}

/** Whether those who sit round the table sit crosswise, as four do. @param {readonly unknown[]} sat */
const crossed = (sat) => sat.length === 4;

/** Whether several people share the device. @param {import("../../engine/wire.js").SeatingReply} state */
const shared = ({ players }) => players.filter(({ player }) => player === "person").length > 1;

/** Who lifts now. @param {import("../../engine/wire.js").SeatingReply} state */
const lifting = ({ players, next }) => players[next ?? 0]?.name ?? "";
