// The engine's own thread. Starts Pyodide and the engine (start.js), says how far it is, and from then on only hands
// strings to `melds.bridge.handle` and its answers back. It does not know what a card is.
//
// To the page: {type: "stage", stage, loaded, total} while loading, {type: "failed", stage, text} when that goes
// wrong, {type: "dead", text} when Python can go no further, and a plain string for every answer.
//
// When nothing has been asked for a while, a worker of this one's makes a picture of a fresh engine for the next visit.
import { wanted } from "./snapshot.js";
import { depict, start, words } from "./start.js";

/** The name of the worker that only makes a picture. */
const PAINTER = "melds picture";

/** So long nothing must have been asked, in milliseconds. */
const QUIET = 5_000;

/** @type {import("./start.js").Tell} */
const tell = (stage, loaded = 0, total = 0) => self.postMessage({ type: "stage", stage, loaded, total });

/** What Pyodide leaves lying when a file breaks off is told as a failed stage already. @param {Event} event */
const quiet = (event) => event.preventDefault();

/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
let depicted = false;

/** Waits for a quiet moment. */
function settle() {
  clearTimeout(rest);
  if (!depicted) rest = setTimeout(paint, QUIET);
}

async function paint() {
  depicted = true;
  if (!await wanted()) return;
  const painter = new Worker(import.meta.url, { type: "module", name: PAINTER });
  painter.onmessage = () => painter.terminate();
  painter.onerror = (event) => { event.preventDefault(); painter.terminate(); };
}

async function serve() {
  try {
    self.addEventListener("unhandledrejection", quiet);
    const handle = await start(tell);
    self.onmessage = ({ data }) => {
      try {
        self.postMessage(handle(data));
        settle();
      } catch (error) {
        self.onmessage = null;
        self.postMessage({ type: "dead", text: words(error) });
      }
    };
    self.removeEventListener("unhandledrejection", quiet);
    tell("ready");
    settle();
  } catch (error) {
    self.postMessage({ type: "failed", stage: Object(error).stage ?? "runtime", text: words(error) });
  }
}

if (self.name === PAINTER) await depict().then(() => self.postMessage(""), (error) => self.postMessage(words(error)));
else await serve();
