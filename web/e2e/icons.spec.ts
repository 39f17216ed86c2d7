// Draws the icons of the installed app from the drawing in src/ui/favicon.svg: `cargo xtask pictures`.

import { readFileSync } from "node:fs";
import { test } from "@playwright/test";

const drawing = readFileSync("src/ui/favicon.svg", "utf8");
/** A system cuts a maskable icon to a shape of its own: the drawing keeps to the middle, and its ground fills everything. */
const bare = drawing.replace(/<rect[^>]*>/, '<rect x="-8" y="-8" width="48" height="48" fill="#0b5f7d" />');
const maskable = bare.replace("0 0 32 32", "-4 -4 40 40");

for (const [name, size, svg] of [
  ["192", 192, drawing],
  ["512", 512, drawing],
  // Systems round its corners themselves.
  ["180", 180, bare],
  ["maskable-512", 512, maskable],
] as const) {
  test(`the icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  });
}
