// The options of a rule set, folded by the chapters of the rulebook they belong to, each with its control.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { choice, ruleLink } from "../../parts/parts.js";
import { asText } from "../../state/house-text.js";
import { chapterName, inWords, messageOf, optionName } from "../names.js";
import { fold } from "./fold.js";
import { openingTable } from "./opening-table.js";
import { byChapter, stepsFault, written } from "./values.js";

/** @typedef {import("./values.js").Option} Option */
/** @typedef {Pick<import("../../state/house-rules.js").Fault, "field" | "others" | "expected">} Place  where the engine cannot play what is chosen */

/** In place of a name, for what is only looked at. */
const CHECKED = "?";

export class Options {
  /** @param {import("./page.js").NewGame} page */
  constructor(page) {
    this.page = page;
    /** What was written and cannot be a value, by option. @type {Map<string, string>} */
    this.entries = new Map();
    /** What the engine has said of a value, by option. @type {Map<string, string>} */
    this.faults = new Map();
    /** What the engine was asked about last. */
    this.asked = "";
    /** What came of it, "" where all is well. */
    this.told = "";
  }

  /** @returns {readonly Option[]} */
  get all() { return this.page.hello?.options[this.page.game] ?? []; }
  /** Those to choose from: what changes nothing at a table of this size is left out, unless it was changed before that was so. */
  get offered() {
    const idle = new Set(this.page.ruleSet()?.idle), { touched } = this;
    return this.all.filter(({ name, offered }) => offered && (!idle.has(name) || touched.has(name)));
  }

  /** Those that were changed, or written otherwise. */
  get touched() { return new Set([...Object.keys(this.page.terms.options), ...this.entries.keys()]); }

  /** Another rule set: what was written for the old one says nothing. */
  forget() {
    this.entries.clear();
    this.faults.clear();
    this.asked = "";
  }

  /** Has the engine say whether what is chosen can be played together, once for each choice; an answer that comes late is dropped. */
  async check() {
    const { page, page: { house, game } } = this, said = page.agreed(CHECKED), asked = asText(said);
    if (asked === this.asked || !this.all.length) return;
    this.asked = asked;
    const fault = Object.keys(said.options).length ? await house.houseRules.reading(asked) : null;
    if (asked !== this.asked || game !== page.game) return;
    if (fault && "kind" in fault && fault.kind !== "unreadable") this.asked = "";
    const told = fault && "kind" in fault && fault.kind === "unreadable" ? this.mark(fault) : "";
    if (!told) this.faults.clear();
    if (told && told !== this.told) house.say.polite(told);
    else if (!told && this.told) house.say.hush();
    this.told = told;
    house.draw();
  }

  /** @param {Option} option @param {string} value */
  choose(option, value) {
    const { page } = this, { [option.name]: _, ...others } = page.terms.options;
    this.entries.delete(option.name);
    page.agree({ options: value === page.own(option) ? others : { ...others, [option.name]: value } });
  }

  /** @param {Option} option @param {string} text */
  write(option, text) {
    const value = written(option, text);
    if (value !== null) return this.choose(option, value);
    this.entries.set(option.name, text);
    this.page.agree({});
  }

  /** A number counts as soon as it is one, so that nothing moves when the field is left; whether it is one is asked then.
   * @param {Option} option @param {string} text */
  type(option, text) {
    const value = option.kind === "number" ? written(option, text) : null;
    if (value !== null) this.choose(option, value);
  }

  /** Whether something written cannot be a value; then the first such field is shown. */
  stopped() {
    const wrong = this.offered.find(({ name }) => this.entries.has(name));
    if (!wrong) return false;
    this.page.problem = this.page.house.words.t("new-stopped", { option: this.title(wrong) });
    this.show(wrong);
    return true;
  }

  /** The engine cannot play a value, or some together: the sentence that says so, null where none of them is shown. @param {Place} fault */
  refused(fault) {
    const [option] = this.faulty(fault);
    if (!option) return null;
    const told = this.mark(fault);
    this.show(option);
    return told;
  }

  /** What the engine cannot play is told at each option it lies in. @param {Place} fault @returns {string} the sentence, "" where none of them is shown */
  mark(fault) {
    const { words, words: { t } } = this.page.house, found = this.faulty(fault), expected = fault.expected ?? "";
    const is = (/** @type {Option} */ option) => t("option-is", { option: this.title(option), value: inWords(words, this.page.game, option, this.page.value(option)) });
    const others = (/** @type {Option} */ option) => words.list(found.filter((one) => one !== option).map(is));
    this.faults = new Map(found.map((option) => [option.name, t("option-unplayable", { count: found.length - 1, others: others(option), expected })]));
    return found.length ? t("option-unplayable-named", { all: words.list(found.map(is)), count: found.length, expected }) : "";
  }

  /** The options that a fault lies in, of those that are shown. @param {Place} fault */
  faulty({ field, others = [] }) {
    const names = [field ?? "", ...others].map((one) => one.replace(/^options\./, ""));
    return names.flatMap((name) => this.offered.filter((one) => one.name === name));
  }

