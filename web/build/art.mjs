// What is drawn: courts from a package of CC0 art, icons from our own mark, the display face. Made once and kept in
// node_modules/.cache until a source changes, since none of it changes from build to build.
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { optimize } from "svgo";

const CACHE = "node_modules/.cache/melds";
const DECK = "node_modules/@letele/playing-cards/";
const BITTER = "node_modules/@fontsource/bitter/";

/** What each file is called here, and in the package. */
const COURTS = Object.fromEntries([..."SHDC"].flatMap((suit) => [..."KQJ"].map((rank) => [suit + rank, `Svg${suit}${rank}`])));
const JOKERS = { X1: "SvgJ1", X2: "SvgJ2" };

/** Only the drawing: the package's own corner index and border are outside. */
const CROP = {
  court: { box: "-82.4 -130.4 164.8 260.8", width: 165, height: 261 },
  joker: { box: "-90 -110 180 220", width: 240, height: 336 },
};

const ICONS = [
  { name: "icon-192", from: "icon", size: 192 },
  { name: "icon-512", from: "icon", size: 512 },
  { name: "maskable-192", from: "icon-maskable", size: 192 },
  { name: "maskable-512", from: "icon-maskable", size: 512 },
];

/** Attributes of SVG that are not written with hyphens. */
const CAMEL = /^(viewBox|preserveAspectRatio|patternUnits|patternTransform|gradientUnits|gradientTransform|clipPathUnits)$/;

/** Stands in for React: the package's drawings are components, and this makes text of them. */
const TEXT_OF_ELEMENTS = `
const _extends = Object.assign;
const name = (key) => key === "className" ? "class" : key === "xlinkHref" ? "xlink:href"
  : ${CAMEL}.test(key) ? key : key.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()).replace(/^xmlns-xlink$/, "xmlns:xlink");
const React = { createElement(tag, attributes, ...children) {
  const written = Object.entries(attributes ?? {}).filter(([, value]) => value != null)
    .map(([key, value]) => " " + name(key) + '="' + value + '"').join("");
  return "<" + tag + written + ">" + children.flat().filter(Boolean).join("") + "</" + tag + ">";
} };
`;

/** Each drawing's own ids, short, so that none meets another's when two are in one page. */
const SVGO = {
  multipass: true,
  floatPrecision: 1,
  plugins: [{ name: "preset-default", params: { overrides: { removeUnknownsAndDefaults: false } } }],
};

/** Fourteen drawings as SVG. @param {string} folder */
async function courts(folder) {
  const source = readFileSync(DECK + "dist/index.esm.js", "utf8").replace(/^import .*$/gm, "");
  const names = { ...COURTS, ...JOKERS };
  const wanted = `export default { ${Object.entries(names).map(([ours, theirs]) => `${ours}: ${theirs}`).join(", ")} };`;
  const module = (TEXT_OF_ELEMENTS + source).replace(/^export {.*$/m, wanted);
  const drawings = (await import("data:text/javascript;base64," + Buffer.from(module).toString("base64"))).default;
  mkdirSync(folder, { recursive: true });
  for (const [ours, draw] of Object.entries(drawings)) {
    const whole = draw({});
    if (!/<svg[^>]*viewBox=/.test(whole)) throw new Error(`The drawing of ${ours} has no view box to crop.`);
    const { box, width, height } = ours in JOKERS ? CROP.joker : CROP.court;
    const svg = whole.replace(/<svg[^>]*>/, (tag) => tag.replace(/ class="[^"]*"/, "").replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
      .replace(/ width="[^"]*"/, ` width="${width}"`).replace(/ height="[^"]*"/, ` height="${height}"`));
    writeFileSync(join(folder, `${ours}.svg`), optimize(svg, SVGO).data);
  }
  cpSync(DECK + "LICENSE", join(folder, "LICENSE-CC0.txt"));
}

/** @param {string} folder */
function icons(folder) {
  mkdirSync(folder, { recursive: true });
  for (const { name, from, size } of ICONS) {
    const svg = readFileSync(`art/${from}.svg`, "utf8");
    writeFileSync(join(folder, `${name}.png`), new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng());
  }
}

/** @param {string} folder @param {string} python */
function fonts(folder, python) {
  mkdirSync(folder, { recursive: true });
  const files = ["latin", "latin-ext"].map((part) => `${BITTER}files/bitter-${part}-700-normal.woff2`);
  execFileSync(python, ["build/font.py", join(folder, "bitter-700-melds.woff2"), ...files], { stdio: "inherit" });
}

/** Checksum of all that the drawings are made from. */
function sources() {
  const own = ["build/art.mjs", "build/font.py", ...readdirSync("art").sort().map((name) => `art/${name}`)];
  const theirs = ["package.json", "package-lock.json"];
  const hash = createHash("sha256");
  for (const path of [...own, ...theirs]) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

/** Puts art/, courts/, icons/ and fonts/ into the site. @param {string} dist @param {string} python */
export async function art(dist, python) {
  const kept = join(CACHE, `art-${sources()}`);
  if (!existsSync(kept)) {
    const making = mkdtempSync(join(CACHE, "making-"));
    await courts(join(making, "courts"));
    icons(join(making, "icons"));
    fonts(join(making, "fonts"), python);
    for (const old of readdirSync(CACHE)) if (/^art-\w{16}$/.test(old)) rmSync(join(CACHE, old), { recursive: true, force: true });
    rmSync(kept, { recursive: true, force: true });
    renameSync(making, kept);
  }
  cpSync(kept, dist, { recursive: true });
  cpSync("art", join(dist, "art"), { recursive: true });
  cpSync("fonts", join(dist, "fonts"), { recursive: true });
}
