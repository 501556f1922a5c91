// House rules that came in a link: what they are, what is otherwise than in the rule set they are laid over, and whether to keep them.
import { html, nothing } from "lit";
import { heading, to } from "../parts/parts.js";
import { asText, textOfLink } from "../state/house-text.js";
import { differenceList } from "./new-game/comparison.js";
import { faultWords } from "./new-game/fault.js";
import { setName } from "./names.js";
import { valueIn } from "./new-game/values.js";
import { progress } from "./progress.js";

/** @typedef {import("../shell.js").House} House */
/** @typedef {import("../state/house-text.js").Agreed} Agreed */
/** @typedef {import("../state/house-rules.js").Fault} Fault */

export class HouseLink {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    this.query = "";
    /** @type {Agreed | null} */
    this.said = null;
    /** @type {Fault | null} */
    this.fault = null;
    /** Where they are kept since they were read here. */
    this.kept = "";
    /** What came of keeping them. @type {{ text: string, bad: boolean }} */
    this.news = { text: "", bad: false };
  }

  /** @param {string} query */
  show(query) {
    if (query !== this.query) Object.assign(this, { query, said: null, fault: null, kept: "", news: { text: "", bad: false } });
    this.read();
  }

  /** Has the engine read what the link says. */
  async read() {
    const { house, query } = this;
    if (this.said || this.fault || house.boot.state !== "ready") return;
    const said = await house.houseRules.reading(textOfLink(query));
    if (query !== this.query || ("kind" in said && said.kind === "gone")) return;
    if ("kind" in said) this.fault = said;
    else {
      this.said = said;
      await house.meet(said.game);
    }
    house.draw();
  }

  /** The same rules, where they are kept already. */
  get twin() {
    const { said } = this;
    return said ? this.house.houseRules.of(said.game).find((one) => one.id === this.kept) ?? this.house.houseRules.twin(said) : undefined;
  }

  async keep() {
    const { said, house, house: { words: { t } } } = this;
    if (!said) return;
    const done = await house.houseRules.keep(asText(said));
    this.news = "kind" in done ? { text: faultWords(house.words, done), bad: true } : { text: t(done.again ? "house-again" : "house-kept", { name: done.kept.name }), bad: false };
    if ("kept" in done) this.kept = done.kept.id;
    house.draw();
  }

  play() {
    const { said, house } = this;
    if (!said) return;
    house.pages?.new.take(said, this.twin?.id);
    house.ways.go("new");
  }

  template() {
    const { house, said, fault, house: { words, words: { t } } } = this;
    return html`<main class="page house-link">${heading(house, said?.name || t("title-house"))}
      ${said ? this.rules(said) : fault ? html`<p class="refusal" role="alert">${faultWords(words, fault)}</p><p class="about">${t("house-link-bad")}</p>
        <p class="stackrow"><a class="btn good" href=${to("new")}>${t("new-title")}</a><a class="btn" href=${to("menu")}>${t("house-to-menu")}</a></p>`
        : progress(house) === nothing ? html`<p class="about">${t("house-link-reading")}</p>` : progress(house)}</main>`;
  }

  /** @param {Agreed} said */
  rules(said) {
    const { house, news, house: { words, words: { t } } } = this, { game, rules, options } = said, hello = house.hellos.get(game);
    const set = hello?.rulesets.find((one) => one.game === game && one.name === rules);
    return html`<p class="lead">${t("house-link-what", { game: t(`game-${game}`), set: setName(words, rules) })}</p>
      <p class="stackrow"><button class="btn good" @click=${() => this.play()}>${t("house-play")}</button>
        ${this.twin ? nothing : html`<button class="btn" @click=${() => this.keep()}>${t("house-keep")}</button>`}</p>
      <p class=${news.bad ? "refusal" : "about"} role="status">${news.text || (this.twin ? t("house-again", { name: this.twin.name }) : "")}</p>
      ${hello ? differenceList(house, game, hello.options[game], { name: said.name, of: (option) => valueIn(option, set, options) },
        { name: setName(words, rules), of: (option) => valueIn(option, set) }) : nothing}`;
  }
}
