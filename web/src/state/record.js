// The record of a game as the page keeps it: lines of text that only grow, or are cut back by an undo.

/** @typedef {{ from: number, lines: readonly string[] }} Growth */

/** The record after a reply.
 * @param {readonly string[]} lines @param {Growth | undefined} growth @returns {string[]} */
export function grow(lines, growth) {
  if (!growth) return [...lines];
  return [...lines.slice(0, growth.from), ...growth.lines];
}

/** @param {readonly string[]} lines */
export const asText = (lines) => lines.join("\n") + "\n";

/** Which game it is a record of, by its heading; "" if it does not say.
 * @param {readonly string[]} lines */
export function gameOf(lines) {
  for (const line of lines.slice(0, 8)) {
    const [, name] = /^\[game (\w+)\]$/.exec(line.trim()) ?? [];
    if (name) return name;
  }
  return "";
}

/** The seats of people, by its heading.
 * @param {readonly string[]} lines */
export const peopleOf = (lines) => lines.flatMap((line) => /^\[player (\w+) person /.exec(line)?.[1] ?? []);

/** The names of those who play, as its heading has them. @param {readonly string[]} lines */
export const namesOf = (lines) => lines.slice(0, 40).flatMap((line) => /^\[(?:player|named) \w+ \w+ (.+)\]$/.exec(line.trim())?.[1] ?? []);

/** A saved game as a file: its text and its name. @param {{ lines: readonly string[], saved: string }} save @returns {[string, string]} */
export const fileOf = ({ lines, saved }) => [asText(lines), `melds-${gameOf(lines) || "game"}-${saved.slice(0, 10)}.melds`];

/** A checksum (FNV-1a, 32 bits) that notices damage; it keeps nobody out.
 * @param {readonly string[]} lines */
export function checksum(lines) {
  let sum = 0x811c9dc5;
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) sum = Math.imul(sum ^ line.charCodeAt(i), 0x01000193);
    sum = Math.imul(sum ^ 10, 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
}
