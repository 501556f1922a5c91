// "Embed this": the lines that show the position on the table, or its game, in any other page.
import { html, nothing } from "lit";
import { copy } from "../parts/files.js";
import { choice, heading, toggle } from "../parts/parts.js";

/** @typedef {import("../shell.js").House} House */

/** Fields that say nothing where they are empty. @param {Record<string, any>} position */
const brief = (position) => Object.fromEntries(Object.entries(position).filter(([, value]) => value !== "" && value !== false && !(typeof value === "object" && !Object.keys(value).length)));

/** @param {string} text as the value of an attribute between single quotes */
const attribute = (text) => text.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");

export class Embed {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    this.what = "position";
    this.readonly = false;
    this.controls = true;
    /** @type {Record<string, any> | null} */
    this.position = null;
    this.news = "";
  }

  /** Whether people share the device: then no position is told, for it holds the hand of one, and anybody may have this page before
   * them. */
  get shared() { return this.house.game.handing.several; }

  /** The page is opened: the table as it is now. It is asked once the engine has the game. */
  async show() {
    const { house, house: { game } } = this;
    this.position = null;
    this.news = "";
    if (!game.view || game.still || this.shared || house.boot.state !== "ready") return;
    const reply = await game.ask({ op: "position", rev: null });
    if (reply.kind !== "position" || this.shared || house.route.page !== "embed") return;
    this.position = brief(reply.position);
    house.draw();
  }

  /** The lines as they go into a page. */
  get snippet() {
    const { position, house: { game, settings } } = this, at = new URL("embed.js", location.href.split("#")[0]).href;
    const name = game.name || this.house.pages?.new.game, set = /** @type {any} */ (game.view)?.rules?.name;
    const shows = position && this.what === "position" ? `position='${attribute(JSON.stringify(position))}'` : `game="${name}"${set ? ` rules="${set}"` : ""}`;
    const more = [settings.get("deck") !== "4c" && `deck="${settings.get("deck")}"`, this.readonly && "readonly", !this.controls && 'controls="0"'].filter(Boolean);
    return `<script type="module" src="${at}"></script>\n<melds-table ${[shows, ...more].join(" ")}></melds-table>`;
  }

  async copy() {
    const { t } = this.house.words;
    this.news = t(await copy(this.snippet) ? "embed-copied" : "embed-copy-by-hand");
    this.house.draw();
  }

  template() {
    const { house, position, house: { words: { t } } } = this, again = () => house.draw();
    return html`<main class="page embed-page">${heading(house, t("title-embed"))}
      <p class="lead">${t("embed-about")}</p>
      ${position ? choice({ name: "embed-what", legend: t("embed-what"), chosen: this.what, options: [["position", t("embed-what-position")], ["game", t("embed-what-game")]],
        onchoose: (what) => { this.what = what; again(); } }) : html`<p class="about">${t(this.shared ? "embed-shared" : "embed-no-position")}</p>`}
      ${toggle({ name: "embed-readonly", text: t("embed-set-readonly"), on: this.readonly, onswitch: (on) => { this.readonly = on; again(); } })}
      ${toggle({ name: "embed-controls", text: t("embed-set-controls"), on: this.controls, onswitch: (on) => { this.controls = on; again(); } })}
      <label class="snippet"><span>${t("embed-snippet")}</span><textarea readonly rows="8" spellcheck="false" .value=${this.snippet} @focus=${(/** @type {any} */ event) => event.target.select()}></textarea></label>
      <p class="stackrow"><button class="btn good" data-act="copy" @click=${() => this.copy()}>${t("embed-copy")}</button>
        <a class="btn" href="embedding.html" target="_blank" rel="noopener">${t("embed-guide")}</a></p>
      <p class="about" role="status">${this.news || nothing}</p></main>`;
  }
}
