// The engine's own thread. Starts Pyodide and the engine (start.js), says how far it is, and from then on only hands
// strings to `melds.bridge.handle` and its answers back. It does not know what a card is.
//
// To the page: {type: "stage", stage, loaded, total} while loading, {type: "failed", stage, text} when that goes
// wrong, {type: "dead", text} when Python can go no further, {type: "thinking"} as a sign of life while a computer player
// thinks, and a plain string for every answer.
//
// When nothing has been asked for a while, a worker of this one's makes a picture of a fresh engine for the next visit.
import { wanted } from "./snapshot.js";
import { depict, start, words } from "./start.js";

/** The names of the worker that only makes a picture, of the one in which computer players think, and what is behind the name of
 * any that takes the place of another. */
const PAINTER = "melds picture", THINKER = "melds thinker", ANEW = " anew";

const isThinker = self.name.startsWith(THINKER);

/** A computer player thinks for so long at a time, in milliseconds: in between, whatever has come meanwhile is heard. */
const SLICE = 8;

/** Slices from one sign of life to the next. */
const SIGN = 30;

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
  if (!depicted && !isThinker) rest = setTimeout(paint, QUIET);
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
    const handle = await start(tell, { anew: self.name.endsWith(ANEW), further: isThinker });
    const next = new MessageChannel();
    let slices = 0;
    /** Whether it has been answered. @param {string} message */
    const answered = (message) => {
      const answer = handle(message);
      if (answer) self.postMessage(answer);
      return answer !== "";
    };
    const alive = (/** @type {() => void} */ go) => {
      try { go(); } catch (error) {
        self.onmessage = next.port1.onmessage = null;
        self.postMessage({ type: "dead", text: words(error) });
      }
    };
    const think = () => {
      if (++slices % SIGN === 0) self.postMessage({ type: "thinking" });
      for (const end = performance.now() + SLICE; performance.now() < end;) if (answered("")) return settle();
      next.port2.postMessage(""); // no timer: those are held up
    };
    next.port1.onmessage = () => alive(think);
    self.onmessage = ({ data }) => alive(() => { if (answered(data)) settle(); else think(); });
    self.removeEventListener("unhandledrejection", quiet);
    tell("ready");
    settle();
  } catch (error) {
    self.postMessage({ type: "failed", stage: Object(error).stage ?? "runtime", text: words(error) });
  }
}

if (self.name === PAINTER) await depict().then(() => self.postMessage(""), (error) => self.postMessage(words(error)));
else await serve();
