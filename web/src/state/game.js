// The game that is being played: what the engine last said of it, what is saved of it, and who acts next.
// It knows no rule. Whatever is asked goes to the engine; whatever comes back is shown and kept.
import { Computers } from "./computers.js";
import { foretell } from "./foretold.js";
import { Handing, isPerson } from "./handing.js";
import { Logbook } from "./logbook.js";
import { moves } from "./look.js";
import { asText, gameOf, grow } from "./record.js";
import { Overtaken } from "./saves.js";
import { stillOf } from "./still.js";
import { Topic } from "./topic.js";

/** @typedef {any} Reply any reply of engine/wire.d.ts, or {kind: "busy"} of our own */
/** @typedef {any} View what the engine says of the table; only whoever draws a game knows more of it than its seats and steps */
/** @typedef {import("../words/telling.js").TableEvent} TableEvent */
/** @typedef {{ name: string, update(reply: Reply, how: { animate: boolean }): Promise<void> | void, focus(): void, destroy(): void }} Table */
/**
 * @typedef {object} Tongue what has to be known of a game to speak of it
 * @property {import("../words/telling.js").Sentence} sentence
 * @property {(events: readonly TableEvent[], view: View, words: import("../words/words.js").Words) => string} call what the person
 *   has to hear at once, "" if nothing
 * @property {(view: View) => number[]} scores the person's side first
 */
/** @typedef {"view" | "busy" | "readonly" | "paused" | "seating" | "trouble" | "unkept" | "handing"} News */

/** ms until what could not be kept is tried again. */
const AGAIN = 5000;
const NONE = /** @type {any} */ (null);
const BUSY = { kind: "busy" };
const SPEED = /** @type {Record<string, number>} */ ({ off: 0, fast: 0.5, normal: 1, slow: 2 });

export class Game {
  /**
   * @param {object} house
   * @param {(request: object) => Promise<Reply>} house.ask
   * @param {import("./saves.js").Saves} house.saves
   * @param {import("./settings.js").Settings} house.settings
   * @param {import("../words/words.js").Words} house.words
   * @param {import("../words/say.js").Say} house.say
   * @param {import("../sound/sound.js").Sound} house.sound
   * @param {(name: string) => Tongue} house.tongueOf
   * @param {string} [house.build] what the page calls itself; a game that is not kept for another visit needs none
   * @param {import("./thinker.js").Thinker} [house.thinker]
   */
  constructor({ ask, saves, settings, words, say, sound, tongueOf, build = "", thinker }) {
    this.build = build;
    this.settings = settings;
    this.words = words;
    this.say = say;
    this.sound = sound;
    this.saves = saves;
    this.engine = ask;
    this.tongueOf = tongueOf;
    this.thinker = thinker;
    /** @type {Topic<News>} */
    this.topic = new Topic();
    this.computers = new Computers(this);
    this.book = new Logbook();
    this.handing = new Handing(this);
    /** Null until a game is at hand; whoever shows a game has one. @type {View} */
    this.view = NONE;
    /** The draw for partners, while it goes on. @type {import("../engine/wire.js").SeatingReply} */
    this.seating = NONE;
    /** The save that lies on the table as it was last seen, until the engine has opened it. @type {import("./saves.js").Save | null} */
    this.still = null;
    this.rev = 0;
    /** @type {string[]} */
    this.lines = [];
    /** The orders people have laid their cards of a deal in, by seat, where a hand has one that lasts as long as the deal. @type {import("./saves.js").LaidHands} */
    this.hands = {};
    this.acting = false;
    this.paused = false;
    this.readonly = false;
    /** Whether the last act could not be written: storage is full or gone. */
    this.unkept = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    /** @type {Reply | null} what went wrong, when something did */
    this.trouble = null;
    /** @type {Table | null} */
    this.table = null;
    /** @type {(page: string) => void} set by the shell */
    this.open = () => {};
    this.close = () => {};
    /** A deal has ended, and there is no table on which that could be seen. */
    this.onended = () => {};
    /** Somebody tries to play who may only look on. */
    this.onidle = () => {};
  }

