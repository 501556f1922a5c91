// The page's address after the #: which page, and where in it.

/** Pages of their own, and sheets that open over one. */
const PAGES = ["menu", "new", "seating", "table", "score", "rules"];
const SHEETS = ["settings", "help", "about"];

/** @typedef {{ page: string, sheet: string, at: string }} Route */

/** @param {string} hash @param {Route} before @returns {Route} what cannot be read leads to the menu */
export function readRoute(hash, before) {
  const [name, ...rest] = decodeURIComponent(hash.replace(/^#/, "")).split("/");
  const at = rest.join("/").replace(/[^\w.-]/g, "");
  if (SHEETS.includes(name)) return { page: before.page, sheet: name, at };
  return { page: PAGES.includes(name) ? name : "menu", sheet: "", at };
}

/** "rules#C4.5" or "menu", as the table asks for a page -> "#rules/C4.5". @param {string} page */
export const asHash = (page) => `#${page.replace("#", "/")}`;
