// How each language writes numbers and lists. Chromium knows neither Cornish, Gaelic nor Frisian,
// so these are our own and the same in every browser.

/**
 * @typedef {object} Forms
 * @property {string} group  between thousands
 * @property {string} point  before decimals
 * @property {string} pair   "{0} and {1}"
 * @property {string} middle between the items of a longer list
 * @property {string} last   before the last item of a longer list
 * @property {string} apart  between items that have commas of their own
 * @property {string} after  between sentences
 * @property {string} beside between what stands side by side; a line does not begin with it
 * @property {"ltr" | "rtl"} dir
 * @property {string} name   the language in its own words
 */

/** @type {Record<string, Forms>} */
export const FORMS = {
  en: { group: ",", point: ".", pair: "{0} and {1}", middle: ", ", last: " and ", apart: "; ", after: " ", beside: "\u00a0· ", dir: "ltr", name: "English" },
};

const MINUS = "\u2212";

/** 1745 -> "1,745"; -70 -> "−70".
 * @param {number} value @param {Forms} forms */
export function writeNumber(value, forms) {
  const [whole, part] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, forms.group);
  return (value < 0 ? MINUS : "") + grouped + (part ? forms.point + part : "");
}

/** 510 -> "+510"; 0 -> "0"; -70 -> "−70".
 * @param {number} value @param {Forms} forms */
export function writeSigned(value, forms) {
  return (value > 0 ? "+" : "") + writeNumber(value, forms);
}

/** ["a", "b", "c"] -> "a, b and c".
 * @param {readonly string[]} items @param {Forms} forms */
export function writeList(items, forms) {
  if (items.length < 2) return items[0] ?? "";
  if (items.length === 2) return forms.pair.replace("{0}", () => items[0]).replace("{1}", () => items[1]);
  return items.slice(0, -1).join(forms.middle) + forms.last + items[items.length - 1];
}