  get log() { return this.book.entries; }
  /** How the one who looks on has laid the hand. @returns {import("./saves.js").LaidHand | null} */
  get laid() { return this.hands[this.view?.seat] ?? null; }
  /** Which game is being played, "" if none is. */
  get name() { return this.view?.game ?? gameOf(this.lines); }
  get busy() { return this.acting || this.computers.running || this.still !== null; }
  /** @param {(what: News) => void} listener */
  subscribe(listener) { return this.topic.subscribe(listener); }
  speed() { return this.computers.skipping || !moves(this.settings) ? 0 : SPEED[this.settings.get("speed")] ?? 1; }

  /** Asks the engine; when it is gone for good, which the page says elsewhere, the answer is "lost". @param {object} request @returns {Promise<Reply>} */
  async request(request) {
    try {
      return await this.engine(request);
    } catch (error) {
      return { kind: "lost", text: String(error) };
    }
  }

  /** A question that changes nothing. @param {{ op: string, [field: string]: unknown }} question @returns {Promise<Reply>} */
  async ask(question) {
    if (this.still) return question.op === "preview" ? BUSY : this.wait();
    return this.request(question);
  }

  /** Says that nothing can be done yet. */
  wait() {
    this.say.assertive(this.words.t("table-wait"));
    return BUSY;
  }

  /** Lays a save on the table as it was last seen: nobody acts and nothing is asked until the engine has opened it.
   * @param {import("./saves.js").Save} save */
  rest(save) {
    this.forget();
    this.still = save;
    this.rev = save.rev;
    this.lines = [...save.lines];
    this.book.restore(save.log);
    this.hands = { ...save.laid };
    if (this.table && this.table.name !== save.still?.view.game) this.leave();
    this.view = save.still?.view;
    this.handing.cover();
    this.topic.tell("view");
  }

  /** A new game; the present one is gone once the engine has agreed. @param {object} terms */
  async begin(terms) {
    const reply = await this.request({ op: "new", rev: null, ...terms });
    if (reply.kind === "crashed") this.fail(reply);
    if (reply.kind !== "view" && reply.kind !== "seating") return reply;
    this.forget();
    await this.take(reply, { animate: false });
    if (reply.kind === "view") await this.dealNext();
    return reply;
  }

  /** Goes on with a saved game. @param {import("./saves.js").Save} save */
  async reload(save) {
    this.acting = true; // nobody plays on in what is about to be something else
    const reply = await this.request({ op: "open", rev: null, record: asText(save.lines) });
    this.acting = false;
    if (reply.kind !== "view" && reply.kind !== "seating") return reply;
    this.forget();
    this.lines = [...save.lines];
    this.book.restore(save.log);
    this.hands = { ...save.laid };
    await this.take({ ...reply, record: undefined, events: [] }, { animate: false, keep: false, anew: true });
    await this.goOn();
    return reply;
  }

  /** Deals, where nothing has been dealt yet; else the computer players go on. */
  async goOn() {
    if (this.view?.step === "deal" && !this.view.ended && !this.readonly) await this.dealNext();
    else this.computers.run();
  }

  /** Goes on where a position stands, or with a record from elsewhere; the present game of its kind is gone once the engine has agreed.
   * @param {object} terms what the engine is asked to open */
  async place(terms) {
    const reply = await this.request({ op: "open", rev: null, ...terms });
    if (reply.kind === "crashed") this.fail(reply);
    if (reply.kind !== "view" && reply.kind !== "seating") return reply;
    this.forget();
    await this.take({ ...reply, events: [] }, { animate: false, anew: true });
    await this.goOn();
    return reply;
  }

  /** Tells a fresh engine where the game is. @param {import("../engine/client.js").Ask} ask */
  async reopen(ask) {
    if (!this.lines.length) return;
    const reply = await ask({ op: "open", rev: null, record: asText(this.lines) });
    if (reply.kind !== "view" && reply.kind !== "seating") throw new Error(reply.text ?? reply.kind);
    this.rev = reply.rev;
    if (reply.kind === "view" && this.handing.several) await ask({ op: "look", seat: this.view.seat, rev: null });
  }

