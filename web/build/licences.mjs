// What the site is made of besides our own work, and under which terms.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Packages of which something ends up in the site. */
const SHIPPED = ["pyodide", "@fluent/bundle", "idb", "lit", "lit-html", "lit-element", "@lit/reactive-element", "@letele/playing-cards", "@fontsource/bitter"];

const PYTHON = `Python ${"3.14"}: the interpreter and its standard library, compiled. Copyright (c) 2001 Python Software Foundation; All Rights Reserved.
Python Software Foundation License Version 2, https://docs.python.org/3/license.html`;

/** @param {string} dist */
export function licences(dist) {
  mkdirSync(join(dist, "licences"), { recursive: true });
  const notes = SHIPPED.filter((name) => existsSync(`node_modules/${name}`)).map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license, homepage = "" } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version}: ${license}. ${homepage}\n\n${file ? readFileSync(join(folder, file), "utf8") : ""}`.trim();
  });
  writeFileSync(join(dist, "licences", "melds.txt"), readFileSync("../LICENSE"));
  writeFileSync(join(dist, "licences", "others.txt"), [PYTHON, ...notes].join(`\n\n${"-".repeat(72)}\n\n`) + "\n");
}
