import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // The texts stand outside this folder, because the server and the terminal read them too.
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["src/**/*.test.ts"] },
});