  /** @param {readonly number[]} places places in the spread pack */
  lift(places) { return this.move({ op: "lift", places }); }

  /** Sits down after the draw, and deals. */
  async sit() {
    const reply = await this.move({ op: "seat" });
    if (reply.kind === "view") await this.dealNext();
    return reply;
  }

  dealNext() { return this.move({ op: "deal" }); }
  /** The person's act. @param {string} act */
  act(act) { return this.move({ op: "act", seat: this.view.seat, act }); }
  undo() { return this.move({ op: "undo" }); }

  /** The person has laid the hand; null: as the engine has it. @param {number} deal @param {readonly string[] | null} codes */
  lay(deal, codes) {
    const { [this.view.seat]: _, ...others } = this.hands;
    this.hands = codes ? { ...others, [this.view.seat]: { deal, codes: [...codes] } } : others;
    if (!this.readonly) this.keep();
  }

  pause() { this.paused = true; this.thinker?.hasten(); this.topic.tell("paused"); }
  resume() { this.paused = false; this.topic.tell("paused"); this.computers.run(); }
  skip() { this.computers.skip(); this.thinker?.hasten(); }

  /** What the person does: refused while another page has the game or the last move is not through.
   * @param {{ op: string, [field: string]: unknown }} request @returns {Promise<Reply>} */
  async move(request) {
    if (this.readonly) { this.onidle(); return BUSY; }
    if (this.acting) return BUSY;
    if (this.still) return this.wait();
    this.acting = true;
    this.topic.tell("busy");
    try {
      const reply = await this.request(request);
      if (reply.kind === "view" || reply.kind === "seating") await this.take(reply, { animate: true, anew: request.op === "deal" });
      else if (reply.kind === "stale") await this.refresh();
      else if (reply.kind === "crashed") this.fail(reply);
      return reply;
    } finally {
      this.acting = false;
      this.topic.tell("busy");
      this.computers.run();
    }
  }

  /** One act of a computer player. @returns {Promise<boolean>} whether it went well */
  async go() {
    const thought = await this.thought();
    if (thought === null) return false;
    if (!this.computers.due) return true; // paused, or in another page's hands meanwhile
    let reply = await this.request({ op: "go", ...thought });
    if (thought.act && !["view", "stale", "lost"].includes(reply.kind)) reply = await this.request({ op: "go" });
    if (reply.kind === "view") {
      await this.take(reply, { animate: true });
      return true;
    }
    if (reply.kind === "stale") { await this.refresh(); return true; }
    if (reply.kind !== "lost") this.fail(reply);
    return false;
  }

  /** What the computer player has thought of, where it thinks elsewhere; null: the engine that judges is gone. @returns {Promise<{ act?: string, rev?: number } | null>} */
  async thought() {
    const { thinker } = this;
    thinker?.want();
    if (thinker?.state !== "ready") return {};
    const turn = await this.request({ op: "turn" });
    if (turn.kind === "lost") return null;
    if (turn.kind !== "turn") return {};
    const choice = thinker.choose(turn);
    if (this.computers.skipping) thinker.hasten();
    const act = await choice;
    return act === null ? {} : { act, rev: turn.rev };
  }

  /** The present, as the engine sees it. */
  async refresh() {
    const reply = await this.request({ op: "look", rev: null });
    if (reply.kind === "view" || reply.kind === "seating") await this.take({ ...reply, record: undefined, events: [] }, { animate: false, keep: false });
  }

  /** A reply becomes the present: kept, shown, said. anew: nobody has the table before them yet, so people who share it begin with the cover.
   * @param {Reply} reply @param {{ animate: boolean, keep?: boolean, anew?: boolean }} how */
  async take(reply, { animate, keep = true, anew = false }) {
    const { handing } = this;
    this.rev = reply.rev ?? this.rev;
    this.trouble = null;
    if (reply.record) {
      if (reply.record.from < this.lines.length) this.book.cut(reply.record.from);
      this.lines = grow(this.lines, reply.record);
    }
    this.seating = reply.kind === "seating" ? reply : NONE;
    if (reply.kind === "view") this.see(reply, anew);
    this.topic.tell(reply.kind === "view" ? "view" : "seating");
    // It is on screen before it is written, and written before its motion has come to rest.
    const shown = reply.kind === "view" && !handing.covered ? this.table?.update(reply, { animate: animate && this.speed() > 0 }) : undefined;
    if (!handing.covered) this.tell(reply);
    const written = keep && !this.readonly ? this.keep() : undefined;
    await Promise.all([shown, this.unkept ? undefined : written]); // what could not be kept last time holds up nobody
    if (handing.due) handing.cover();
    if (handing.covered) await handing.tell();
    if (!this.table && this.view?.ended && reply.events?.some((/** @type {TableEvent} */ event) => event.kind === "ended")) this.onended();
  }

