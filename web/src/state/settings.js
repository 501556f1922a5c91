// What the person has chosen about the look and the sound. Kept in localStorage where there is one, in memory where not.
import { Topic } from "./topic.js";

const KEY = "melds-settings";

/** Every setting: what it may be, the first value being the default. A pair of numbers is a range.
 * @type {Record<string, { choices?: readonly (string | boolean)[], range?: readonly [number, number], otherwise?: number }>} */
export const CHOICES = {
  table: { choices: ["linen", "woad", "heather", "lichen"] },
  mode: { choices: ["auto", "light", "dark"] },
  deck: { choices: ["4c", "2c", "hc"] },
  size: { choices: ["normal", "large"] },
  speed: { choices: ["normal", "slow", "fast", "off"] },
  motion: { choices: ["auto", "on", "off"] },
  sound: { choices: [true, false] },
  volumeCards: { range: [0, 1], otherwise: 0.4 },
  volumeSignals: { range: [0, 1], otherwise: 0.4 },
  captions: { choices: [false, true] },
  keys: { choices: [true, false] },
  confirm: { choices: [false, true] },
  awake: { choices: [false, true] },
  order: { choices: ["rank", "suit", "melds", "hand"] },
  language: { choices: ["en"] },
};

/** @typedef {string | boolean | number} Value */

/** The value if it is one that the setting can have, else undefined.
 * @param {string} key @param {unknown} value @returns {Value | undefined} */
function valid(key, value) {
  const { choices, range } = CHOICES[key] ?? {};
  if (choices) return choices.find((choice) => choice === value);
  if (range && typeof value === "number" && value >= range[0] && value <= range[1]) return value;
  return undefined;
}

/** @param {string} key @returns {Value} */
const byDefault = (key) => CHOICES[key].choices?.[0] ?? CHOICES[key].otherwise ?? 0;

export class Settings {
  constructor(shelf = openShelf()) {
    this.shelf = shelf;
    /** @type {Topic<{ key: string, value: Value }>} */
    this.topic = new Topic();
    /** @type {Record<string, Value>} */
    this.values = {};
    const kept = this.shelf.read();
    for (const key of Object.keys(CHOICES)) this.values[key] = valid(key, kept[key]) ?? byDefault(key);
  }

  /** @param {string} key @returns {any} */
  get(key) { return this.values[key]; }

  /** A value that the setting cannot have is ignored.
   * @param {string} key @param {unknown} value */
  set(key, value) {
    const fine = valid(key, value);
    if (fine === undefined || fine === this.values[key]) return;
    this.values[key] = fine;
    this.shelf.write(this.values);
    this.topic.tell({ key, value: fine });
  }

  /** @param {(key: string, value: Value) => void} listener */
  subscribe(listener) { return this.topic.subscribe(({ key, value }) => listener(key, value)); }

  /** Back to the first day. */
  reset() { for (const key of Object.keys(CHOICES)) this.set(key, byDefault(key)); }
}

/** localStorage may be missing, forbidden or full: then the page forgets, and works. */
function openShelf() {
  return {
    /** @returns {Record<string, unknown>} */
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return kept && typeof kept === "object" ? kept : {};
      } catch { return {}; }
    },
    /** @param {Record<string, Value>} values */
    write(values) {
      try { localStorage.setItem(KEY, JSON.stringify(values)); } catch { /* nothing is lost but the choice */ }
    },
  };
}
