// The list of files that a visit without a network needs, for the service worker.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sum } from "./runtime.mjs";

/** Not needed for playing: for other pages, for developers, for reading. */
const LEFT_OUT = /^(wheels|licences|screens)\/|^sw\.js|\.(br|gz|map)$|LEGAL\.txt$|LICENSE|OFL|^app\/worker-.*\.LEGAL/;

/** Worth a second request where a host does not pack: their packed twins are fetched instead. */
const LARGE = /^runtime\/.*\.(wasm|zip)$/;

/** @param {string} dist */
export function keptFiles(dist) {
  const all = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1).replaceAll("\\", "/")).sort();
  const part = (/** @type {(url: string) => boolean} */ belongs) => {
    const data = all.filter((url) => !LEFT_OUT.test(url) && belongs(url)).map((url) => ({ url, data: readFileSync(join(dist, url)) }));
    const files = data.map(({ url, data: bytes }) => ({ url, ...(LARGE.test(url) ? { size: bytes.length } : {}), sum: sum(bytes).slice(0, 24) }));
    return { version: sum(files.map((file) => file.url + file.sum).join("\n")).slice(0, 12), files };
  };
  const isRuntime = (/** @type {string} */ url) => url.startsWith("runtime/") && !url.startsWith("runtime/engine-");
  return { runtime: part(isRuntime), app: part((url) => !isRuntime(url)) };
}