  /** The table is as a reply has it; what people who share it may see of it is in the log. @param {Reply} reply @param {boolean} anew */
  see({ view, events }, anew) {
    this.view = view;
    if (this.table && this.table.name !== view.game) this.leave();
    if (anew) this.handing.cover();
    if (view.toAct === null) this.handing.open();
    if (!this.handing.covered) this.book.add(events ?? [], view.deal, this.lines.length);
  }

  /** Says what happened, and what it asks of the person. @param {Reply} reply */
  tell(reply) {
    if (reply.kind !== "view") return;
    const { sentence, call } = this.tongueOf(reply.view.game), events = reply.events ?? [];
    const urgent = call(events, reply.view, this.words), mine = this.words.t("event-turn-you");
    const spoken = events.map((/** @type {TableEvent} */ event) => sentence(event, reply.view, this.words, { spoken: true }));
    this.say.polite(this.words.sentences(spoken.filter((/** @type {string} */ text) => text !== mine && text !== urgent)));
    this.say.assertive(urgent);
  }

  /** The game in a few words, for the menu. @returns {import("./saves.js").Summary} */
  summary() {
    if (this.still) return this.still.summary;
    const { view, seating, name } = this;
    const seats = view?.seats ?? seating?.players ?? [];
    return {
      game: name,
      names: seats.map((/** @type {{ name: string }} */ seat) => seat.name),
      deal: view?.deal ?? 0,
      scores: view ? this.tongueOf(name).scores(view) : [],
      step: view?.step ?? "seating",
      rules: view?.rules ?? seating?.rules ?? null,
      people: seats.filter(isPerson).length,
      sides: seats.map((/** @type {{ side?: number }} */ seat) => seat.side ?? 0),
    };
  }

  /** Writes the save. Another page may have written: then this one only looks on. */
  async keep() {
    try {
      await this.saves.write({ lines: this.lines, rev: this.rev, summary: this.summary(), log: [...this.book.entries], laid: this.hands,
        still: stillOf(this.view, this.lines, this.build) });
    } catch (error) {
      if (error instanceof Overtaken) return this.lookOn();
      console.warn("not saved:", error);
      return this.kept(false);
    }
    if (this.build) foretell(true);
    this.kept(true);
  }

  /** @param {boolean} well */
  kept(well) {
    clearTimeout(this.again);
    if (!well) this.again = setTimeout(() => { if (!this.readonly && this.lines.length) this.keep(); }, AGAIN);
    if (this.unkept === !well) return;
    this.unkept = !well;
    this.topic.tell("unkept");
  }

  /** Another page has the game. Where people share it, the hand that lies here is the other page's to show. */
  lookOn() {
    this.readonly = true;
    this.thinker?.hasten();
    this.handing.cover();
    this.topic.tell("readonly");
  }

  /** The table is of another game than the one that is played now. */
  leave() {
    this.table?.destroy();
    this.table = null;
  }

  forget() {
    this.thinker?.hasten();
    this.view = NONE;
    this.still = null;
    this.seating = NONE;
    this.lines = [];
    this.hands = {};
    this.paused = false;
    this.handing.open();
    this.book.clear();
  }

  /** After a crash and a restart: the present again, and on with it. */
  async recover() {
    if (this.still || (!this.view && !this.seating)) return;
    await this.refresh();
    this.computers.run();
  }

  /** @param {Reply} reply */
  fail(reply) {
    this.trouble = reply;
    this.topic.tell("trouble");
    return reply;
  }
}
