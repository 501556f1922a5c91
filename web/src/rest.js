// What the first page and the table do without: the other pages, and the words of those. It is fetched as soon as the first
// page stands.
export { aboutSheet, helpSheet } from "./pages/help-sheet.js";
export { Embed } from "./pages/embed.js";
export { HouseLink } from "./pages/house-link.js";
export { NewGame } from "./pages/new-game/page.js";
export { Received } from "./pages/received.js";
export { Rulebook } from "./pages/rulebook.js";
export { settingsSheet } from "./pages/settings-sheet.js";
export { HouseRules } from "./state/house-rules.js";
export { TEXTS } from "./words/rest.js";
