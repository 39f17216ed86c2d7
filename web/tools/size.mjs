// The size of the home page: scripts and styles together, compressed. Fails above the limit.
//
//   node tools/size.mjs      after `npm run build`

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 100_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

// The page, the texts of one language and the pictures on the cards, each with its imports. The longest language counts.
const size = (file) => gzipSync(readFileSync(new URL(file, dist))).length;
const texts = readdirSync(new URL("../../locales/", import.meta.url)).map((lang) => ["web", "games"].map((name) => `../locales/${lang}/${name}.ftl?raw`));
const pictures = Object.keys(manifest).filter((key) => key.endsWith("/Picture.svelte"));

function loaded(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    loaded(chunk.imports ?? [], found);
  }
  return found;
}

const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const first = sum(loaded(["index.html"]));
const worst = Math.max(...texts.map((names) => sum(loaded(["index.html", ...names, ...pictures]))));
console.log(`first page: ${first} bytes of script and style, ${worst} with its texts and ${pictures.length} pictures (limit ${LIMIT})`);
if (worst > LIMIT) process.exit(1);
