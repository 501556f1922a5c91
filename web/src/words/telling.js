// What an event of the table is in a sentence: the log panel, the speech and the captions all ask here. Which sentence
// belongs to which kind of event is each game's own; who acts, and how a card is said, is the same in all of them.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ kind: string, seat?: string, dealer?: string, [field: string]: any }} TableEvent */
/** @typedef {{ seat: string, seats: readonly { id: string, name: string }[] }} Seated a view, as far as a sentence needs it */

/**
 * @typedef {object} Telling
 * @property {any} event the fields of its kind are there
 * @property {{ who: string, name: string }} who
 * @property {{ card: (code: string) => string, cards: (codes: readonly string[]) => string }} say
 * @property {Words} words
 * @property {boolean} spoken
 * @property {boolean} undone
 * @property {boolean} mine
 * @property {(seat: string) => string} nameOf
 * @property {Seated & Record<string, any>} view
 */

/** @typedef {(event: TableEvent, view: Seated, words: Words, how?: { spoken?: boolean, undone?: boolean }) => string} Sentence
 *   spoken: cards by name, not by sign; undone: it was taken back, and the view is of what was before it; "" for an event that says nothing */

/** @param {Record<string, (telling: Telling) => string>} story a sentence for each kind of event @returns {Sentence} */
export const teller = (story) => (event, view, words, { spoken = false, undone = false } = {}) => {
  const tell = story[event.kind];
  if (!tell) return "";
  const seat = event.seat ?? event.dealer;
  const nameOf = (/** @type {unknown} */ id) => view.seats.find((one) => one.id === id)?.name ?? String(id ?? "");
  const who = { who: seat === view.seat ? "you" : "other", name: nameOf(seat) };
  const say = spoken
    ? { card: words.cardName.bind(words), cards: words.cardNames.bind(words) }
    : { card: words.card.bind(words), cards: words.cards.bind(words) };
  return tell({ event, who, say, words, spoken, undone, mine: who.who === "you", nameOf, view });
};
