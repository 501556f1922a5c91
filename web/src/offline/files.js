// The files of one Melds in the caches of the browser. None goes in that is not byte for byte the file that was built: a host that
// answers with another version, half a file or an error page is found out, and what the host calls a file is put right.
import { arrive, sound } from "../engine/arrive.js";

/** @typedef {{ name: string, files: readonly KeptFile[] }} Part  a cache and what belongs in it */

/** What a browser insists on, whatever the host says. @type {Record<string, string>} */
const TYPES = {
  "": "text/html; charset=utf-8", html: "text/html; charset=utf-8", css: "text/css", js: "text/javascript", mjs: "text/javascript",
  wasm: "application/wasm", svg: "image/svg+xml", png: "image/png", woff2: "font/woff2", json: "application/json",
  webmanifest: "application/manifest+json", zip: "application/zip",
};
/** They speak of how a file was sent. */
const OF_THE_WAY = ["content-encoding", "content-length", "content-range", "transfer-encoding"];

/** ms after which what is mended is given up for this time. */
const PATIENCE = 60_000;

export class Files {
  /** @param {(url: string) => string} plain the address of a file, whatever is asked of it behind `?` or `#` */
  constructor(plain) {
    this.plain = plain;
  }

  /** Fetches what is not there yet. @param {Part} part */
  async keep({ name, files }) {
    const cache = await caches.open(name);
    const have = new Set((await cache.keys()).map((request) => request.url));
    await Promise.all(files.filter(({ url }) => !have.has(this.plain(url))).map((file) => this.put(cache, file)));
  }

  /** Looks at every byte of what is there, and fetches anew what is not as it was built.
   * @param {Part} part @returns {Promise<{ mended: number, lost: number }>} */
  async mend({ name, files }) {
    const cache = await caches.open(name), count = { mended: 0, lost: 0 }, end = AbortSignal.timeout(PATIENCE);
    for (const file of files) {
      const kept = await cache.match(this.plain(file.url), { ignoreVary: true });
      if (kept && await digest(await kept.arrayBuffer()) === file.sum) continue;
      await this.put(cache, file, end).then(() => count.mended++, () => count.lost++);
    }
    return count;
  }

  /** @param {Cache} cache @param {KeptFile} file @param {AbortSignal} [end] */
  async put(cache, file, end) {
    const response = await this.sent(file, end);
    await cache.put(this.plain(file.url), response);
  }

  /** The file as it was built; what the browser remembers of an older one is asked for again.
   * @param {KeptFile} file @param {AbortSignal} [end] */
  async sent({ url, size, sum }, end) {
    const address = this.plain(url);
    for (const cache of /** @type {const} */ (["default", "reload"])) {
      const fresh = async (/** @type {string} */ from) => sound(await fetch(from, { cache, ...(end ? { signal: end } : {}) }), from);
      const response = size === undefined ? await fresh(address) : await arrive(address, size, fresh);
      const bytes = await response.arrayBuffer();
      if (await digest(bytes) === sum) return new Response(bytes, { headers: headers(response, address) });
    }
    throw new Error(`${address}: not the file of this version`);
  }
}

/** @param {Response} response @param {string} address */
function headers(response, address) {
  const kept = new Headers(response.headers), type = TYPES[address.split("/").at(-1)?.split(".").slice(1).at(-1) ?? ""];
  for (const name of OF_THE_WAY) kept.delete(name);
  if (type) kept.set("content-type", type);
  return kept;
}

/** As the list of files has it. @param {ArrayBuffer} bytes */
async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
