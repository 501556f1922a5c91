// Checks the page without running it: types, markup, contrast. Prints what is wrong and ends with 1 if anything is.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { contrast } from "./contrast.mjs";

chdir(fileURLToPath(new URL("..", import.meta.url)));

/** @param {string} script @param {string[]} args */
function passes(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: ["ignore", "inherit", "inherit"] });
  return status === 0;
}

const pages = readdirSync(".").filter((name) => name.endsWith(".html"));
const low = contrast();
for (const line of low) console.log(`contrast: ${line}`);
const results = [
  passes("node_modules/typescript/bin/tsc", "--project", "tsconfig.json"),
  passes("node_modules/typescript/bin/tsc", "--project", "tsconfig.worker.json"),
  passes("node_modules/html-validate/bin/html-validate.mjs", ...pages),
  low.length === 0,
];
process.exit(results.every(Boolean) ? 0 : 1);
