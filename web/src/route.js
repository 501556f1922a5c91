// The page's address after the #: which page, and where in it.

/** Pages of their own, and sheets that open over one. */
const PAGES = ["menu", "new", "seating", "table", "score", "rules", "house", "embed", "record"];
const SHEETS = ["settings", "help", "about"];

/** @typedef {{ page: string, sheet: string, at: string, as: string, query: string }} Route  at: where in the page; as: in which of its
 *   forms; query: what the address says after a "?", as it says it */

/** @param {string} hash @param {Route} before @returns {Route} what cannot be read leads to the menu */
export function readRoute(hash, before) {
  const [path, ...rest] = hash.replace(/^#/, "").split("?"), query = rest.join("?");
  const [name, at = "", as = ""] = plain(path).split("/").map((part) => part.replace(/[^\w.-]/g, ""));
  if (SHEETS.includes(name)) return { page: before.page, sheet: name, at, as, query: before.query };
  return { page: PAGES.includes(name) ? name : "menu", sheet: "", at, as, query };
}

/** @param {string} path */
function plain(path) {
  try { return decodeURIComponent(path); } catch { return path; } // an address that was cut or mistyped
}

/** "rules#C4.5" or "menu", as the table asks for a page -> "#rules/C4.5". @param {string} page */
export const asHash = (page) => `#${page.replace("#", "/")}`;
