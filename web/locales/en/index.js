// Every message file of English. A language is a folder like this one.
import words from "./words.ftl";
import pages from "./pages.ftl";
import fresh from "./new.ftl";
import options from "./options.ftl";
import settings from "./settings.ftl";
import events from "./events.ftl";
import reasons from "./reasons.ftl";
import table from "./table.ftl";
import canasta from "./canasta.ftl";
import accidents from "./accidents.ftl";
import gin from "./gin.ftl";
import embed from "./embed.ftl";

export default [words, pages, fresh, options, settings, events, reasons, table, canasta, accidents, gin, embed];
