// Reads the colours of ../styles/tokens.css and finds every pair, carrying text or meaning, that is too close.
import { readFileSync } from "node:fs";

const TEXT = 4.5;
const SHAPE = 3;

/** @type {[string, string, number][]} */
const PAIRS = [
  ["on-cloth", "cloth", TEXT], ["on-soft", "cloth", TEXT], ["on-cloth", "mat", TEXT], ["on-soft", "mat", TEXT], ["ink", "paper", TEXT],
  ["ink-soft", "paper", TEXT], ["ink", "inset", TEXT], ["ink-soft", "inset", TEXT], ["on-act", "act", TEXT], ["good", "paper", TEXT],
  ["good", "inset", TEXT], ["bad", "paper", TEXT], ["bad", "inset", TEXT], ["ice", "paper", TEXT], ["rule", "paper", SHAPE],
  ["act", "paper", SHAPE], ["pick", "cloth", SHAPE], ["pick", "mat", SHAPE], ["pick", "paper", SHAPE],
];
const SUITS = ["suit-s", "suit-h", "suit-d", "suit-c", "star"];
const CLOTHS = ["linen", "woad", "heather", "lichen"];
const DECKS = ["4c", "hc"];

/** @param {string} hex */
function luminance(hex) {
  const [r, g, b] = (hex.match(/\w\w/g) ?? []).map((two) => parseInt(two, 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} one @param {string} other */
function ratio(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} block @param {boolean} dark @returns {Record<string, string>} */
function colours(block, dark) {
  const found = block.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g);
  return Object.fromEntries([...found].map(([, name, light, night, one]) => [name, one ?? (dark ? night : light)]));
}

/** Every pair that falls short, as a sentence. @param {string} css @returns {string[]} */
export function shortfalls(css) {
  const root = css.slice(css.indexOf(":root {"), css.indexOf("@media"));
  const block = (/** @type {string} */ attribute, /** @type {string} */ value) => css.match(new RegExp(`\\[data-${attribute}="${value}"\\] \\{([^}]*)\\}`))?.[1] ?? "";
  const looks = [
    ...CLOTHS.map((name) => ({ name, extra: block("table", name), pairs: PAIRS })),
    ...["", ...DECKS].map((name) => ({ name: `deck ${name || "2c"}`, extra: name && block("deck", name), pairs: SUITS.map((suit) => /** @type {[string, string, number]} */ ([suit, "card", TEXT])) })),
  ];
  return looks.flatMap(({ name, extra, pairs }) => [false, true].flatMap((dark) => {
    const found = { ...colours(root, dark), ...colours(extra, dark) };
    return pairs.flatMap(([front, back, least]) => {
      const mode = `${name}, ${dark ? "dark" : "light"}`;
      if (!found[front] || !found[back]) return [`${mode}: there is no colour ${found[front] ? back : front}`];
      const value = ratio(found[front], found[back]);
      return value < least ? [`${mode}: ${front} on ${back} is ${value.toFixed(1)}, and ${least} is needed`] : [];
    });
  }));
}

/** The same for the tokens of this page. */
export const contrast = () => shortfalls(readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8"));
