// What there is to tell right now: each a notice, for as long as it holds.
import { stageNow } from "./pages/progress.js";
import { download } from "./parts/files.js";
import { asText } from "./state/record.js";

/** @typedef {import("./shell.js").House} House */
/** @typedef {import("./pages/notices.js").Notice} Notice */

/** @param {House} house @returns {Notice[]} */
export function tidings(house) {
  const { dismissed } = house;
  return [...damaged(house), unread(house), elsewhere(house), trouble(house), engine(house), thinker(house), unkept(house), update(house), back(house), forgetful(house)]
    .filter((notice) => notice !== null)
    .filter((notice) => notice.lasting || !dismissed.has(notice.id));
}

/** @param {House} house @returns {Notice[]} one for each game */
const damaged = (house) => house.damaged.map((aside) => {
  const { words: { t } } = house, { where, expected } = aside, game = house.gameOf(aside), older = where === "older";
  return { id: `damaged-${aside.id}`, bad: !older, text: t(older ? "damaged-older" : game ? "damaged" : "damaged-unnamed", { game }),
    detail: older ? "" : t("damaged-where", { where, expected }),
    acts: [{ text: t("aside-download"), act: () => house.download(aside), good: true }] };
});

/** @param {House} house @returns {Notice | null} */
function unread({ saves, words: { t } }) {
  return saves.whole ? null : { id: "unread", bad: true, text: t("unread"), detail: t("unread-about") };
}

/** Where nothing is begun, or nothing of it is on the page, nothing stands still until something is to be begun here. @param {House} house @returns {Notice | null} */
function elsewhere(house) {
  const { game, saves, route, words: { t } } = house;
  const still = house.refused || !saves.lasting || house.going().length > 0;
  if (!game.readonly || !still || ["rules", "house"].includes(route.page)) return null;
  return { id: "elsewhere", lasting: true, text: t("elsewhere"), detail: t("elsewhere-about"),
    acts: [{ text: t("elsewhere-here"), act: () => house.playHere(), good: true }] };
}

/** @param {House} house @returns {Notice | null} */
function trouble(house) {
  const { game, boot, words: { t } } = house;
  if (!game.trouble) return null;
  const text = String(game.trouble.text ?? game.trouble.kind).slice(0, 200);
  return { id: "trouble", bad: true, lasting: true, text: t("trouble"), detail: t("trouble-about", { text }),
    acts: [{ text: t("trouble-again"), good: true, act: () => { game.trouble = null; boot.retry(); game.recover(); } }] };
}

/** Its start only where no page shows that itself. @param {House} house @returns {Notice | null} */
function engine(house) {
  const { boot, game, route, words: { t } } = house;
  if (boot.state === "ready") return boot.slow ? { id: "slow", text: t("engine-slow"), lasting: true } : null;
  if (!["table", "seating", "score"].includes(route.page)) return null;
  if (boot.state === "loading" && game.still) return opening(house);
  if (boot.state === "loading") return { id: "waking", text: t("engine-again"), lasting: true };
  return { id: "engine", bad: true, lasting: true, text: t("boot-failed"), detail: t("engine-kept"),
    acts: [{ text: t("retry"), act: () => boot.retry(), good: true }] };
}

/** The game rests on the table until the engine has opened it: nothing to tell while that takes no time. @param {House} house @returns {Notice | null} */
function opening(house) {
  const { boot, words: { t } } = house;
  if (boot.slow) return { id: "opening", text: t("boot-slow"), lasting: true, acts: [{ text: t("retry"), act: () => boot.retry(), good: true }] };
  return boot.long ? { id: "opening", text: t("table-opening-long"), detail: stageNow(house), lasting: true } : null;
}

/** @param {House} house @returns {Notice | null} */
function thinker({ game, route, words: { t } }) {
  const anew = game.thinker?.state === "anew", slow = game.thinker?.state === "ready" && game.thinker.slow; // its first start holds up nobody
  if (route.page !== "table" || !(anew || slow)) return null;
  return { id: "thinker", lasting: true, text: t(anew ? "thinker-anew" : "thinker-slow") };
}

/** @param {House} house @returns {Notice | null} */
function unkept({ game, words: { t } }) {
  return !game.unkept ? null : { id: "unkept", bad: true, text: t("unkept"), detail: t("unkept-about"),
    acts: [{ text: t("aside-download"), act: () => download(asText(game.lines), `melds-${game.name}.txt`) }] };
}

/** Never in mid-deal. @param {House} house @returns {Notice | null} */
function update(house) {
  const { offline: { waiting }, game, route, words: { t } } = house;
  const between = !game.view || Boolean(game.view.ended) || game.view.step === "deal" || game.view.step === "over";
  if (!waiting || !between || game.seating || route.page === "table") return null;
  return { id: "update", text: t("update"), detail: t("update-about"), acts: [{ text: t("update-now"), act: () => house.offline.update(), good: true }] };
}

/** @param {House} house @returns {Notice | null} */
function back({ offline, route, words: { t } }) {
  return offline.back && route.page !== "table" ? { id: "back", text: t("update-back") } : null;
}

/** @param {House} house @returns {Notice | null} */
function forgetful({ saves, route, words: { t } }) {
  return saves.lasting || route.page !== "new" ? null : { id: "forgetful", text: t("forgetful") };
}
