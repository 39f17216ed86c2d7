// The size of the home page as it is sent to most browsers: page, scripts, styles and icon, compressed with brotli, without
// headers. Fails above the limit. The browser test wire.spec.ts measures the real thing, headers included.
//
//   node tools/size.mjs      after `npm run build`

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

const LIMIT = 90_000;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

function size(file) {
  const [plain, compressed] = [new URL(file, dist), new URL(`${file}.br`, dist)];
  return statSync(existsSync(compressed) ? compressed : plain).size;
}

function loaded(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    loaded(chunk.imports ?? [], found);
  }
  return found;
}

const langs = readdirSync(new URL("../../locales/", import.meta.url));
const totals = langs.map((lang) => {
  // The page, the texts of one language and the pictures on the cards, each with its imports.
  const texts = Object.keys(manifest).filter((key) => manifest[key].name === `texts-${lang}`);
  if (texts.length !== 1) throw new Error(`the texts of the home page in ${lang} are in ${texts.length} files`);
  const files = [...loaded(["index.html", ...texts, "src/games/pictures.ts"]), "index.html"];
  const total = files.reduce((sum, file) => sum + size(file), 0);
  console.log(`home page in ${lang}: ${total} bytes in ${files.length} files (limit ${LIMIT})`);
  return total;
});
if (Math.max(...totals) > LIMIT) process.exit(1);
