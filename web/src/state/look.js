// Puts the settings that change the look on <html>, where the style sheets find them.

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
const DARK = matchMedia("(prefers-color-scheme: dark)");
const PAPER = /** @type {Record<string, [string, string]>} */ ({
  linen: ["#fbf6ec", "#231c15"], woad: ["#f3f7f9", "#10232e"], heather: ["#faf5fa", "#281b2d"], lichen: ["#f7f8ef", "#1e2217"],
});

/** @param {import("./settings.js").Settings} settings */
export function wearLook(settings) {
  const dress = () => {
    const root = document.documentElement;
    root.dataset.table = settings.get("table");
    root.dataset.deck = settings.get("deck");
    root.dataset.size = settings.get("size");
    root.dataset.motion = moves(settings) ? "on" : "off";
    if (settings.get("mode") === "auto") delete root.dataset.mode;
    else root.dataset.mode = settings.get("mode");
    const dark = settings.get("mode") === "dark" || (settings.get("mode") === "auto" && DARK.matches);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[settings.get("table")][dark ? 1 : 0]);
  };
  dress();
  settings.subscribe(dress);
  REDUCED.addEventListener("change", dress);
  DARK.addEventListener("change", dress);
}

/** Whether things may move: the person's word goes before the system's.
 * @param {import("./settings.js").Settings} settings */
export function moves(settings) {
  return settings.get("motion") === "on" || (settings.get("motion") === "auto" && !REDUCED.matches);
}
