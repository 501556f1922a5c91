// Melds without a network: keeps every file of the site, in two caches, and answers from them alone.
//
// For the page (src/state/offline.js):
//   register("sw.js")      the whole site is kept when the registration becomes active;
//   a worker that waits    is a newer Melds. It never takes over by itself: ask, and not in mid-deal;
//   {type: "update"}       posted to the waiting worker, lets it take over. The page then hears `controllerchange`
//                          and reloads. Other pages play on with the older Melds: its files stay as long as they do;
//   {type: "started"}      the engine answers in this page. Until it has said so once, the Melds before stays as well;
//   {type: "failed"}       with a port: it does not. What is damaged is mended, or the Melds before is put in its place;
//                          the port hears {mended, back}: one of them, or neither;
//   {type: "stuck"}        (src/first.js) a script of the page does not run: with the next page that is opened it is
//                          looked what is damaged, and where nothing is, the Melds before is put in its place;
//   {type: "left"}         (src/first.js) nobody looks at this page any more: it need not have started.
// A start of which none of this is heard for long has failed as well.
// The runtime changes seldom and its cache outlives most updates. Caches are named after the scope, so that two copies
// of Melds on one host do not disturb each other.
import { Files } from "./src/offline/files.js";
import { Log } from "./src/offline/log.js";
import { begun, left, stuck } from "./src/offline/starts.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const mine = `melds ${scope} `;
const KINDS = Object.keys(MELDS_FILES).map((part) => `${mine}${part} `);

/** The address of a file of the site, whatever is asked of it behind `?` or `#`. @param {string} address */
function plain(address) {
  const url = new URL(address, scope);
  return `${url.origin}${url.pathname.replace(/\/index\.html$/, "/")}`;
}

const parts = Object.entries(MELDS_FILES).map(([part, { version, files }]) => ({ name: `${mine}${part} ${version}`, files }));
const names = parts.map(({ name }) => name);
const known = new Map(parts.flatMap(({ name, files }) => files.map((file) => [plain(file.url), { name, file }])));
const files = new Files(plain);
const log = new Log(`${mine}log`, `${scope}log`);

/** Starts that may fail, before an older Melds that worked is given. */
const TRIES = 2;

/** ms that a page waits at most while what is damaged is mended. */
const LONGEST = 5_000;

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(parts.map((part) => files.keep(part))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const last = await log.read(), before = last ? (last.proved || !last.before.length ? last.names : last.before) : await older();
    const guests = (await everybody()).map(({ id }) => id);
    const ours = { names, before: before.every((name) => names.includes(name)) ? [] : before, stale: await older(), guests };
    await log.write({ ...ours, proved: false, back: false, failed: 0, told: false, begun: [] });
    await worker.clients.claim();
  })());
});

worker.addEventListener("message", (event) => {
  const { data, source, ports: [port] } = event;
  if (data?.type === "update") void worker.skipWaiting();
  if (data?.type === "started") event.waitUntil(started(/** @type {Client} */ (source)));
  if (data?.type === "failed") event.waitUntil(mend(parts).then((outcome) => port?.postMessage(outcome)));
  const { id } = /** @type {Client} */ (source ?? {});
  if (data?.type === "stuck") event.waitUntil(log.write((entry) => stuck(entry, id)));
  if (data?.type === "left") event.waitUntil(log.write((entry) => left(entry, id, Date.now())));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event, address = plain(request.url);
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  if (request.mode === "navigate" && address === scope) event.respondWith(start(event));
  else event.respondWith(answer(request, address));
});

/** A page is opened. Where an earlier one has not started, what is kept is looked through meanwhile; and first, where that one has
 * said that it cannot. @param {FetchEvent} event */
async function start(event) {
  const last = await log.read();
  if (last && !last.back) {
    const here = (await everybody()).map(({ id }) => id);
    event.waitUntil(log.write((entry) => begun(entry, event.resultingClientId, here, Date.now())));
    const { failed, told } = await log.read() ?? last, hopeless = failed >= TRIES;
    if (failed || last.begun.length) {
      const mending = mend(hopeless ? parts : parts.slice(-1), hopeless).catch(() => {});
      event.waitUntil(mending);
      if (told) await Promise.race([mending, new Promise((done) => setTimeout(done, LONGEST))]);
    }
  }
  return answer(event.request, scope);
}

/** @param {Request} request @param {string} address */
async function answer(request, address) {
  try {
    const here = known.get(address), entry = await log.read();
    const from = entry?.back ? [...entry.before, ...names] : here ? [here.name] : entry?.stale ?? [];
    const kept = await found(address, from);
    if (kept) return kept;
    if (here && !entry?.back) return await refilled(here);
  } catch { /* the browser has lost its caches, or this is not the file that it was */ }
  // what a page is opened with, the record that somebody shared say, is for the page alone
  return request.mode === "navigate" && address === scope ? fetch(scope, { cache: "no-cache", redirect: "manual" }) : fetch(request);
}

/** @param {string} address @param {readonly string[]} from */
async function found(address, from) {
  for (const cacheName of from) {
    const kept = await caches.match(address, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** What the browser has thrown away is kept again. @param {{ name: string, file: KeptFile }} lost */
async function refilled({ name, file }) {
  const response = await files.sent(file), copy = response.clone();
  await caches.open(name).then((cache) => cache.put(plain(file.url), copy)).catch(() => {});
  return response;
}

/** @param {readonly import("./src/offline/files.js").Part[]} which @param {boolean} [hopeless] whether it would not start otherwise either */
async function mend(which, hopeless = true) {
  if ((await log.read())?.back) return { mended: false, back: false };
  const counts = await Promise.all(which.map((part) => files.mend(part)));
  const lost = counts.some((count) => count.lost), mended = !lost && counts.some((count) => count.mended);
  const now = await log.read(), isBack = !mended && (lost || hopeless) && now !== null && !now.proved && now.before.length > 0;
  if (isBack) await log.write({ back: true });
  return { mended, back: isBack };
}

/** @param {Client} page */
async function started(page) {
  const entry = await log.read();
  if (entry?.back) {
    page.postMessage({ type: "back" });
    return;
  }
  if (!entry?.guests.includes(page.id)) await log.write({ proved: true, failed: 0, told: false, begun: [] });
  await tidy();
  await Promise.all(parts.map((part) => files.keep(part).catch(() => {})));
}

/** Lets go of older files once nobody needs them. A Melds that comes, or waits, may be one of the older ones. */
async function tidy() {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const entry = await log.read(), here = new Set((await everybody()).map(({ id }) => id));
  if (!entry?.proved || entry.guests.some((id) => here.has(id))) return;
  await Promise.all(entry.stale.map((name) => caches.delete(name)));
  await log.write({ stale: [] });
}

/** The caches of every other Melds; of one that is coming as well, so it is asked but once, when this one takes over. */
async function older() {
  return (await caches.keys()).filter((name) => KINDS.some((kind) => name.startsWith(kind)) && !names.includes(name));
}

const everybody = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
