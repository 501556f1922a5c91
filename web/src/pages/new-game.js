// What a new game is to be: which one, with whom, how seated, by which rule set and options.
import { html, nothing } from "lit";
import { GAMES, panelsOf } from "../panels/games.js";
import { choice, heading, ruleLink, to } from "../parts/parts.js";
import { progress } from "./progress.js";
import { asRequest, keepTerms, lastTerms } from "./terms.js";

/** @typedef {import("../shell.js").House} House */
/** @typedef {import("../panels/games.js").Terms["options"][number]} Option */

export class NewGame {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    const { game, terms } = lastTerms(house.words.t);
    this.game = game;
    this.all = terms;
    this.seed = "";
    this.wanted = false;
    this.problem = "";
  }

  get ready() { return this.house.boot.state === "ready"; }
  get terms() { return /** @type {import("./terms.js").Terms} */ (this.all.get(this.game)); }
  /** What can be agreed on in the game that is chosen. */
  get offer() { return panelsOf(this.game).terms; }

  /** @param {Partial<import("./terms.js").Terms>} change */
  agree(change) {
    Object.assign(this.terms, change);
    this.house.draw();
  }

  /** @param {string} game */
  turnTo(game) {
    this.game = game;
    this.problem = "";
    this.house.meet(game);
    this.house.draw();
  }

  async deal() {
    const { house, house: { words: { t } }, terms, game } = this;
    if (this.wanted) return;
    if (!this.ready) { house.say.assertive(t("new-wait")); return; }
    this.wanted = true;
    this.problem = "";
    keepTerms(game, terms);
    try {
      const reply = await house.begin(asRequest(game, terms, this.seed, t));
      if (reply.kind === "unreadable") this.problem = t("new-unreadable", { field: reply.where?.field ?? "", expected: reply.expected ?? "" });
    } finally {
      this.wanted = false;
      house.draw();
    }
  }

  template() {
    const { house, terms, offer } = this;
    const { t } = house.words;
    return html`<main class="page newgame">
      ${heading(house, t("new-title"))}
      <form class="terms" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); this.deal(); }}>
        <div class="half whole">
          ${GAMES.length > 1 ? choice({ name: "game", legend: t("new-game"), chosen: this.game, options: GAMES.map(({ name }) => [name, t(`game-${name}`)]),
            onchoose: (game) => this.turnTo(game) }) : nothing}
          <p class="lead">${t(offer.lead)} <a href=${to(`rules/${panelsOf(this.game).book}1`)}>${t("new-what-link")}</a></p>
        </div>
        <div class="half">
          ${choice({ name: "player", legend: t(offer.opponents), chosen: terms.player, about: t(offer.about(terms.player)),
            options: offer.players.map((one) => [one, t(`player-${one}`)]), onchoose: (player) => this.agree({ player }) })}
          ${offer.draws ? this.seats(offer.draws) : nothing}
          ${this.people()}
        </div>
        <div class="half">
          ${this.ruleSet()}
          ${offer.folded ? html`<details class="more"><summary>${t("new-house-rules")}</summary>${offer.options.map((option) => this.option(option))}</details>`
            : offer.options.map((option) => this.option(option))}
          <details class="more"><summary>${t("new-seed-summary")}</summary>
            <label class="entry"><span>${t("new-seed")}</span><input name="seed" autocomplete="off" maxlength="64" .value=${this.seed}
              aria-describedby="about-seed" @input=${(/** @type {any} */ event) => { this.seed = event.target.value; }}></label>
            <p class="about" id="about-seed">${t("new-seed-about")}</p></details>
        </div>
        <footer>${this.foot()}<button class="btn good" type="submit" aria-disabled=${this.ready && !this.wanted ? nothing : "true"}>
          ${this.ready ? t(terms.draw ? "new-draw" : "new-deal") : t("new-soon")}</button></footer>
      </form>
    </main>`;
  }

  /** @param {NonNullable<import("../panels/games.js").Terms["draws"]>} asked */
  seats({ legend, draw, listed }) {
    const { terms, house: { words: { t } } } = this;
    return choice({ name: "draw", legend: t(legend), chosen: terms.draw ? "draw" : "listed", about: t(`${terms.draw ? draw : listed}-about`),
      options: [["draw", t(draw)], ["listed", t(listed)]], onchoose: (how) => this.agree({ draw: how === "draw" }) });
  }

  people() {
    const { terms, offer, house: { words: { t } } } = this;
    return html`<fieldset class="people"><legend>${t("new-people")}</legend>
      ${offer.places(terms.draw).map((id, i) => html`<label class="entry"><span>${t(id)}</span><input name=${`name-${i}`} maxlength="20" autocomplete="off" spellcheck="false" .value=${terms.names[i]}
        @change=${(/** @type {any} */ event) => { terms.names[i] = event.target.value; }}></label>`)}</fieldset>`;
  }

  /** Another rule set begins with its own options. */
  ruleSet() {
    const { terms, offer, house: { words: { t } } } = this;
    if (offer.sets.length < 2) return nothing;
    return choice({ name: "set", legend: t("new-set"), chosen: terms.set, about: t(`set-of-${terms.set}-about`),
      options: offer.sets.map((one) => [one, t(`set-of-${one}`)]), onchoose: (set) => this.agree({ set, options: {} }) });
  }

  /** An option as it is now: as it was chosen, or as the rule set has it. @param {Option} option */
  value({ name, values }) {
    const { terms, house: { hellos } } = this, hello = hellos.get(this.game);
    const set = hello?.rulesets.find((one) => one.game === this.game && one.name === terms.set);
    const usual = hello?.options[this.game].find((option) => option.name === name)?.default;
    return terms.options[name] ?? set?.differs[name] ?? usual ?? values[0];
  }

  /** @param {Option} option */
  option(option) {
    const { terms, house, house: { words: { t } } } = this, { name, values, rule } = option, chosen = this.value(option);
    const label = (/** @type {string} */ value) => `${name}-${value}`.replaceAll("_", "-");
    return choice({
      name, legend: t(name.replaceAll("_", "-")), chosen, about: html`${t(`${label(chosen)}-about`)} ${ruleLink(house, rule)}`,
      options: values.map((value) => [value, t(label(value))]),
      onchoose: (value) => this.agree({ options: { ...terms.options, [name]: value } }),
    });
  }

  foot() {
    const { house, house: { words: { t } } } = this;
    if (this.problem) return html`<p class="refusal" role="alert">${this.problem}</p>`;
    if (!this.ready) return progress(house);
    const present = house.going().find(({ game }) => game === this.game);
    if (!present || present.step === "over") return html`<p class="soft">${t("new-fair")}</p>`;
    const { scores, names, deal } = present;
    return html`<p class="ends">${scores.length ? t("new-ends-present", { deal, scores: panelsOf(this.game).tally(scores, house.words, names) })
      : t("new-ends-seating")}</p>`;
  }
}
