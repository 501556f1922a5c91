// Runs before anything is painted: the colours the person has chosen, and whether the menu that stands in index.html is what will
// be shown. It is there at once, without a script or a word of the language; main.js draws over it what is the same.
// The engine's worker begins here as well, so that all it needs is on its way before the scripts of the page are; engine/client.js
// takes it over, with what it has said by then.
// Should main.js not run, this tells the service worker.
(() => {
  const root = document.documentElement;
  let kept = /** @type {Record<string, unknown>} */ ({}), going = false;
  try {
    kept = JSON.parse(localStorage.getItem("melds-settings") ?? "{}") ?? {};
    going = localStorage.getItem("melds-going") === "yes";
  } catch { /* forbidden or damaged: as on the first day */ }
  for (const key of ["table", "deck", "size", "mode"]) {
    const value = kept[key];
    if (typeof value === "string" && /^\w{1,10}$/.test(value) && value !== "auto") root.dataset[key] = value;
  }
  const menu = /^#?(menu)?$/.test(location.hash) && !/[?&]record=/.test(location.search) && (kept.language ?? "en") === "en";
  // with a game to go on with there is more on the menu than stands in index.html
  if (menu) root.dataset.first = going ? "brand" : "menu";

  // What sw.js hears of a start that has not come to its end.
  const tell = (/** @type {"stuck" | "left"} */ type) => {
    try {
      navigator.serviceWorker.controller?.postMessage({ type });
    } catch { /* forbidden, in a sandbox for example */ }
  };
  let stuck = false;
  const fail = (/** @type {Event} */ { target }) => {
    const ours = !(target instanceof Element) || /^(script|link)$/i.test(target.tagName);
    const stands = document.readyState !== "loading" && !document.getElementById("stuck");
    if (stuck || stands || !ours) return;
    stuck = true;
    tell("stuck");
  };
  const leave = () => { if (root.dataset.engine !== "ready") tell("left"); };
  const look = () => { if (document.hidden) leave(); };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", leave);
  look();

  try {
    if (typeof WebAssembly === "undefined") return;
    const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
    const worker = new Worker(new URL(MELDS_WORKER, src), { type: "module", name: "melds" });
    const early = { name: "melds", worker, failed: false, heard: /** @type {unknown[]} */ ([]) };
    worker.onmessage = ({ data }) => { early.heard.push(data); };
    worker.onerror = (event) => { event.preventDefault(); early.failed = true; };
    Object.assign(globalThis, { early });
  } catch { /* forbidden: engine/client.js tries again, and says so */ }
})();
