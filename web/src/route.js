// The page's address after the #: which page, and where in it.

/** Pages of their own, and sheets that open over one. */
const PAGES = ["menu", "new", "seating", "table", "score", "rules"];
const SHEETS = ["settings", "help", "about"];

/** @typedef {{ page: string, sheet: string, at: string, as: string }} Route  at: where in the page; as: in which of its forms */

/** @param {string} hash @param {Route} before @returns {Route} what cannot be read leads to the menu */
export function readRoute(hash, before) {
  const [name, at = "", as = ""] = decodeURIComponent(hash.replace(/^#/, "")).split("/").map((part) => part.replace(/[^\w.-]/g, ""));
  if (SHEETS.includes(name)) return { page: before.page, sheet: name, at, as };
  return { page: PAGES.includes(name) ? name : "menu", sheet: "", at, as };
}

/** "rules#C4.5" or "menu", as the table asks for a page -> "#rules/C4.5". @param {string} page */
export const asHash = (page) => `#${page.replace("#", "/")}`;
