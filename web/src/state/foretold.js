// A word for first.js on the next visit: whether there is a game to go on with.

/** @param {boolean} going */
export function foretell(going) {
  try {
    if (going) localStorage.setItem("melds-going", "yes");
    else localStorage.removeItem("melds-going");
  } catch { /* then the menu is drawn a moment later */ }
}
