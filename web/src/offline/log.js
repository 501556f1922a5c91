// What a service worker has to know when it wakes: which caches hold this Melds and which the one before, whether this one has ever
// started well, and who still plays on an older one.

/**
 * @typedef {object} Entry
 * @property {readonly string[]} names   the caches of this Melds
 * @property {readonly string[]} before  those of the last one that started well
 * @property {readonly string[]} stale   all caches of others that were here when this one took over
 * @property {boolean} proved            this one has started well
 * @property {boolean} back              it has not, and the one before is given in its place
 * @property {number} tries              starts that were begun since one went well
 * @property {readonly string[]} guests  pages that were open before this one took over
 */

export class Log {
  /** @param {string} cache @param {string} address under which it lies there */
  constructor(cache, address) {
    this.cache = cache;
    this.address = address;
    /** @type {Promise<Entry | null> | null} */
    this.reading = null;
  }

  /** @returns {Promise<Entry | null>} null where nothing can be read */
  read() {
    this.reading ??= caches.open(this.cache).then((cache) => cache.match(this.address)).then((found) => found?.json() ?? null).catch(() => null);
    return this.reading;
  }

  /** @param {Partial<Entry>} news */
  async write(news) {
    const entry = { names: [], before: [], stale: [], proved: false, back: false, tries: 0, guests: [], ...await this.read(), ...news };
    this.reading = Promise.resolve(entry);
    try {
      await (await caches.open(this.cache)).put(this.address, new Response(JSON.stringify(entry)));
    } catch { /* no room: it is known as long as this worker lives */ }
    return entry;
  }
}
