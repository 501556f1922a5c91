// The ways through the pages: what the address says, what lies behind a page in the browser's history, and where the focus goes.
import { closeSheets } from "./panels/sheet.js";
import { asHash, readRoute } from "./route.js";

/** @typedef {import("./shell.js").House} House */

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Pages from which anybody may come back to the table: people who share the device find it covered then. */
const AWAY = ["menu", "new", "record"];
/** Pages of which something may have been said before they come: how the cards were dealt, who acts. */
const TOLD = ["table", "seating"];

export class Ways {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    this.route = { page: "menu", sheet: "", at: "", as: "", query: "" };
    /** How many pages of ours lie behind this one in the browser's history; it is kept there, so it survives a reload. */
    this.behind = -1;
    this.arrived = false;
    /** The page that the address named last, though there may be no game to show on it yet. */
    this.wanted = readRoute(location.hash, this.route).page;
  }

  /** @param {string} page "menu", "rules#C4.5" … */
  go(page) {
    if (page === "table") return this.toTable();
    location.hash = asHash(page);
  }

  /** To where one came from; from the first page of this visit, to the table or the menu. */
  back() {
    if (this.behind > 0) history.back();
    else if (this.route.sheet) this.instead(this.route.query ? `${this.route.page}?${this.route.query}` : this.route.page);
    else if (this.house.game.view) this.toTable();
    else this.go("menu");
  }

  toTable() { location.hash = this.house.game.seating ? "#seating" : "#table"; }

  /** From a page that shows a game, when there is none any more. */
  leaveTable() {
    if (["table", "seating", "score"].includes(this.route.page)) this.instead("menu");
  }

  /** The address has changed, by us or by the person. */
  turn() {
    const { page, sheet } = readRoute(location.hash, this.route);
    if (!sheet) this.wanted = page;
    this.arrive();
  }

  /** Shows what the address names, or what can be shown instead. */
  arrive() {
    const before = this.route, { house, house: { game } } = this;
    this.route = readRoute(location.hash, before);
    this.count();
    if (this.route.page === "table" && !game.view) return this.instead(game.seating ? "seating" : "menu");
    if (this.route.page === "seating" && !game.seating) return this.instead(game.view ? "table" : "menu");
    if (this.route.page === "score" && !game.view) return this.instead("menu");
    if (this.route.page === "record" && !house.arrival) return this.instead("menu");
    if (this.route.page !== "table") closeSheets();
    if (AWAY.includes(this.route.page)) game.handing.away();
    else if (this.route.page !== "table") game.handing.turnAway();
    this.tell();
    const moved = before.page !== this.route.page || before.query !== this.route.query || (before.sheet && !this.route.sheet);
    if (moved && !TOLD.includes(this.route.page)) house.say.hush();
    house.draw(true);
    if (moved && !this.route.sheet) this.welcome(before);
    this.arrived = true;
  }

  /** The page that is shown hears where in it. */
  tell() {
    const { house: { pages }, route } = this;
    if (route.page === "new" && route.at) pages?.new.turnToNamed(route.at);
    if (route.page === "rules") pages?.rules.show(route.at, route.as, route.query);
    if (route.page === "house") pages?.house.show(route.query);
    if (route.page === "embed") void pages?.embed.show();
  }

  /** A page that is new to the history lies behind one more of ours than the last one did. */
  count() {
    const known = history.state?.behind;
    this.behind = Number.isSafeInteger(known) ? known : this.behind + 1;
    if (known !== this.behind) history.replaceState({ behind: this.behind }, "");
  }

  /** @param {string} page */
  instead(page) {
    history.replaceState(history.state, "", `#${page}`);
    this.arrive();
  }

  /** The focus goes to the title of the page that has come; on the table, to where it was. @param {{ sheet: string }} before */
  welcome(before) {
    if (this.route.page === "table") return this.house.toPlay();
    if (before.sheet || (this.route.page === "rules" && this.route.at)) return;
    scrollTo(0, 0);
    if (this.arrived) this.title()?.focus({ preventScroll: true });
  }

  /** Past what stands on every page. @param {Event} event */
  skip(event) {
    event.preventDefault();
    if (this.route.page === "table") this.house.toPlay();
    else this.title()?.focus();
  }

  /** @returns {HTMLElement | null} */
  title() { return $("page").querySelector("h1"); }
}
