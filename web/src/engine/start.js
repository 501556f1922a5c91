// How the engine starts in its worker: Pyodide, the standard library and the engine come at once, and each says how far
// it is. A file that does not come fails its stage by name, which Pyodide by itself would wait for. Where a picture of
// the memory is kept (snapshot.js), it goes on from that.
import { arrive, counted } from "./arrive.js";
import { keep, kept, proved } from "./snapshot.js";
import { forget } from "./snapshot_cache.js";

/** @typedef {"runtime" | "library" | "engine" | "ready"} Stage */
/** @typedef {(stage: Stage, loaded?: number, total?: number) => void} Tell */
/** @typedef {(request: string) => string} Handle */

const ENGINE = "/engine.zip";

const network = self.fetch.bind(self);
export const here = (/** @type {string} */ url) => new URL(url, import.meta.url).href;

/** @param {unknown} error */
export const words = (error) => (error instanceof Error ? error.message : String(error));

/** Files that are on their way. */
class Arrivals {
  /** @param {Tell} tell */
  constructor(tell) {
    this.tell = tell;
    /** @type {(error: Error) => void} */
    this.refuse = () => {};
    /** Never fulfilled; rejected when a file does not come. @type {Promise<never>} */
    this.loss = new Promise((_, refuse) => { this.refuse = refuse; });
    this.loss.catch(() => {});
  }

  /** @param {Stage} stage @param {BuiltFile} file @param {string} type @returns {Promise<Response>} */
  async load(stage, file, type) {
    const lost = (/** @type {unknown} */ error) => this.refuse(Object.assign(new Error(words(error)), { stage }));
    try {
      this.tell(stage, 0, file.size);
      return counted(await arrive(here(file.url), file.size, network), type, (loaded) => this.tell(stage, loaded, file.size), lost);
    } catch (error) {
      lost(error);
      return this.loss;
    }
  }
}

/** What Pyodide asks for by address is handed to it as it comes. @param {Arrivals} arrivals */
function begin(arrivals) {
  const { wasm, library } = MELDS_RUNTIME;
  const coming = new Map([
    [here(wasm.url), arrivals.load("runtime", wasm, "application/wasm")],
    [here(library.url), arrivals.load("library", library, "application/zip")],
  ]);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return coming.get(url) ?? network(input, init);
  };
}

const folder = here(MELDS_RUNTIME.folder);
const pyodide = () => import(`${folder}pyodide.mjs`);

/** Pyodide's own start. @param {object} [more] of its options */
async function python(more) {
  const { loadPyodide } = await pyodide();
  return loadPyodide({ indexURL: folder, stdLibURL: here(MELDS_RUNTIME.library.url), lockFileContents: JSON.parse(MELDS_RUNTIME.lock), ...more });
}

/** Calls a function of a module that gives nothing back. @param {any} py @param {string} module @param {(module: any) => any} call */
function within(py, module, call) {
  const found = py.pyimport(module);
  call(found);
  found.destroy();
}

/** Puts the engine where Python finds it. @param {any} py @param {ArrayBuffer} bytes */
function install(py, bytes) {
  py.FS.writeFile(ENGINE, new Uint8Array(bytes));
  within(py, "sys", ({ path }) => { path.append(ENGINE); path.destroy(); });
}

/** @param {Arrivals} arrivals @returns {Promise<ArrayBuffer>} */
function engine(arrivals) {
  const bytes = arrivals.load("engine", MELDS_RUNTIME.engine, "application/zip").then((response) => response.arrayBuffer());
  bytes.catch(() => {});
  return bytes;
}

/**
 * @param {Tell} tell
 * @param {{ anew?: boolean, further?: boolean }} [how] anew: in the place of one that died, perhaps of what is in the picture;
 *   further: beside another, whose start counts
 * @returns {Promise<Handle>}
 */
export async function start(tell, { anew = false, further = false } = {}) {
  const arrivals = new Arrivals(tell);
  begin(arrivals);
  pyodide().catch(() => {}); // asked for again by name below, where it can fail
  import(`${folder}pyodide.asm.mjs`).catch(() => {});
  if (anew) await forget();
  const picture = anew ? null : await kept(!further);
  if (!picture) return Promise.race([plain(engine(arrivals)), arrivals.loss]);
  try {
    return await Promise.race([restored(picture, further), arrivals.loss]);
  } catch {
    await forget();
    const again = new Arrivals(tell);
    begin(again);
    return Promise.race([plain(engine(again)), again.loss]);
  }
}

/** @param {Promise<ArrayBuffer>} bytes @returns {Promise<Handle>} */
async function plain(bytes) {
  /** @type {Stage} */
  let stage = "runtime";
  try {
    const py = await python();
    stage = "engine";
    install(py, await bytes);
    return py.pyimport("melds.bridge").handle;
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { stage: Object(error).stage ?? stage });
  }
}

/** A request that every engine answers. @param {string} [game] */
const hello = (game) => JSON.stringify({ v: 1, id: 0, rev: null, op: "hello", game });

/** Goes on from a picture, once it has proved to answer. What `random` would give is the same every time: the engine asks only
 * for what the system gives, or what a seed does. @param {Uint8Array} picture @param {boolean} further @returns {Promise<Handle>} */
async function restored(picture, further) {
  const py = await python({ _loadSnapshot: picture });
  const { handle } = py.pyimport("melds.bridge");
  if (JSON.parse(handle(hello())).kind !== "hello") throw new Error("the picture does not answer");
  if (!further) void proved();
  return handle;
}

/** All of the engine, for a picture has no files to fetch the rest from; and no more in use than must be. */
const SETTLE = `
import gc
from importlib import import_module
from zipimport import zipimporter
for path in list(zipimporter("${ENGINE}")._get_files()):
    if path.endswith(".pyc"):
        import_module(path.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__"))
gc.collect()
`;

/** Starts an engine nobody plays with, and keeps a picture of it. */
export async function depict() {
  const arrivals = new Arrivals(() => {});
  begin(arrivals);
  const bytes = engine(arrivals);
  const py = await python({ _makeSnapshot: true });
  install(py, await bytes);
  within(py, "melds.bridge", ({ handle }) => {
    for (const game of JSON.parse(handle(hello())).games) handle(hello(game));
    handle.destroy();
  });
  py.runPython(SETTLE);
  await keep(py.makeMemorySnapshot());
}
