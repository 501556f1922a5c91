// The message files of English that the first page and a table of the usual game need; the others are in rest.js, and with
// the panels of their game. A language is a folder like this one.
import words from "./words.ftl";
import pages from "./pages.ftl";
import events from "./events.ftl";
import table from "./table.ftl";
import canasta from "./canasta.ftl";
import accidents from "./accidents.ftl";

export default [words, pages, events, table, canasta, accidents];
