import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server that the development server and the preview pass requests on to.
const server = process.env["CROSSTABLE_SERVER"] ?? "http://127.0.0.1:7400";
const proxy = { "/api": { target: server, ws: true } };

/** Writes a `.br` and a `.gz` beside every file that they make smaller. The server sends the one that a browser takes. */
function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: ({ build }) => void (folder = build.outDir),
    // After everything is written, the files of public/ included.
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        // The server adds to the page what messengers show of it, so the page is not the same for all.
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        const forms = {
          br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          gz: gzipSync(bytes, { level: 9 }),
        };
        for (const [ending, form] of Object.entries(forms)) if (form.length < bytes.length) writeFileSync(`${file}.${ending}`, form);
      }
    },
  };
}

/** The chunk of the texts that a page needs together: those of every page, and those of every table. */
function textsChunk(id: string): string | null {
  const [, lang, name = ""] = /[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(id) ?? [];
  if (["web", "games"].includes(name)) return `texts-${lang}`;
  return ["table", "server", "boards", "web-fair"].includes(name) ? `table-${lang}` : null;
}

export default defineConfig({
  plugins: [svelte(), compress()],
  // The texts are outside this folder: the server and the terminal read them too.
  server: { fs: { allow: [".."] }, proxy },
  preview: { proxy },
  build: {
    target: "es2022",
    // The first browsers with light-dark(). For older ones it would be rewritten into two variables for every colour.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few requests for the first page: one file for what all pages need, one for the pictures, one for the pieces
        // that they share with the boards, and one for the texts.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "pieces", test: /[\\/]games[\\/][\w-]+[\\/]/, minShareCount: 2, priority: 1 },
            { name: textsChunk, test: /\.ftl/, priority: 1 },
          ],
        },
      },
    },
  },
  // Long, because a busy machine is no reason to fail.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
