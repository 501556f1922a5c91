// Melds without a network: keeps every file of the site, in two caches, and answers from them alone.
//
// For the page (src/state/offline.js):
//   register("sw.js")      the whole site is kept when the registration becomes active;
//   a worker that waits    is a newer Melds. It never takes over by itself: ask, and not in mid-deal;
//   {type: "update"}       posted to the waiting worker, lets it take over. The page then hears `controllerchange`
//                          and reloads.
// The runtime changes seldom and its cache outlives most updates. Caches are named after the scope, so that two copies
// of Melds on one host do not disturb each other.
import { arrive, sound } from "./src/engine/arrive.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const mine = `melds ${scope} `;
const parts = Object.entries(MELDS_FILES).map(([part, { version, files }]) => ({ name: `${mine}${part} ${version}`, files }));

/** The address of a file of the site, whatever is asked of it behind `?` or `#`. @param {string} address */
function plain(address) {
  const url = new URL(address, scope);
  return `${url.origin}${url.pathname.replace(/\/index\.html$/, "/")}`;
}

const known = new Map(parts.flatMap(({ name, files }) => files.map(({ url }) => [plain(url), name])));

/** @param {string} url */
const fresh = async (url) => sound(await fetch(url, { cache: "no-cache" }), url);

/** @param {string} name @param {readonly KeptFile[]} files */
async function keep(name, files) {
  const cache = await caches.open(name);
  const have = new Set((await cache.keys()).map((request) => request.url));
  await Promise.all(files.filter(({ url }) => !have.has(plain(url))).map(async ({ url, size }) => {
    const address = plain(url);
    const response = size === undefined ? await fresh(address) : await arrive(address, size, fresh);
    await cache.put(address, typed(response, address));
  }));
}

/** What was unpacked here has lost its type; WebAssembly streams only under the right one. @param {Response} response @param {string} url */
function typed(response, url) {
  if (response.headers.has("content-type") || !url.endsWith(".wasm")) return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(parts.map(({ name, files }) => keep(name, files))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const current = new Set(parts.map(({ name }) => name));
    const old = (await caches.keys()).filter((name) => name.startsWith(mine) && !current.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  })());
});

worker.addEventListener("message", ({ data }) => {
  if (data?.type === "update") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const address = plain(event.request.url);
  const name = event.request.method === "GET" ? known.get(address) : undefined;
  if (name === undefined) return;
  event.respondWith((async () => (await (await caches.open(name)).match(address, { ignoreVary: true })) ?? fetch(event.request))());
});
