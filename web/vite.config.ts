import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where the server listens while one works on the client, or tries what was built.
const server = process.env["CROSSTABLE_SERVER"] ?? "http://127.0.0.1:7400";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  // The texts stand outside this folder, because the server and the terminal read them too.
  server: { fs: { allow: [".."] }, proxy },
  preview: { proxy },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  // A busy machine is no reason to fail.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
