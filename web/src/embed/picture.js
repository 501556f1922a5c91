// Draws a poster: what lies on the table, a record in short, or a game's fan of cards. Text goes in as text, never as markup.
import { posterOf } from "../panels/posters.js";
import { h } from "../table/dom.js";
import { card } from "../table/face.js";
import { summary } from "./record.js";
import { read } from "./terms.js";

/** @typedef {import("../words/language.js").Words} Words */
/** @typedef {import("../state/position.js").Picture} Picture */
/** @typedef {import("../state/position.js").Fault} Fault */

/** More cards than that are drawn as a number. */
const DRAWN = 60;

/** @param {import("./terms.js").Terms} terms @param {Words} words @returns {{ parts: Node[], faults: readonly Fault[] }} */
export function picture({ position, record, game, rules }, words) {
  if (position) return laid(/** @type {Record<string, unknown>} */ (position), words);
  if (record) return recorded(record, words);
  if (!game) return { parts: [], faults: [] };
  const { fan, starred, name } = posterOf(game);
  return { parts: [head(words, name, rules), h("div", { class: "poster-cloth" }, row(fan, starred, words, "poster-fan"))], faults: [] };
}

/** @param {Record<string, unknown>} plain @param {Words} words */
function laid(plain, words) {
  const { picture: seenOf, starred } = posterOf(plain.game), seen = seenOf(plain);
  const body = h("div", { class: "poster-cloth" },
    others(seen, words),
    seen.groups.map((group) => laidOut(group, seen, starred, words)),
    heaps(seen, starred, words),
    seen.hands.filter(({ cards }) => cards).map((hand) => handOf(hand, seen, starred, words)));
  return { parts: [head(words, seen.game, seen.rules, seen.scores), body], faults: seen.faults };
}

/** @param {Words} words @param {string} game @param {string} [rules] @param {readonly number[]} [scores] */
const head = (words, game, rules, scores = []) => h("header", { class: "poster-head" },
  h("h1", {}, words.t(`embed-game-${game}`)),
  rules && rules !== posterOf(game).rules && h("p", {}, words.t("embed-rules", { rules })),
  scores.some(Boolean) && h("p", { class: "num" }, words.t("embed-scores", { scores: words.list(scores.map((score) => words.number(score))) })));

/** @param {readonly string[]} codes @param {(code: string) => boolean} starred @param {Words} words @param {string} cls */
function row(codes, starred, words, cls) {
  const shown = codes.slice(0, DRAWN);
  return h("div", { class: `poster-row ${cls}`, role: "img", "aria-label": words.cardNames(codes) }, shown.map((code) => card(code, { mini: true, star: starred(code) })),
    codes.length > shown.length && h("span", {}, words.t("embed-more", { count: codes.length - shown.length })));
}

/** @param {Words} words @param {string} seat */
const seatName = (words, seat) => words.t("embed-seat", { seat });

/** @param {Picture} seen @param {Words} words */
function others({ hands, seats, turn, dealer }, words) {
  const counted = hands.filter(({ cards }) => !cards);
  return counted.length > 0 && h("ul", { class: "poster-seats" }, counted.map(({ seat, count }) => h("li", { class: seat === turn ? "turn" : null },
    h("b", {}, seatName(words, seat)), " ", h("span", { class: "poster-held", "aria-hidden": "true" }, words.number(count)),
    h("span", { class: "say" }, words.t("embed-held", { count })), seats.includes(dealer) && seat === dealer && h("small", {}, words.t("embed-dealer")))));
}

/** @param {Picture["groups"][number]} group @param {Picture} seen @param {(code: string) => boolean} starred @param {Words} words */
function laidOut({ seats, melds, open }, { seats: all }, starred, words) {
  const who = words.list(seats.map((seat) => seatName(words, seat)));
  return h("section", { class: "poster-melds" }, h("h2", {}, words.t(all.length > 2 ? "embed-melds-of" : "embed-melds", { who })),
    melds.length || open.length ? h("div", { class: "poster-columns" }, melds.map((codes) => row(codes, starred, words, "stacked")), open.length > 0 && row(open, starred, words, "stacked"))
      : h("p", { class: "poster-none" }, words.t("embed-no-melds")));
}

/** @param {Picture} seen @param {(code: string) => boolean} starred @param {Words} words */
function heaps({ stock, pile, lies }, starred, words) {
  const top = pile[pile.length - 1];
  return h("div", { class: "poster-heaps" },
    h("figure", {}, stock === 0 ? card("") : card("??"), h("figcaption", {}, stock === null ? words.t("embed-stock") : words.t("embed-stock-count", { count: stock }))),
    h("figure", {}, top ? row([top], starred, words, "poster-top") : card(""), h("figcaption", {}, words.t("embed-pile", { count: pile.length }), lies && h("b", {}, ` ${words.t(lies.id, lies.facts)}`))));
}

/** @param {import("../state/position.js").Hand} hand @param {Picture} seen @param {(code: string) => boolean} starred @param {Words} words */
function handOf({ seat, cards, count }, { turn }, starred, words) {
  return h("section", { class: seat === turn ? "poster-hand turn" : "poster-hand" }, h("h2", {}, words.t("embed-hand", { who: seatName(words, seat), count })), row(cards ?? [], starred, words, "poster-mine"));
}

/** @param {string} text @param {Words} words */
function recorded(text, words) {
  const told = summary(text);
  if (!told.game) return { parts: [], faults: told.faults };
  const { starred } = posterOf(told.game), begins = read([["position", told.position]], []).terms.position;
  const lies = begins ? laid(/** @type {Record<string, unknown>} */ (begins), words).parts.slice(1) : [];
  const body = h("div", { class: "poster-cloth" },
    h("p", { class: "poster-who" }, words.list(told.players)),
    h("p", {}, words.t("embed-record", { deals: told.deals, acts: told.acts })),
    told.last.length > 0 && h("ol", { class: "poster-acts" }, told.last.map(({ who, act, cards }) => h("li", {}, h("b", {}, who), h("span", {}, words.has(`embed-act-${act}`) ? words.t(`embed-act-${act}`) : act),
      cards.length > 0 && row(cards, starred, words, "stacked")))));
  return { parts: [head(words, told.game, told.rules), ...lies, body], faults: told.faults };
}

/** Whose turn it is, and what for. @param {import("./terms.js").Terms} terms @param {Words} words */
export function todo({ position }, words) {
  if (!position) return "";
  const plain = /** @type {Record<string, unknown>} */ (position), { turn, todo: id } = posterOf(plain.game).picture(plain);
  return words.t(id, { who: seatName(words, turn) });
}
