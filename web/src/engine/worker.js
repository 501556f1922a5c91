// The engine's own thread. Loads Pyodide and the engine, says how far it is, and from then on only hands strings to
// `melds.bridge.handle` and its answers back. It does not know what a card is.
//
// To the page: {type: "stage", stage, loaded, total} while loading, {type: "failed", stage, text} when that goes
// wrong, {type: "dead", text} when Python can go no further, and a plain string for every answer.
import { arrive, counted } from "./arrive.js";

/** @typedef {"runtime" | "library" | "engine" | "ready"} Stage */

const network = self.fetch.bind(self);
const here = (/** @type {string} */ url) => new URL(url, import.meta.url).href;

/** @param {Stage} stage @param {number} [loaded] @param {number} [total] */
const tell = (stage, loaded = 0, total = 0) => self.postMessage({ type: "stage", stage, loaded, total });

/** The stage whose file did not come, where that is what went wrong. @type {Stage | null} */
let broken = null;

/** @param {Stage} stage @param {BuiltFile} file @param {string} type */
async function load(stage, file, type) {
  const url = here(file.url);
  try {
    tell(stage, 0, file.size);
    return counted(await arrive(url, file.size, network), (loaded) => tell(stage, loaded, file.size), type);
  } catch (error) {
    broken ??= stage;
    throw error;
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
  for (const promise of Object.values(coming)) promise.catch(() => {});
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

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

try {
  const handle = await boot();
  self.onmessage = ({ data }) => {
    try {
      self.postMessage(handle(data));
    } catch (error) {
      self.onmessage = null;
      self.postMessage({ type: "dead", text: words(error) });
    }
  };
  tell("ready");
} catch (error) {
  self.postMessage({ type: "failed", stage: broken ?? stage, text: words(error) });
}
