// Space on a full device: what only makes the next start quicker goes before a game that cannot be kept.

/** The picture of a started engine (engine/snapshot.js), whatever version made it. */
const PICTURE = `picture of melds ${new URL("..", import.meta.url).href}`;

/** Gives up what can be made again. @returns {Promise<boolean>} whether there was anything to be given up */
export async function makeSpace() {
  try {
    return await caches.delete(PICTURE);
  } catch { return false; }
}
