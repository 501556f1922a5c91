// Packed twins beside the files that are worth it: `.br` and `.gz`, for hosts that send what lies packed, and for those
// that pack nothing (src/engine/arrive.js). Packing well is slow, so twins are kept until their file changes.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sum } from "./runtime.mjs";

const KEPT = "node_modules/.cache/melds/twins";
const WORTH_IT = /\.(css|html|js|jsonl|mjs|svg|wasm|webmanifest|zip)$/;
const LEFT_OUT = /^(wheels|licences)\//;
const SMALL = 1000;

/** @type {Record<string, (data: Buffer) => Promise<Buffer>>} */
const WAYS = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

/** @param {string} dist @param {string} url */
async function twin(dist, url) {
  const data = readFileSync(join(dist, url));
  return Promise.all(Object.entries(WAYS).map(async ([ending, pack]) => {
    const kept = `${sum(data)}.${ending}`;
    if (!existsSync(join(KEPT, kept))) writeFileSync(join(KEPT, kept), await pack(data));
    copyFileSync(join(KEPT, kept), join(dist, `${url}.${ending}`));
    return kept;
  }));
}

/** Makes the twins of all that is there so far. @param {string} dist */
export async function twins(dist) {
  mkdirSync(KEPT, { recursive: true });
  const all = readdirSync(dist, { recursive: true }).map((path) => String(path).replaceAll("\\", "/"));
  const files = all.filter((url) => WORTH_IT.test(url) && !LEFT_OUT.test(url) && statSync(join(dist, url)).size > SMALL);
  const used = new Set((await Promise.all(files.map((url) => twin(dist, url)))).flat());
  for (const old of readdirSync(KEPT)) if (!used.has(old)) rmSync(join(KEPT, old));
}
