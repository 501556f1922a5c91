// What has happened, event by event, for as long as it can be of interest; an undo takes back what it took back.

/** @typedef {import("../words/telling.js").TableEvent} TableEvent */
/** @typedef {{ deal: number, turn: number, seat: string, event: TableEvent, at: number }} Entry at: lines of the record by then */

const KEEP = 400;

export class Logbook {
  constructor() {
    /** @type {Entry[]} */
    this.entries = [];
  }

  /** @param {readonly TableEvent[]} events @param {number} deal @param {number} at */
  add(events, deal, at) {
    let last = this.entries[this.entries.length - 1];
    let turn = last && last.deal === deal ? last.turn : 0;
    for (const event of events) {
      if (event.kind === "turn") turn++;
      last = { deal, turn, seat: event.seat ?? "", event, at };
      this.entries.push(last);
    }
    this.entries.splice(0, Math.max(0, this.entries.length - KEEP));
  }

  /** Forgets what the record no longer holds. @param {number} at */
  cut(at) { this.entries = this.entries.filter((entry) => entry.at <= at); }

  clear() { this.entries = []; }

  /** The deal as another has seen it, act by act. @param {readonly { lines: number, events: readonly TableEvent[] }[]} acts @param {number} deal */
  retell(acts, deal) {
    this.clear();
    for (const { lines, events } of acts) this.add(events, deal, lines);
  }

  /** From a save; what does not look like an entry is left out. @param {readonly any[]} kept */
  restore(kept) {
    this.entries = kept.filter((one) => typeof one?.event?.kind === "string" && Number.isSafeInteger(one.at)
      && Number.isSafeInteger(one.turn) && Number.isSafeInteger(one.deal)).slice(-KEEP);
  }
}
