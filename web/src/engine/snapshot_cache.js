// Where the picture of a started engine is kept. It only makes the next start quicker, so it goes when it does not do, and before a
// game that cannot be kept.

export const scope = new URL("..", import.meta.url).href;

/** Whatever version made it. */
export const CACHE = `picture of melds ${scope}`;

/** Gives it up. @returns {Promise<boolean>} whether there was one */
export async function forget() {
  try {
    return await caches.delete(CACHE);
  } catch { return false; } // none can have been kept
}
