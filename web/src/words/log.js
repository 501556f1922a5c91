// What an event of the table is in a sentence: the log panel, the speech and the captions all ask here.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../engine/wire.js").EventMessage} TableEvent */
/** @typedef {{ seat: string, seats: readonly { id: string, name: string }[] }} Seated a view, as far as a sentence needs it */

/**
 * @param {TableEvent} event @param {Seated} view @param {Words} words
 * @param {{ spoken?: boolean }} [how] spoken: cards by name, not by sign
 * @returns {string} "" for an event that says nothing
 */
export function sentence(event, view, words, { spoken = false } = {}) {
  const tell = TELL[event.kind];
  if (!tell) return "";
  const seat = event.seat ?? event.dealer;
  const who = {
    who: seat === view.seat ? "you" : "other",
    name: view.seats.find((one) => one.id === seat)?.name ?? String(seat ?? ""),
  };
  const say = spoken
    ? { card: words.cardName.bind(words), cards: words.cardNames.bind(words) }
    : { card: words.card.bind(words), cards: words.cards.bind(words) };
  return tell({ event: /** @type {Required<TableEvent>} */ (event), who, say, words, mine: who.who === "you" });
}

/**
 * @typedef {object} Telling
 * @property {Required<TableEvent>} event the fields of its kind are there
 * @property {{ who: string, name: string }} who
 * @property {{ card: (code: string) => string, cards: (codes: readonly string[]) => string }} say
 * @property {Words} words
 * @property {boolean} mine
 */

/** @type {Record<string, (telling: Telling) => string>} */
const TELL = {
  dealt: ({ event, who, say, words }) => event.turned?.length
    ? words.t("event-dealt-turned", { ...who, cards: say.cards(event.turned) })
    : words.t("event-dealt", who),
  turn: ({ mine, words }) => mine ? words.t("event-turn-you") : "",
  red3: ({ event, who, say, words, mine }) => event.replacement
    ? words.t("event-red3-replaced", { ...who, card: say.card(event.card), replacement: mine ? say.card(event.replacement) : "" })
    : words.t("event-red3", { ...who, card: say.card(event.card) }),
  drew: ({ event, who, say, words }) => words.t("event-drew", { ...who, card: say.card(event.card ?? "??") }),
  took: ({ event, who, say, words }) => {
    const facts = { ...who, count: event.count, top: say.card(event.top) };
    const laid = groups(event.groups, say, words);
    return laid ? words.t("event-took-with", { ...facts, melds: laid }) : words.t("event-took", facts);
  },
  melded: ({ event, who, say, words }) => words.t("event-melded", { ...who, melds: groups(event.groups, say, words) }),
  canasta: ({ event, who, words }) => words.t("event-canasta", { ...who, kind: event.canasta ?? "mixed", rank: event.rank }),
  spoiled: ({ event, who, words }) => words.t("event-spoiled", { ...who, rank: event.rank }),
  discarded: ({ event, who, say, words }) => words.t(
    event.freezes ? "event-discarded-freezes" : event.blocks ? "event-discarded-blocks" : "event-discarded",
    { ...who, card: say.card(event.card) }),
  asked: ({ who, words }) => words.t("event-asked", who),
  answered: ({ event, who, words }) => words.t("event-answered", { ...who, yes: event.yes ? "yes" : "no" }),
  passed: ({ who, words }) => words.t("event-passed", who),
  out: ({ event, who, words }) => words.t(event.concealed ? "event-out-concealed" : "event-out", who),
  ended: ({ event, words }) => words.t("event-ended", { we: event.totals[0], they: event.totals[1] }),
  won: ({ event, words }) => words.t("event-won", { side: event.side === 0 ? "we" : "they", margin: event.margin }),
};

/** Groups of one act: "K♠ K♥ K♦ and 9♠ 9♥ 9♦".
 * @param {readonly { cards: readonly string[] }[]} laid @param {Telling["say"]} say @param {Words} words */
function groups(laid, say, words) {
  return words.list((laid ?? []).filter((group) => group.cards.length).map((group) => say.cards(group.cards)));
}