  /** @param {Option} option */
  show({ name, rule, kind }) { this.page.show(`options ${rule.split(".")[0]}`, kind === "steps" ? `option-${name}-needs-0` : `option-${name}`); }

  /** @param {Option} option */
  title({ name }) { return optionName(this.page.house.words, this.page.game, name); }

  /** What is wrong with an option, "" if nothing is. @param {Option} option */
  problem(option) {
    const { name, kind, low, high } = option, { t } = this.page.house.words, written = this.entries.get(name);
    if (written === undefined) return this.faults.get(name) ?? "";
    if (kind === "steps") return t("option-bad-steps", { cell: stepsFault(option, written), low: low ?? 0, high: high ?? "" });
    if (kind === "list") return high === null || low === null ? t("option-bad-list") : t("option-bad-list-within", { low, high });
    return high === null ? t("option-bad-number-from", { low: low ?? 0 }) : t("option-bad-number", { low: low ?? 0, high });
  }

  template() {
    const { page, page: { house: { words, words: { t } } } } = this;
    if (!this.all.length) return html`<p class="about">${t("new-wait")}</p>`;
    const chapters = byChapter(this.offered.map((option) => ({ option })));
    return html`<p class="about">${t("new-options-about")}</p>
      ${chapters.map(([chapter, all]) => fold(page, chapter, chapterName(words, chapter), this.changed(all), () => all.map(({ option }) => this.option(option))))}
      ${this.touched.size ? html`<p><button class="btn" type="button" @click=${() => { this.forget(); page.agree({ options: {} }); }}>${t("new-all-back")}</button></p>` : nothing}
      ${page.kept.saving()}`;
  }

  /** How many in a chapter were changed. @param {{ option: Option }[]} all */
  changed(all) {
    const { touched } = this, count = all.filter(({ option: { name } }) => touched.has(name)).length;
    return count ? this.page.house.words.t("new-changed", { count }) : "";
  }

  /** @param {Option} option */
  option(option) {
    const changed = this.touched.has(option.name);
    return html`<div class="option ${changed ? "changed" : ""}">${option.kind === "choice" ? this.choice(option) : option.kind === "steps" ? openingTable(this, option) : this.entry(option)}
      ${changed ? this.back(option) : nothing}</div>`;
  }

  /** The way back to the value of the rule set. @param {Option} option */
  back(option) {
    const { page, page: { house: { words } } } = this, value = page.own(option);
    return html`<button class="btn small" type="button" @click=${() => this.choose(option, value)}>${option.kind === "steps" ? words.t("option-back-default") : words.t("option-back", { value: inWords(words, page.game, option, value) })}</button>`;
  }

  /** What there is to say of an option, or of the value it has. @param {Option} option @param {string} [value] */
  about({ name, rule }, value = "") {
    const { house, game } = this.page, { t } = house.words, id = messageOf(game, name);
    const said = [`${id}-${value}-about`.replaceAll("_", "-"), `${id}-about`].find((one) => house.words.has(one));
    return html`${said ? t(said) : nothing} ${ruleLink(house, rule, this.page.told)}`;
  }

  /** @param {Option} option */
  choice(option) {
    const { page, page: { house: { words, words: { t } } } } = this, value = page.value(option), own = page.own(option), problem = this.problem(option);
    return html`${choice({ name: `option-${option.name}`, legend: this.title(option), chosen: value, about: this.about(option, value),
      options: option.values.map((one) => [one, html`<span class="value">${inWords(words, page.game, option, one)}${one === own ? html`<small>${t("option-own")}</small>` : nothing}</span>`]),
      onchoose: (one) => this.choose(option, one) })}${problem ? html`<p class="refusal">${problem}</p>` : nothing}`;
  }

  /** @param {Option} option */
  entry(option) {
    const { page, page: { house: { words, words: { t } } } } = this, { name, kind, low, high } = option, id = `about-option-${name}`, problem = this.problem(option);
    const own = inWords(words, page.game, option, page.own(option));
    const range = kind === "number" && high !== null ? t("option-range", { low: low ?? 0, high, own }) : t("option-own-is", { own });
    return html`<label class="entry"><span>${this.title(option)}</span>
      <input class=${kind} name=${`option-${name}`} inputmode=${kind === "number" ? "numeric" : "text"} maxlength="120" autocomplete="off" .value=${live(this.entries.get(name) ?? page.value(option).replaceAll(",", ", "))}
        aria-invalid=${problem ? "true" : nothing} aria-describedby=${id} @input=${(/** @type {any} */ { target }) => this.type(option, target.value)} @change=${(/** @type {any} */ { target }) => this.write(option, target.value)}></label>
      <div id=${id}>${problem ? html`<p class="refusal">${problem}</p>` : nothing}<p class="about">${range} ${this.about(option)}</p></div>`;
  }
}
