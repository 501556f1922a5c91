// Builds the site into ../dist. `../build.sh` calls this once all that it needs is installed.
//
//   node build.mjs           everything
//   node build.mjs --page    only what is not Python; the runtime stays as the last build left it
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { chdir } from "node:process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { art } from "./build/art.mjs";
import { pages, serviceWorker } from "./build/bundle.mjs";
import { licences } from "./build/licences.mjs";
import { keptFiles } from "./build/offline.mjs";
import { runtime } from "./build/runtime.mjs";
import { twins } from "./build/twins.mjs";

chdir(dirname(fileURLToPath(import.meta.url)));

const CACHE = "node_modules/.cache/melds";
const DIST = "../dist";
const PARTS = `${CACHE}/runtime.json`;
const python = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => resolve("..", path)).find(existsSync) ?? "python3";

process.on("uncaughtException", (error) => {
  // The message alone: Node would print a megabyte of the line in Pyodide that it came through.
  console.error(Buffer.isBuffer(/** @type {any} */ (error).stderr) ? String(/** @type {any} */ (error).stderr) : error.message);
  process.exit(1);
});

const say = (/** @type {string} */ text) => console.log(`  ${text}`);
const started = Date.now();
mkdirSync(CACHE, { recursive: true });
const NEW = mkdtempSync(`${CACHE}/dist-`);
chmodSync(NEW, 0o755);
process.on("exit", () => rmSync(NEW, { recursive: true, force: true }));

/** @type {any} */
let parts;
if (process.argv.includes("--page") && existsSync(PARTS) && existsSync(`${DIST}/runtime`)) {
  parts = JSON.parse(readFileSync(PARTS, "utf8"));
  for (const kept of ["runtime", "wheels"]) cpSync(`${DIST}/${kept}`, `${NEW}/${kept}`, { recursive: true });
} else {
  const { parts: made, acts } = await runtime(NEW, python);
  parts = made;
  writeFileSync(PARTS, JSON.stringify(parts));
  say(`engine and standard library compiled; the trimmed runtime played a deal of each game in ${acts} acts`);
}
await art(NEW, python);
await pages(NEW, parts);
licences(NEW);
await serviceWorker(NEW, keptFiles(NEW));
await twins(NEW);
rmSync(DIST, { recursive: true, force: true });
renameSync(NEW, DIST);

const size = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
  .reduce((total, entry) => total + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
say(`${(size / 1e6).toFixed(1)} MB in ${((Date.now() - started) / 1000).toFixed(1)} s`);
