import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The server that the development server and the preview pass requests on to.
const server = process.env["CROSSTABLE_SERVER"] ?? "http://127.0.0.1:7400";
const proxy = { "/api": { target: server, ws: true } };

/** The pages of the development server and of the preview come from a server: they are changed as the program changes its own. */
function servedBy(): Plugin {
  const tag = '<meta name="crosstable-server" content="" />';
  return {
    name: "served-by",
    apply: "serve",
    transformIndexHtml: (page) => page.replace("</head>", `${tag}</head>`),
    configurePreviewServer: ({ middlewares, config }) =>
      void middlewares.use((request, response, next) => {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        if (path.startsWith("/api/") || /\.\w+$/.test(path)) return next();
        const page = readFileSync(join(config.root, config.build.outDir, "index.html"), "utf8");
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(page.replace("</head>", `${tag}</head>`).replaceAll('="./', '="/'));
      }),
  };
}

/** Writes the service worker with the list of files that it stores. What everybody needs comes first. */
function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle: () => {
      type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
      const chunks = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
      const shell = new Set<string>();
      const add = (key: string): void => {
        const chunk = chunks[key];
        if (!chunk || shell.has(chunk.file)) return;
        for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) shell.add(file);
        (chunk.imports ?? []).forEach(add);
      };
      ["index.html", "src/pages/NewTable.svelte", "src/pages/Table.svelte", "src/device/device.svelte.ts", "src/games/pictures.ts"].forEach(add);
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
      const stored = names.filter((name) => /^(assets|icons)\/[^/]+$/.test(name) || name === "manifest.webmanifest").filter((name) => !/\.(br|gz)$/.test(name));
      // The modules of the games come with the rest: a game is stored at once when it is played.
      for (const name of stored) if (/\/worker-[^/]*\.js$/.test(name)) shell.add(name);
      const rest = stored.filter((name) => !shell.has(name)).sort();
      const list = [...shell].sort();
      const digest = createHash("sha256");
      for (const name of ["index.html", ...list, ...rest]) digest.update(name).update(readFileSync(join(folder, name)));
      const source = readFileSync("service-worker.js", "utf8");
      const filled = source
        .replace('"VERSION"', JSON.stringify(digest.digest("hex").slice(0, 16)))
        .replace("[/* SHELL */]", JSON.stringify(list))
        .replace("[/* REST */]", JSON.stringify(rest));
      writeFileSync(join(folder, "service-worker.js"), filled);
    },
  };
}

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
        if (!/\.(js|css|svg|wasm|net|webmanifest)$/.test(name)) continue;
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
  // Works below any path. The server makes the addresses in the page absolute, because its pages have paths.
  base: "./",
  plugins: [svelte(), servedBy(), serviceWorker(), compress()],
  worker: { format: "es" },
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
            // The home page asks for the games of this device.
            { name: "device", test: /[\\/]src[\\/](device[\\/](device|store)|ui[\\/]speak)/, priority: 1 },
            { name: textsChunk, test: /\.ftl/, priority: 1 },
          ],
        },
      },
    },
  },
  // Long, because a busy machine is no reason to fail.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
