// How a large file comes from any static host. Some compress nothing, or nothing they do not know: then its packed
// twin (`.gz` beside it) is fetched and unpacked on the way. What a host does is looked at, never assumed.

/** @typedef {(url: string) => Promise<Response>} Fetch */

/** How often it is told how much has come, in milliseconds: each time the page may be drawn. */
const OFTEN = 100;

/**
 * @param {string} url
 * @param {number} size of the file as it is when unpacked
 * @param {Fetch} fetch
 * @returns {Promise<Response>} of the unpacked file
 */
export async function arrive(url, size, fetch) {
  const plain = sound(await fetch(url), url);
  if (!comesUnpacked(plain, size)) return plain;
  await plain.body?.cancel();
  const packed = await fetch(`${url}.gz`);
  if (!packed.ok || !packed.body) return sound(await fetch(url), url);
  return new Response(await unpacked(packed.body));
}

/** @param {Response} response @param {string} url */
export function sound(response, url) {
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** @param {Response} response @param {number} size */
function comesUnpacked(response, size) {
  return !response.headers.has("content-encoding") && Number(response.headers.get("content-length")) === size;
}

/** A host may have unpacked the file already, so its first two bytes decide. @param {ReadableStream<Uint8Array>} body */
async function unpacked(body) {
  const reader = body.getReader();
  const first = await reader.read();
  /** @type {ReadableStream<BufferSource>} */
  const whole = new ReadableStream({
    start(controller) {
      if (first.value) controller.enqueue(bytes(first.value));
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(bytes(value));
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const isGzip = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return isGzip ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** @param {Uint8Array} chunk */
const bytes = (chunk) => /** @type {Uint8Array<ArrayBuffer>} */ (chunk);

/**
 * The same response, with every byte of it counted as it passes.
 * @param {Response} response
 * @param {string} type
 * @param {(loaded: number) => void} tell
 * @param {(error: unknown) => void} lost called when it breaks off on the way
 */
export function counted(response, type, tell, lost) {
  let loaded = 0, told = -OFTEN;
  const count = new TransformStream({
    transform(/** @type {Uint8Array} */ chunk, controller) {
      loaded += chunk.byteLength;
      controller.enqueue(chunk);
      if (performance.now() - told < OFTEN) return;
      told = performance.now();
      tell(loaded);
    },
    flush: () => tell(loaded),
  });
  response.body?.pipeTo(count.writable).catch(lost);
  return new Response(count.readable, { headers: { "content-type": type } });
}
