// What was agreed on last, as it was kept.

export const KEY = "melds-terms";

/** @returns {any} what was kept by game, and `last`, the name of the game it was; none of it is sure */
export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch { return {}; } // the first day's terms do
}

/** The name of the game that was agreed on last. @returns {string | undefined} */
export const lastGame = () => recall().last;
