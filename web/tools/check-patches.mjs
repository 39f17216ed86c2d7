// Applies patches as the client does, and compares each result with the view that a new connection would get:
//
//   cargo run --release -p crosstable-table --example patches -- 1000 | node web/tools/check-patches.mjs
//
// A line is `{"view": …}`, the view of a welcome, or `{"patch": …, "sum": …}`, what an event changed and the checksum of
// the view after it. Prints how many views were compared, or the first line that differs.

import { createInterface } from "node:readline";
import { load } from "./module.mjs";

const { patched } = await load("net/patch.ts");

/** The JSON with sorted keys and without nulls in objects, since null and absent mean the same. */
function canonical(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(",")}]`;
  const keys = Object.keys(value).filter((key) => value[key] !== null && value[key] !== undefined);
  return `{${keys.sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

/** FNV-1a with 32 bits. */
function checksum(view) {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(canonical(view))) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

let view = null;
let [line, compared] = [0, 0];
for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  line += 1;
  const message = JSON.parse(text);
  if (message.view) {
    view = message.view;
    continue;
  }
  view = patched(view, message.patch);
  if (checksum(view) !== message.sum) {
    console.error(`line ${line}: another view after ${JSON.stringify(message.patch)}:\n${canonical(view)}`);
    process.exit(1);
  }
  compared += 1;
}
if (compared === 0) {
  console.error("no patches to check");
  process.exit(1);
}
console.log(`${compared} views are what a new connection would get`);
