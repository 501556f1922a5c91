// A picture of the memory of an engine that has just started. It is made on this device in a quiet moment, kept beside the
// files of the site, and the next visit goes on from it instead of starting Python again. It is only ever a short cut:
// whatever is wrong with it, it is deleted and the plain start goes its way.

import { CACHE, forget, scope } from "./snapshot_cache.js";

/** Changes whenever anything does that the memory was made of, or that makes it: the name of this script does with its content. */
const MADE_OF = [import.meta.url.split("/").at(-1), MELDS_RUNTIME.folder, MELDS_RUNTIME.library.url, MELDS_RUNTIME.engine.url];
const KEY = `${scope}picture?${MADE_OF.join()}`;
const TRIED = `${scope}picture?tried`;

/** After so many visits whose start from it came to nothing it is given up. */
const MOST_TRIES = 2;

/** It is kept only where this many times its size is free, and made only on a device with this memory, in GB. */
const ROOM = 20;
const LEAST_MEMORY = 2;

const PAGE = 4096;

/** @param {string} url */
const find = (url) => caches.match(url, { cacheName: CACHE });

/** The picture that is kept; null where there is none for this version.
 * @param {boolean} counts whether this is the visit's own start from it, and no further one @returns {Promise<Uint8Array | null>} */
export async function kept(counts) {
  try {
    const [found, tried] = await Promise.all([find(KEY), find(TRIED)]);
    if (!found) return null;
    const tries = Number(await tried?.text() ?? 0);
    if (tries >= MOST_TRIES) throw new Error("it has come to nothing too often");
    if (counts) void note(tries + 1);
    return unfolded(new Uint8Array(await found.arrayBuffer()));
  } catch {
    await forget();
    return null;
  }
}

/** @param {number} tries */
const note = async (tries) => (await caches.open(CACHE)).put(TRIED, new Response(String(tries))).catch(() => {});

/** The start from it has succeeded. */
export const proved = () => caches.open(CACHE).then((cache) => cache.delete(TRIED)).catch(() => {});

/** Whether one should be made: there is none, the site is kept anyway, and there is room. */
export async function wanted() {
  try {
    const names = await caches.keys();
    if (await find(KEY) || !names.some((name) => name.startsWith(`melds ${scope} runtime`))) return false;
    return !(/** @type {any} */ (navigator).deviceMemory < LEAST_MEMORY);
  } catch { return false; }
}

/** Keeps a picture, and no other. @param {Uint8Array} picture */
export async function keep(picture) {
  const folded = fold(picture);
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM * folded.byteLength) return;
  await forget();
  try {
    await (await caches.open(CACHE)).put(KEY, new Response(folded));
  } catch { // not all browsers tell how much room there really is
    await forget();
  }
}

/** Two thirds of the memory are empty. What is kept: the length of the whole, a sum over what follows, of each page whether it is
 * there, and those pages. @param {Uint8Array} whole */
export function fold(whole) {
  const pages = Math.ceil(whole.length / PAGE), there = new Uint8Array(pages);
  const words = new BigUint64Array(whole.buffer, whole.byteOffset, whole.length >> 3);
  let full = 0;
  for (let page = 0; page < pages; page++) {
    const end = Math.min((page + 1) * PAGE, whole.length) >> 3;
    let at = (page * PAGE) >> 3;
    while (at < end && words[at] === 0n) at++;
    if (at < end) full += there[page] = 1;
  }
  const folded = new Uint8Array(head(pages) + full * PAGE);
  folded.set(there, HEAD);
  let at = head(pages);
  for (let page = 0; page < pages; page++) {
    if (!there[page]) continue;
    folded.set(whole.subarray(page * PAGE, (page + 1) * PAGE), at);
    at += PAGE;
  }
  new Uint32Array(folded.buffer, 0, 2).set([whole.length, sum(folded)]);
  return folded;
}

/** Before the pages' own marks: the length and the sum. */
const HEAD = 8;

/** Bytes before the first page, in whole words. @param {number} pages */
const head = (pages) => HEAD + Math.ceil(pages / 4) * 4;

/** One word that is another gives another sum. @param {Uint8Array} folded */
function sum(folded) {
  let total = 0x811c9dc5;
  for (const word of new Uint32Array(folded.buffer, HEAD)) total = Math.imul(total ^ word, 0x01000193);
  return total >>> 0;
}

/** @param {Uint8Array} folded as `fold` has made it, in a buffer of its own @throws {RangeError} where it is cut off or is not what it was */
export function unfolded(folded) {
  const [length, total] = new Uint32Array(folded.buffer, 0, 2), pages = Math.ceil(length / PAGE);
  if (sum(folded) !== total) throw new RangeError("damaged");
  const whole = new Uint8Array(length);
  let at = head(pages);
  for (let page = 0; page < pages; page++) {
    if (!folded[HEAD + page]) continue;
    const part = folded.subarray(at, at += PAGE);
    if (part.length < PAGE) throw new RangeError("cut off");
    whole.set(part.subarray(0, length - page * PAGE), page * PAGE);
  }
  return whole;
}
