// Several people on one device: who is to have it, and the cover over the table until that person is there. While the table is
// covered no hand is on the page: not drawn, not said, not in the log.

/** @typedef {import("../words/telling.js").TableEvent} TableEvent */
/** @typedef {import("../engine/wire.js").SeatMessage} Seat */
/** @typedef {{ seats: readonly Seat[], seat: string, toAct: string | null }} Seated */

const PERSON = "person";

/** @param {{ player?: string }} seat */
export const isPerson = ({ player }) => player === PERSON;

/** The seat that is to act, if any is. @param {Seated | null} view @returns {Seat | undefined} */
export const acting = (view) => view?.seats.find(({ id }) => id === view.toAct);

export class Handing {
  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    this.covered = false;
    /** Whether what is told before the device is handed on is there: the person may come. */
    this.told = false;
    /** What everybody has seen since that person last acted. @type {TableEvent[]} */
    this.since = [];
    /** Who is coming and does not have the table yet, as long as that person stays. @type {Seat | null} */
    this.coming = null;
  }

  /** Whether people share the device. */
  get several() {
    const view = /** @type {Seated | null} */ (this.game.view);
    return (view?.seats.filter(isPerson).length ?? 0) > 1;
  }

  /** The person who is to act, if it is one. @returns {Seat | null} */
  get next() {
    const seat = acting(this.game.view);
    return seat && isPerson(seat) ? seat : null;
  }

  /** Whether another person is to act than the one who looks on. */
  get due() { return !this.covered && this.several && this.next !== null && this.next.id !== this.game.view.seat; }

  /** Covers the table, if people share it and somebody is to act. Nothing of the last hand stays. */
  cover() {
    const { game } = this;
    if (this.covered || !this.several || game.view.toAct === null) return;
    this.covered = true;
    this.told = false;
    this.since = [];
    game.leave();
    game.book.clear();
    game.say.clear();
    game.sound.caption("");
    game.topic.tell("handing");
  }

  /** Another page is turned to. Whoever has the table comes back to it as it lies; whoever was coming finds the cover, for the table
   * does not open behind that page. */
  turnAway() { if (this.coming) this.away(); }

  /** The table is left, and anybody may come back to it. */
  async away() {
    this.coming = null;
    this.cover();
    if (this.covered && !this.told) await this.tell(true);
  }

  /** Asks what to tell before the device is handed on; computer players act on behind the cover. A page that only
   * looks on calls nobody. @param {boolean} [left] whether nobody is called */
  async tell(left = false) {
    const { game } = this;
    if (game.still) return; // it is told once the engine has opened the game
    const reply = await game.request({ op: "since", rev: null });
    if (!this.covered) return;
    const called = !this.told && !left && !game.readonly;
    this.since = reply.kind === "since" ? reply.events : [];
    this.told = this.next !== null;
    game.topic.tell("handing");
    if (called && this.next) game.sound.play("turn", game.words.t("handing-title", { name: this.next.name }));
  }

  /** The person who is to act is there, and sees the deal as that seat has seen it; not so whoever has left again before the engine
   * has answered and that has been written. @returns {Promise<boolean>} whether the table is open now */
  async come() {
    const { game, next } = this;
    if (!this.covered || next === null || game.acting || game.readonly) return false;
    const one = this.coming = { ...next }, stays = () => this.coming === one && !game.readonly;
    const open = await this.show(one.id, () => this.covered && stays()) && !this.covered && stays();
    if (this.coming === one) this.coming = null;
    return open;
  }

  /** Once a deal is over all hands lie open, and anybody may have it told as to that person. @param {string} seat */
  async turnTo(seat) {
    if (!this.several || this.game.view.toAct !== null) return false;
    return this.show(seat);
  }

  /** @param {string} seat @param {() => boolean} [still] whether it is still asked for @returns {Promise<boolean>} */
  async show(seat, still = () => true) {
    const { game } = this, reply = await game.request({ op: "look", seat, rev: null });
    if (reply.kind === "crashed") game.fail(reply);
    if (reply.kind !== "view" || reply.rev !== game.rev || !still()) return false;
    this.open();
    game.leave();
    game.book.retell(reply.history, reply.view.deal);
    await game.take({ ...reply, record: undefined, events: [] }, { animate: false });
    return true;
  }

  /** Nothing is covered: the deal is over, or there is no game any more. */
  open() {
    this.covered = false;
    this.told = false;
    this.since = [];
  }
}
