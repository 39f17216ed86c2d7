// Loads a module of the client that imports nothing but types. Node 20 does not run TypeScript.

import { readFileSync } from "node:fs";
import ts from "typescript";

/** The exports of the module at this path of `src/`. */
export async function load(path) {
  const source = readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ESNext" } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
