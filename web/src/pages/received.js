// A record that came from outside, as a file or shared by another app: what it seems to be, and whether to go on with it. Whether it
// is one at all is the engine's word. Until the person says so, nothing changes.
import { html, nothing } from "lit";
import { heading, to } from "../parts/parts.js";
import { download } from "../parts/files.js";
import { fileOf, gameOf, namesOf } from "../state/record.js";
import { shortened } from "../words/shortened.js";

/** @typedef {import("../shell.js").House} House */

/** Names that are told of a record, and characters of each. */
const MOST = 9, LONGEST = 40;

export class Received {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** What the engine would not take, and why. @type {{ arrival: import("../state/arrivals.js").Arrival, problem: string } | null} */
    this.refused = null;
    this.busy = false;
  }

  get arrival() { return this.house.arrival; }

  get lines() { return (this.arrival?.text ?? "").replace(/^\uFEFF/, "").split(/\r?\n/); }

  /** Why one cannot go on with it, "" as long as nothing is known against it. */
  get problem() {
    const { arrival, refused, house: { words: { t } } } = this;
    if (arrival?.fault) return t("record-fault", { kind: arrival.fault });
    return refused && refused.arrival === arrival ? refused.problem : "";
  }

  async goOn() {
    const { arrival, house, house: { words: { t } } } = this;
    if (this.busy || !arrival) return;
    if (house.boot.state !== "ready") { house.say.assertive(t("record-wait")); return; }
    this.busy = true;
    const reply = await house.goOnWith(this.lines.join("\n"));
    this.busy = false;
    if (reply.kind === "view" || reply.kind === "seating") house.arrival = null;
    else if (reply.kind !== "busy" && reply.kind !== "lost") this.refused = { arrival, problem: t("record-unreadable", { line: reply.where?.line ?? 0, expected: String(reply.expected ?? reply.text ?? "") }) };
    house.draw();
  }

  template() {
    const { house, house: { words: { t } } } = this, ready = house.boot.state === "ready";
    return html`<main class="page received">${heading(house, t("record-title"))}
      ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p><p class="about">${t("record-unchanged")}</p>
        <p class="stackrow"><a class="btn good" href=${to("menu")}>${t("record-leave")}</a></p>`
        : html`${this.what()}${this.replaced()}
        <p class="stackrow"><button class="btn good" data-act="go-on" aria-disabled=${ready ? nothing : "true"} @click=${() => this.goOn()}>${t(ready ? "record-go-on" : "menu-continue-soon")}</button>
          <a class="btn" href=${to("menu")}>${t("record-leave")}</a></p>`}</main>`;
  }

  /** What it says of itself. */
  what() {
    const { words, words: { t } } = this.house, game = gameOf(this.lines), id = `game-${game}`, known = words.has(id);
    const names = namesOf(this.lines).slice(0, MOST).map((name) => shortened(name, LONGEST));
    const name = shortened(this.arrival?.name ?? "", LONGEST);
    return html`<p class="lead">${t("record-what", { game: known ? t(id) : "", known: known ? "yes" : "no" })}</p>
      ${names.length ? html`<p>${t("record-players", { names: words.list(names) })}</p>` : nothing}
      ${name ? html`<p class="soft">${t("record-from", { name })}</p>` : nothing}`;
  }

  /** The game of its kind that it takes the place of; that can be kept as a file. */
  replaced() {
    const { house, house: { words: { t } } } = this, game = gameOf(this.lines);
    const own = house.going().find((one) => one.game === game && one.step !== "over"), save = house.saves.kept.get(game);
    if (!own || !save) return nothing;
    return html`<p class="ends">${t("record-replaces", { game: t(`game-${game}`), deal: own.deal })}</p>
      <p class="stackrow"><button class="btn" @click=${() => download(...fileOf(save))}>${t("record-save-mine")}</button></p>`;
  }
}
