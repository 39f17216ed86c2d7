import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that the development server and the preview pass requests on to.
const server = process.env["CROSSTABLE_SERVER"] ?? "http://127.0.0.1:7400";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
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
  },
  // Long, because a busy machine is no reason to fail.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
