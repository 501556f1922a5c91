// What a new game is to be: which one, by which rule set, with whom. What whoever only wants to deal needs comes first; the rest is folded.
import { html, nothing } from "lit";
import { GAMES, panelsOf } from "../../panels/games.js";
import { choice, heading, to } from "../../parts/parts.js";
import { setName } from "../names.js";
import { progress } from "../progress.js";
import { standing } from "../standing.js";
import { Comparison } from "./comparison.js";
import { fold } from "./fold.js";
import { KeptRules } from "./kept-rules.js";
import { Options } from "./options.js";
import { doubled, named, opponents, people, seats } from "./seats.js";
import { sets, sizes } from "./sets.js";
import { PERSON, believeLater, clean, keepTerms, lastTerms, sizeOf, tableOf, withAll } from "./terms.js";
import { valueIn } from "./values.js";

/** @typedef {import("../../shell.js").House} House */
/** @typedef {import("./terms.js").Terms} Terms */
/** @typedef {import("./values.js").Option} Option */

export class NewGame {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    const { game, terms } = lastTerms(house.words.t);
    this.game = game;
    this.all = terms;
    this.seed = "";
    this.wanted = false;
    /** Whether the cards are to be dealt as soon as the engine is there. */
    this.early = false;
    this.problem = "";
    /** The house rules that are played without being kept, while they are. @type {import("../../state/house-text.js").Agreed | null} */
    this.guest = null;
    /** @type {Set<string>} what is unfolded */
    this.open = new Set();
    /** The rule set last chosen for each size. @type {Map<string, Pick<Terms, "set" | "house">>} */
    this.before = new Map();
    this.options = new Options(this);
    this.comparison = new Comparison(this);
    this.kept = new KeptRules(this);
    house.houseRules.topic.subscribe(() => this.options.check()); // those that are chosen may be read, or be others, now
  }

  get ready() { return this.house.boot.state === "ready"; }
  get terms() { return /** @type {Terms} */ (this.all.get(this.game)); }
  /** What can be agreed on in the game that is chosen. */
  get offer() { return panelsOf(this.game).terms; }
  /** The sizes, each with every rule set that there is for it. */
  get tables() { return this.hello ? withAll(this.offer.tables, this.hello.rulesets) : this.offer.tables; }
  get table() {
    const { chosen, tables, terms } = this;
    return tableOf(tables, chosen?.rules ?? "") ?? tables.find((table) => sizeOf(table) === terms.table) ?? tables[0];
  }
  get hello() { return this.house.hellos.get(this.game); }
  /** The house rules that are chosen, where they are still there. */
  get chosen() { return this.house.houseRules.find(this.terms.house); }
  /** Whether partners are drawn for. */
  get drawing() { return this.terms.draw && this.table.draw; }
  /** Every option that is otherwise than in the rule set of that name. */
  get changes() { return { ...this.chosen?.options, ...this.terms.options }; }

  /** Where the rulebook tells the rules that are chosen, after the rule. */
  get told() { return `/${this.chosen?.rules ?? this.terms.set}${Object.keys(this.changes).length ? `?${new URLSearchParams(this.changes)}` : ""}`; }

  /** What the engine says of a rule set. @param {string} [name] */
  ruleSet(name = this.chosen?.rules ?? this.terms.set) { return this.hello?.rulesets.find((one) => one.game === this.game && one.name === name); }
  /** @param {Option} option */
  value(option) { return valueIn(option, this.ruleSet(), this.changes); }
  /** As the rule set, or the house rules, that are chosen have it. @param {Option} option */
  own(option) { return valueIn(option, this.ruleSet(), this.chosen?.options ?? {}); }

  /** @param {Partial<Terms>} change */
  agree(change) {
    Object.assign(this.terms, change);
    this.early = false;
    this.problem = "";
    this.house.draw();
    this.options.check();
  }

  /** What is chosen now, as house rules of that name. @param {string} name */
  agreed(name) { return { name, game: this.game, rules: this.chosen?.rules ?? this.terms.set, options: this.changes }; }

  /** @param {string} game */
  turnTo(game) {
    this.game = game;
    this.early = false;
    this.problem = "";
    this.guest = null;
    this.options.forget();
    this.house.meet(game);
    this.house.draw();
    this.options.check();
  }

  /** As an address names it; what is no game changes nothing. @param {string} name */
  turnToNamed(name) { if (name !== this.game && GAMES.some((game) => game.name === name)) this.turnTo(name); }

  /** Now it is known what the engine has. @param {string} game @param {NonNullable<NewGame["hello"]>} hello */
  met(game, { rulesets }) {
    const terms = this.all.get(game);
    if (terms) believeLater(game, rulesets, terms);
    this.options.check();
    this.wake();
  }

  /** The engine is there: what was to be dealt is, as soon as it is known what the engine has. */
  wake() {
    if (!this.early) return;
    if (!this.hello) { this.house.meet(this.game); return; }
    this.early = false;
    if (this.house.route.page === "new") this.deal();
  }

  /** Another size begins with the rule set it had last. @param {string} size */
  resize(size) {
    const { terms, tables } = this, table = tables.find((one) => sizeOf(one) === size) ?? tables[0];
    this.before.set(terms.table, { set: terms.set, house: terms.house });
    this.guest = null;
    this.options.forget();
    this.agree({ table: size, set: table.sets[0], house: "", ...this.before.get(size), options: {} });
  }

  /** Another rule set begins with its own options. @param {string} set @param {string} [house] the id of house rules */
  choose(set, house = "") {
    this.guest = null;
    this.options.forget();
    this.agree({ set, house, options: {} });
  }

  /** What others have agreed on, or the person before. @param {import("../../state/house-text.js").Agreed} agreed @param {string} [id] where they are kept */
  take(agreed, id = "") {
    const { game, rules, options, name } = agreed;
    this.turnTo(game);
    if (!id) {
      this.guest = agreed;
      this.kept.name = name;
    }
    const table = tableOf(this.tables, rules) ?? this.table;
    this.agree({ table: sizeOf(table), set: rules, house: id, options: id ? {} : { ...options } });
  }

  /** @param {string} name @param {boolean} open */
  unfold(name, open) {
    if (this.open.has(name) === open) return;
    if (open) this.open.add(name);
    else this.open.delete(name);
    this.house.draw();
  }

  async deal() {
    const { house, house: { words: { t } } } = this;
    if (this.wanted) return;
    if (house.boot.state === "failed") { house.say.assertive(t("new-wait")); return; }
    if (!this.ready) {
      this.early = true;
      house.say.assertive(t("new-early"));
      house.draw();
      return;
    }
    if (this.options.stopped() || this.sameName()) return;
    this.wanted = true;
    try {
      this.problem = await this.lost();
      if (this.problem) return;
      keepTerms(this.game, this.terms);
      const reply = await house.begin(this.request());
      if (reply.kind === "unreadable") this.refused({ ...reply.where, expected: reply.expected });
    } finally {
      this.wanted = false;
      house.draw();
    }
  }

  /** Why the house rules that are chosen cannot be played by, "" where they can: they may have been deleted, or be of a newer version. */
  async lost() {
    const { house: { houseRules, words: { t } } } = this;
    if (this.chosen && !this.chosen.read) await houseRules.read();
    if (!this.terms.house || this.chosen?.read) return "";
    return this.chosen ? t("house-fault", { kind: "gone" }) : t("new-house-gone");
  }

  /** The engine's request. */
  request() {
    const { terms, table, chosen, game, seed } = this;
    const players = Array.from({ length: table.seats }, (_, i) => ({ name: clean(named(this, i)), player: i ? terms.kinds[i] || terms.player : PERSON }));
    return { game, rules: chosen?.rules ?? terms.set, options: this.changes, players, seed: seed.trim() || null, draw: this.drawing };
  }

  /** What the engine cannot set up is told where it was chosen, if that is an option. @param {import("./options.js").Place} fault */
  refused(fault) {
    const { t } = this.house.words;
    const told = this.options.refused(fault);
    this.problem = told ? t("new-unplayable", { told }) : t("new-unreadable", { field: fault.field ?? "", expected: fault.expected ?? "" });
  }

  /** Whether two would bear the same name; then it is told and shown. */
  sameName() {
    const twice = doubled(this);
    if (!twice.size) return false;
    this.problem = this.house.words.t("new-name-twice", { name: clean(named(this, [...twice][0])) });
    this.show("seats", `name-${[...twice].at(-1)}`);
    return true;
  }

  /** Unfolds what holds a field, and gives it the focus. @param {string} name @param {string} field */
  show(name, field) {
    for (const one of name.split(" ")) this.open.add(one);
    this.house.draw(true);
    const shown = /** @type {HTMLElement | null} */ (document.querySelector(`.newgame [name="${CSS.escape(field)}"]`));
    shown?.scrollIntoView({ block: "center" });
    shown?.focus({ preventScroll: true });
  }

  template() {
    const { house, terms, offer, table, guest, house: { words, words: { t } } } = this;
    const changed = this.options.touched.size, others = people(this), stopped = house.boot.state === "failed";
    return html`<main class="page newgame">
      ${heading(house, t("new-title"))}
      ${guest ? html`<p class="about guest" role="status">${t("new-guest", { name: guest.name, set: setName(words, terms.set), count: changed })}</p>` : nothing}
      <form class="terms" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); this.deal(); }}>
        <div class="half">
          ${GAMES.length > 1 ? choice({ name: "game", legend: t("new-game"), chosen: this.game, options: GAMES.map(({ name }) => [name, t(`game-${name}`)]),
            onchoose: (game) => this.turnTo(game) }) : nothing}
          ${sizes(this)}
          ${sets(this)}
        </div>
        <div class="half">
          ${opponents(this)}
          <div class="folds">
            ${fold(this, "seats", t("new-seating"), words.list(others), () => html`${offer.draws && table.draw ? this.seating(offer.draws) : nothing}${seats(this)}`)}
            ${fold(this, "options", t("new-options"), changed ? t("new-changed", { count: changed }) : "", () => this.options.template())}
            ${fold(this, "compare", t("new-compare"), "", () => this.comparison.template())}
            ${fold(this, "kept", t("new-kept"), this.kept.note, () => this.kept.template())}
            ${fold(this, "seed", t("new-seed-summary"), this.seed, () => html`<label class="entry"><span>${t("new-seed")}</span><input name="seed" autocomplete="off" maxlength="64" .value=${this.seed}
              aria-describedby="about-seed" @input=${(/** @type {any} */ event) => { this.seed = event.target.value; }}></label>
              <p class="about" id="about-seed">${t("new-seed-about")}</p>`)}
          </div>
          <p class="about"><a class="alone" href=${to(`rules/${panelsOf(this.game).book}1${this.told}`)}>${t("new-what-link")}</a></p>
        </div>
        <footer>${this.foot()}<button class="btn good" type="submit" aria-disabled=${stopped || this.early || this.wanted ? "true" : nothing}>
          ${stopped ? t("new-soon") : this.early ? t("new-shuffling") : t(this.drawing ? "new-draw" : "new-deal")}</button></footer>
      </form>
    </main>`;
  }

  /** @param {NonNullable<import("../../panels/games.js").Terms["draws"]>} asked */
  seating({ legend, draw, listed }) {
    const { terms, house: { words: { t } } } = this;
    return choice({ name: "draw", legend: t(legend), chosen: terms.draw ? "draw" : "listed", about: t(`${terms.draw ? draw : listed}-about`),
      options: [["draw", t(draw)], ["listed", t(listed)]], onchoose: (how) => this.agree({ draw: how === "draw" }) });
  }

  foot() {
    const { house, house: { words: { t } } } = this;
    const problem = this.problem || (house.refused ? t("new-elsewhere") : "");
    if (problem) return html`<p class="refusal" role="alert">${problem}</p>`;
    if (house.boot.state === "loading" && this.early) return shuffle(house);
    if (!this.ready) return progress(house);
    const present = house.going().find(({ game }) => game === this.game);
    if (!present || present.step === "over" || this.wanted) return html`<p class="soft">${t("new-fair")}</p>`;
    const { scores, deal } = present;
    return html`<p class="ends">${scores.length ? t("new-ends-present", { deal, scores: standing(present, house.words) })
      : t("new-ends-seating")}</p>`;
  }
}

/** Seven backs that are riffled, and what they wait for. @param {House} house */
const shuffle = ({ boot, words: { t } }) => html`<div class="shuffle"><div class="riffle" aria-hidden="true">${Array(7).fill(html`<span class="card down"></span>`)}</div>
  <p class="soft">${t(boot.long ? "new-early-long" : "new-early")}</p></div>`;
