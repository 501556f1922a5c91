// The words that come later, by language.
import english from "../../locales/en/rest.js";

/** @type {Record<string, readonly string[]>} */
export const TEXTS = { en: english };
