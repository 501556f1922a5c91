// The page's own files: scripts and styles bundled under hashed names, pages rewritten to ask for them.
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Files that go into the site under their own names. */
const AS_THEY_ARE = ["manifest.webmanifest", "lessons", "screens/wide.webp", "screens/narrow.webp"];

/** Drawings and fonts are not bundled: styles say `../courts/SK.svg`, and that is where they are. */
const BESIDE = ["../art/*", "../courts/*", "../fonts/*", "../icons/*"];

/** Messages as text, without what is only for whoever writes them. @type {import("esbuild").Plugin} */
const MESSAGES = {
  name: "messages",
  setup({ onLoad }) {
    onLoad({ filter: /\.ftl$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n+(?=[a-zA-Z][\w-]* =)/g, "\n");
      return { contents: text, loader: "text" };
    });
  },
};

/** Scripts without indentation, which would stay in templates and means nothing in a page (in Python it would). @type {import("esbuild").Plugin} */
const FLUSH = {
  name: "flush",
  setup({ onLoad }) {
    onLoad({ filter: /web[\\/]src[\\/](pages|panels|parts|table)[\\/].*\.js$/ }, ({ path }) => ({ contents: readFileSync(path, "utf8").replace(/\n[ \t]+/g, "\n"), loader: "js" }));
  },
};

/** Without the elements of Lit, of which there is none here. @type {import("esbuild").BuildOptions} */
const COMMON = {
  bundle: true, minify: true, sourcemap: true, metafile: true, format: "esm", target: ["es2022", "chrome119", "firefox121", "safari17.2"],
  plugins: [MESSAGES, FLUSH], alias: { lit: "lit-html" }, legalComments: "linked", logLevel: "warning", entryNames: "[name]-[hash]", chunkNames: "part-[hash]",
};

/** What became of a source, and which scripts it cannot do without. @typedef {{ url: string, needs: string[] }} Made */

/** @param {import("esbuild").BuildOptions} options @param {string} dist @returns {Promise<Record<string, Made>>} by source */
async function bundle(options, dist) {
  const { metafile } = await build({ ...COMMON, outdir: join(dist, "app"), ...options });
  const outputs = metafile?.outputs ?? {}, url = (/** @type {string} */ path) => `app/${basename(path)}`;
  /** @param {string} path @returns {string[]} */
  const needs = (path) => outputs[path].imports.filter(({ kind, external }) => kind === "import-statement" && !external).flatMap((one) => [one.path, ...needs(one.path)]);
  const made = Object.entries(outputs).filter(([, output]) => output.entryPoint);
  return Object.fromEntries(made.map(([path, output]) => [String(output.entryPoint), { url: url(path), needs: [...new Set(needs(path))].map(url) }]));
}

/** Scripts that are no modules, each whole: in a sandbox a frame may fetch nothing else. */
const PLAIN = /<script defer src="(src\/[^"]+)"/g;

/** A page that asks for what was built, and at once for all that its scripts will ask for. @param {string} html @param {Record<string, Made>} made */
function rewritten(html, made) {
  return html.replace(/\b(src|href)="((?:src|styles)\/[^"]+)"/g, (_, attribute, source) => {
    if (!made[source]) throw new Error(`A page asks for ${source}, which was not built.`);
    return `${attribute}="${made[source].url}"`;
  }).replace(/^<script type="module" src="(app\/[^"]+)"/gm, (script, url) => {
    const needed = Object.values(made).find((one) => one.url === url)?.needs ?? [];
    return [...needed.map((part) => `<link rel="modulepreload" href="${part}">`), script].join("\n");
  });
}

/** @param {string} text */
const askedFor = (text) => [...text.matchAll(/\b(?:src|href)="((?:src|styles)\/[^"]+)"/g)].map(([, source]) => source);

/** @param {string} dist @param {any} parts the runtime, as runtime.mjs made it */
export async function pages(dist, parts) {
  const beside = (/** @type {any} */ file) => ({ ...file, url: `../${file.url}` });
  const forWorker = { folder: `../${parts.folder}`, wasm: beside(parts.wasm), library: beside(parts.library), engine: beside(parts.engine), lock: parts.lock };
  const workers = await bundle({ entryPoints: ["src/engine/worker.js"], define: { MELDS_RUNTIME: JSON.stringify(forWorker) }, external: ["*/pyodide.mjs"] }, dist);
  const worker = basename(workers["src/engine/worker.js"].url);

  const sources = readdirSync(".").filter((name) => name.endsWith(".html"));
  const texts = sources.map((name) => readFileSync(name, "utf8")), plain = texts.flatMap((text) => [...text.matchAll(PLAIN)].map(([, source]) => source));
  const entries = [...new Set(texts.flatMap(askedFor))].filter((source) => !plain.includes(source));
  const made = {
    ...await bundle({ entryPoints: entries, splitting: true, external: BESIDE, define: { MELDS_WORKER: JSON.stringify(worker) } }, dist),
    ...await bundle({ entryPoints: plain, format: "iife" }, dist),
  };
  await build({ ...COMMON, entryPoints: ["src/embed/element.js"], outfile: join(dist, "embed.js"), sourcemap: false, entryNames: undefined, chunkNames: undefined });
  for (const name of sources) writeFileSync(join(dist, name), rewritten(readFileSync(name, "utf8"), made));
  for (const name of AS_THEY_ARE) if (existsSync(name)) cpSync(name, join(dist, name), { recursive: true });
}

/** The service worker, last of all: it holds the list of everything else. @param {string} dist @param {object} files */
export async function serviceWorker(dist, files) {
  await build({ ...COMMON, entryPoints: ["sw.js"], outfile: join(dist, "sw.js"), format: "iife", sourcemap: false, entryNames: undefined, chunkNames: undefined,
    define: { MELDS_FILES: JSON.stringify(files) } });
}
