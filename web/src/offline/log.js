// What a service worker has to know when it wakes: which caches hold this Melds and which the one before, whether this one has ever
// started well, and who still plays on an older one.

/** @typedef {{ page: string, at: number }} Start  a page, and when it was opened */

/**
 * @typedef {object} Entry
 * @property {readonly string[]} names   the caches of this Melds
 * @property {readonly string[]} before  those of the last one that started well
 * @property {readonly string[]} stale   all caches of others that were here when this one took over
 * @property {boolean} proved            this one has started well
 * @property {boolean} back              it has not, and the one before is given in its place
 * @property {number} failed             starts that came to nothing since one went well
 * @property {boolean} told              the last of them said so itself
 * @property {readonly Start[]} begun    starts of which it is not known yet what they came to
 * @property {readonly string[]} guests  pages that were open before this one took over
 */

/** @type {Entry} */
const BLANK = { names: [], before: [], stale: [], proved: false, back: false, failed: 0, told: false, begun: [], guests: [] };

export class Log {
  /** @param {string} cache @param {string} address under which it lies there */
  constructor(cache, address) {
    this.cache = cache;
    this.address = address;
    /** @type {Promise<Entry | null> | null} */
    this.reading = null;
    this.writing = Promise.resolve();
  }

  /** @returns {Promise<Entry | null>} null where nothing can be read */
  read() {
    this.reading ??= caches.open(this.cache).then((cache) => cache.match(this.address)).then((found) => found?.json() ?? null).catch(() => null);
    return this.reading;
  }

  /** What is written at the same time builds one on the other: none of it is lost.
   * @param {Partial<Entry> | ((entry: Entry) => Partial<Entry>)} news */
  write(news) {
    this.reading = this.read().then((last) => {
      const entry = { ...BLANK, ...last };
      return { ...entry, ...(typeof news === "function" ? news(entry) : news) };
    });
    this.writing = this.writing.then(() => this.keep());
    return this.writing;
  }

  async keep() {
    try {
      await (await caches.open(this.cache)).put(this.address, new Response(JSON.stringify(await this.read())));
    } catch { /* no room: it is known as long as this worker lives */ }
  }
}
