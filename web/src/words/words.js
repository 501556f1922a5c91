// The languages there are, each with all the words of the page.
import english from "../../locales/en/index.js";
import { Words } from "./language.js";

export { Words };

/** @type {Record<string, readonly string[]>} */
const LANGUAGES = { en: english };

/** @param {string} language */
export const wordsIn = (language) => new Words(LANGUAGES[language] ? language : "en", LANGUAGES[language] ?? LANGUAGES.en);
