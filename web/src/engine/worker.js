// The engine's own thread. Loads Pyodide and the engine, says how far it is, and from then on only hands strings to
// `melds.bridge.handle` and its answers back. It does not know what a card is.
//
// To the page: {type: "stage", stage, loaded, total} while loading, {type: "failed", stage, text} when that goes
// wrong, {type: "dead", text} when Python can go no further, and a plain string for every answer.
import { arrive, counted } from "./arrive.js";

/** @typedef {"runtime" | "library" | "engine" | "ready"} Stage */

const network = self.fetch.bind(self);
const here = (/** @type {string} */ url) => new URL(url, import.meta.url).href;

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Stage} stage @param {number} [loaded] @param {number} [total] */
const tell = (stage, loaded = 0, total = 0) => self.postMessage({ type: "stage", stage, loaded, total });

/** Never fulfilled; rejected when a file does not come, which Pyodide by itself would wait for. */
const loss = (() => {
  /** @type {(error: Error) => void} */
  let reject = () => {};
  /** @type {Promise<never>} */
  const promise = new Promise((_, refuse) => { reject = refuse; });
  promise.catch(() => {});
  return { promise, reject };
})();

/** @param {Stage} stage @param {BuiltFile} file @param {string} type */
async function load(stage, file, type) {
  const lost = (/** @type {unknown} */ error) => loss.reject(Object.assign(new Error(words(error)), { stage }));
  try {
    tell(stage, 0, file.size);
    return counted(await arrive(here(file.url), file.size, network), type, (loaded) => tell(stage, loaded, file.size), lost);
  } catch (error) {
    lost(error);
    return loss.promise;
  }
}

/** All three start at once; Pyodide asks for two of them by address. */
function begin() {
  const { wasm, library, engine } = MELDS_RUNTIME;
  const coming = {
    wasm: load("runtime", wasm, "application/wasm"),
    library: load("library", library, "application/zip"),
    engine: load("engine", engine, "application/zip").then((response) => response.arrayBuffer()),
  };
  coming.engine.catch(() => {});
  const byAddress = new Map([[here(wasm.url), coming.wasm], [here(library.url), coming.library]]);
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return byAddress.get(url) ?? network(input, init);
  };
  return coming.engine;
}

/** @type {Stage} */
let stage = "runtime";

async function boot() {
  const bytes = begin();
  const folder = here(MELDS_RUNTIME.folder);
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: here(MELDS_RUNTIME.library.url),
    lockFileContents: JSON.parse(MELDS_RUNTIME.lock),
  });
  stage = "engine";
  python.unpackArchive(new Uint8Array(await bytes), "wheel");
  return python.pyimport("melds.bridge").handle;
}

/** What Pyodide leaves lying when a file breaks off is told as a failed stage already. @param {Event} event */
const quiet = (event) => event.preventDefault();

try {
  self.addEventListener("unhandledrejection", quiet);
  const handle = await Promise.race([boot(), loss.promise]);
  self.onmessage = ({ data }) => {
    try {
      self.postMessage(handle(data));
    } catch (error) {
      self.onmessage = null;
      self.postMessage({ type: "dead", text: words(error) });
    }
  };
  self.removeEventListener("unhandledrejection", quiet);
  tell("ready");
} catch (error) {
  self.postMessage({ type: "failed", stage: Object(error).stage ?? stage, text: words(error) });
}
