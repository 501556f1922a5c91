// What a new game is to be: with whom, how seated, by which options of the rules.
import { html, nothing } from "lit";
import { choice, heading, ruleLink, to } from "./parts.js";
import { progress } from "./progress.js";
import { OPTIONS, PLAYERS, asRequest, keepTerms, lastTerms } from "./terms.js";

/** @typedef {import("../shell.js").House} House */

export class NewGame {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    const { t } = house.words;
    this.names = ["name-you", "name-left", "name-partner", "name-right"].map((id) => t(id));
    this.terms = lastTerms(this.names);
    this.wanted = false;
    this.problem = "";
  }

  get ready() { return this.house.boot.state === "ready"; }

  /** @param {Partial<import("./terms.js").Terms>} change */
  agree(change) {
    Object.assign(this.terms, change);
    this.house.draw();
  }

  async deal() {
    if (this.wanted) return;
    if (!this.ready) { this.house.say.assertive(this.house.words.t("new-wait")); return; }
    this.wanted = true;
    this.problem = "";
    keepTerms(this.terms);
    try {
      const reply = await this.house.begin(asRequest(this.terms, this.house.hello, this.names));
      if (reply.kind === "unreadable") this.problem = this.house.words.t("new-unreadable", { field: reply.where?.field ?? "", expected: reply.expected ?? "" });
    } finally {
      this.wanted = false;
      this.house.draw();
    }
  }

  template() {
    const { house, terms } = this;
    const { t } = house.words;
    return html`<main class="page newgame">
      ${heading(house, t("new-title"))}
      <p class="lead">${t("new-what")} <a href=${to("rules")}>${t("new-what-link")}</a></p>
      <form class="terms" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); this.deal(); }}>
        <div class="half">
          ${choice({ name: "player", legend: t("new-opponents"), chosen: terms.player, about: t(`player-${terms.player}-about`),
            options: PLAYERS.map((one) => [one, t(`player-${one}`)]), onchoose: (player) => this.agree({ player }) })}
          ${choice({ name: "draw", legend: t("new-seats"), chosen: terms.draw ? "draw" : "listed", about: t(terms.draw ? "new-seats-draw-about" : "new-seats-listed-about"),
            options: [["draw", t("new-seats-draw")], ["listed", t("new-seats-listed")]], onchoose: (how) => this.agree({ draw: how === "draw" }) })}
          ${this.people()}
        </div>
        <div class="half">
          ${OPTIONS.map((option) => this.option(option))}
          <details class="more"><summary>${t("new-seed-summary")}</summary>
            <label class="entry"><span>${t("new-seed")}</span><input name="seed" autocomplete="off" maxlength="64" .value=${terms.seed}
              aria-describedby="about-seed" @input=${(/** @type {any} */ event) => { terms.seed = event.target.value; }}></label>
            <p class="about" id="about-seed">${t("new-seed-about")}</p></details>
        </div>
        <footer>${this.foot()}<button class="btn good" type="submit" aria-disabled=${this.ready && !this.wanted ? nothing : "true"}>
          ${this.ready ? t(terms.draw ? "new-draw" : "new-deal") : t("new-soon")}</button></footer>
      </form>
    </main>`;
  }

  people() {
    const { terms, house: { words: { t } } } = this;
    const places = terms.draw ? ["new-you", "new-one", "new-two", "new-three"] : ["new-you", "new-left", "new-partner", "new-right"];
    return html`<fieldset class="people"><legend>${t("new-people")}</legend>
      ${places.map((id, i) => html`<label class="entry"><span>${t(id)}</span><input name=${`name-${i}`} maxlength="20" autocomplete="off" spellcheck="false" .value=${terms.names[i]}
        @change=${(/** @type {any} */ event) => { terms.names[i] = event.target.value; }}></label>`)}</fieldset>`;
  }

  /** @param {typeof OPTIONS[number]} option */
  option({ name, values, rule }) {
    const { terms, house, house: { words: { t } } } = this;
    const label = (/** @type {unknown} */ value) => `${name}-${String(value)}`.replaceAll("_", "-");
    return choice({
      name, legend: t(name.replaceAll("_", "-")), chosen: String(terms.options[name]),
      about: html`${t(`${label(terms.options[name])}-about`)} ${ruleLink(house, rule)}`,
      options: values.map((value) => [String(value), t(label(value))]),
      onchoose: (chosen) => this.agree({ options: { ...terms.options, [name]: values.find((value) => String(value) === chosen) } }),
    });
  }

  foot() {
    const { house, house: { words: { t } } } = this;
    if (this.problem) return html`<p class="refusal" role="alert">${this.problem}</p>`;
    if (!this.ready) return progress(house);
    const present = house.present();
    return present && present.step !== "over"
      ? html`<p class="soft">${t("new-ends-present", { deal: present.deal })}</p>`
      : html`<p class="soft">${t("new-fair")}</p>`;
  }
}
