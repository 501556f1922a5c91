// Python for the page: the engine's wheel, and Pyodide cut down to what the engine needs. The wheel is installed here,
// in Pyodide, as any other page would install it; the standard library and the engine are compiled by that same
// Python; and what comes out is started once more and plays a whole deal before it may be published.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";

const PYODIDE = "node_modules/pyodide";
const CACHE = "node_modules/.cache/melds";
const OWN_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const CONVERSE = readFileSync("build/converse.py", "utf8");
const PACK = readFileSync("build/pack.py", "utf8");

/** @param {Uint8Array | string} data */
export const sum = (data) => createHash("sha256").update(data).digest("hex");

/** What Pyodide checks a list of packages against. */
const { info } = JSON.parse(readFileSync(`${PYODIDE}/pyodide-lock.json`, "utf8"));

/** Runs quietly; an error carries what was printed. @param {string} python @param {string[]} args */
const run = (python, args, cwd = ".") => execFileSync(python, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });

/** The engine's wheel and micropip's, in a folder. @param {string} folder @param {string} python */
function wheels(folder, python) {
  mkdirSync(folder, { recursive: true });
  run(python, ["-m", "hatchling", "build", "--target", "wheel", "--directory", resolve(folder)], "..");
  const kept = join(CACHE, `wheels-${sum(readFileSync("build/pyodide-requirements.txt")).slice(0, 16)}`);
  if (!existsSync(kept)) {
    run(python, ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--python-version", "3.14",
      "--require-hashes", "--requirement", "build/pyodide-requirements.txt", "--dest", kept]);
  }
  cpSync(kept, folder, { recursive: true });
}

/** Our own list of packages, with checksums, for a page that loads them by name. @param {string} folder */
function lock(folder) {
  const packages = Object.fromEntries(readdirSync(folder).filter((name) => name.endsWith(".whl")).sort().map((file) => {
    const [name, version] = file.split("-");
    const entry = { name, version, file_name: file, install_dir: "site", package_type: "package", sha256: sum(readFileSync(join(folder, file))),
      imports: [name], depends: [], unvendored_tests: false };
    return [name, entry];
  }));
  const text = JSON.stringify({ info, packages }, null, 1);
  writeFileSync(join(folder, "pyodide-lock.json"), `${text}\n`);
  return packages;
}

/** Serves a folder while something is done with its address. @param {string} folder @param {(address: string) => Promise<void>} work */
async function served(folder, work) {
  const server = createServer(({ url = "" }, answer) => {
    const path = join(folder, url.slice(1));
    if (!existsSync(path)) answer.writeHead(404).end();
    else answer.writeHead(200, { "content-type": "application/zip" }).end(readFileSync(path));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  try {
    const address = server.address();
    if (address && typeof address === "object") await work(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Installs the wheel as a page would: micropip from our list, by name and checksum, and it takes the address. @param {string} folder */
async function install(folder) {
  await served(folder, async (address) => {
    const python = await loadPyodide({ lockFileContents: { info, packages: lock(folder) }, packageBaseUrl: address, packageCacheDir: mkdtempSync(join(tmpdir(), "melds-")) });
    await python.loadPackage("micropip", { messageCallback() {} });
    const wheel = readdirSync(folder).find((name) => name.startsWith("melds-"));
    await python.pyimport("micropip").install(address + wheel);
    python.runPython(CONVERSE);
    python.runPython("Conversation().expect('hello', op='hello')");
  });
}

/** What stands in for parts of the standard library, by path. */
const LEAN = Object.fromEntries(readdirSync("build/lean", { recursive: true }).map(String).filter((path) => path.endsWith(".py"))
  .map((path) => [path.replaceAll("\\", "/"), readFileSync(join("build/lean", path), "utf8")]));

/** The published runtime, with all that can still be done by what is in it. @param {string} folder @param {string} library @param {string} engine */
async function started(folder, library, engine) {
  const { loadPyodide: load } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
  const python = await load({ indexURL: folder, stdLibURL: library, lockFileContents: { info, packages: {} } });
  python.FS.writeFile("/engine.zip", new Uint8Array(readFileSync(engine)));
  python.runPython("import sys; sys.path.append('/engine.zip')");
  return python;
}

/** An error of Python's comes across whole: what tells it is loaded only then. @param {any} python */
function fail(python) {
  let text = "nothing";
  try { python.runPython("fail()"); } catch (error) { text = String(Object(error).message); }
  if (!text.includes("MemoryError: no memory left")) throw new Error(`In the place of an error of Python's came ${text}.`);
}

/** What the engine needs, found by using all of it: first of everything, then of what the stand-ins leave. @param {string} folder */
async function trim(folder) {
  // columns are a third of a compiled module; a crash still names its line
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  const wheel = readdirSync(folder).find((name) => name.startsWith("melds-"));
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, String(wheel)))), "wheel");
  python.runPython(`${CONVERSE}\nconverse()\nload_all()`);
  python.runPython(PACK);
  python.globals.set("lean", python.toPy(LEAN));
  const bytes = (/** @type {string} */ call) => {
    const made = python.runPython(call);
    const copy = Buffer.from(made.toJs());
    made.destroy();
    return copy;
  };
  const engine = bytes("engine()");
  const wide = mkdtempSync(join(tmpdir(), "melds-"));
  writeFileSync(join(wide, "library.zip"), bytes("library(lean)"));
  writeFileSync(join(wide, "engine.zip"), engine);
  const lean = await started(`${resolve(PYODIDE)}/`, join(wide, "library.zip"), join(wide, "engine.zip"));
  lean.runPython(`${CONVERSE}\nconverse()\nload_all()`);
  fail(lean);
  const wanted = lean.runPython("of_library()").split(" ");
  rmSync(wide, { recursive: true });
  python.globals.set("wanted", python.toPy(wanted));
  return { library: bytes("library(lean, set(wanted))"), engine };
}

/** Starts what will be published and plays a deal; a module that is missing ends the build here. @param {string} dist @param {any} parts */
async function prove(dist, parts) {
  const python = await started(resolve(dist, parts.folder) + "/", resolve(dist, parts.library.url), resolve(dist, parts.engine.url));
  const acts = python.runPython(`${CONVERSE}\nconverse()`);
  fail(python);
  return acts;
}

/** @param {string} dist @param {string} url @param {Buffer} data */
function write(dist, url, data) {
  writeFileSync(join(dist, url), data);
  return { url, size: data.length };
}

/** Puts wheels/ and the runtime into the site. @param {string} dist @param {string} python */
export async function runtime(dist, python) {
  const published = join(dist, "wheels");
  wheels(published, python);
  await install(published);
  const { library, engine } = await trim(published);
  const own = OWN_FILES.map((name) => ({ name, data: readFileSync(`${PYODIDE}/${name}`) }));
  const folder = `runtime/${sum(Buffer.concat(own.map(({ data }) => data))).slice(0, 8)}/`;
  mkdirSync(join(dist, folder), { recursive: true });
  for (const { name, data } of own) if (!name.endsWith(".wasm")) writeFileSync(join(dist, folder, name), data);
  const parts = {
    folder,
    wasm: write(dist, `${folder}pyodide.asm.wasm`, own[2].data),
    library: write(dist, `runtime/library-${sum(library).slice(0, 8)}.zip`, library),
    engine: write(dist, `runtime/engine-${sum(engine).slice(0, 8)}.zip`, engine),
    lock: JSON.stringify({ info, packages: {} }),
  };
  const acts = await prove(dist, parts);
  return { parts, acts };
}
