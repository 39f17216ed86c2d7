// Draws the pictures that messengers show beside a link, out of the pictures of the home page, into public/og.

import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { palettePng } from "./palette";
import { expect, GAMES, test } from "./server";

const folder = new URL("../public/og/", import.meta.url).pathname;
/** Messengers fetch the pictures over and over. */
const LIMIT = 60_000;
const [WIDTH, HEIGHT] = [1200, 630];
test.use({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: "light" });

/** Covers the page with the pictures of these games, beside each other, and a name. */
async function draw(page: Page, games: readonly string[], name: string): Promise<void> {
  await page.evaluate(
    ({ games, name }) => {
      document.getElementById("link-picture")?.remove();
      const cover = document.createElement("div");
      cover.id = "link-picture";
      Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: "99", display: "grid", background: "var(--paper)" });
      cover.style.gridTemplateColumns = games.length === 1 ? "360px 840px" : `repeat(${games.length}, 1fr)`;
      cover.style.gridTemplateRows = games.length === 1 ? "630px" : "180px 450px";
      const words = document.createElement("div");
      Object.assign(words.style, { display: "grid", alignContent: "center", gap: "12px", padding: "0 32px", gridColumn: games.length === 1 ? "auto" : "1 / -1" });
      const title = document.createElement("strong");
      title.textContent = name;
      Object.assign(title.style, { font: "800 52px/1.1 var(--font, system-ui)", color: "var(--ink)" });
      words.append(title);
      if (games.length === 1) {
        const below = document.createElement("span");
        below.textContent = "Crosstable";
        Object.assign(below.style, { font: "600 30px/1.2 var(--font, system-ui)", color: "var(--soft)" });
        words.append(below);
      } else words.style.justifyContent = "center";
      cover.append(words);
      for (const game of games) {
        const picture = document.querySelector(`[aria-labelledby="game-${game}"] .picture svg`)?.cloneNode(true);
        if (!(picture instanceof SVGElement)) throw new Error(`${game} has no picture`);
        picture.setAttribute("preserveAspectRatio", "xMidYMid slice");
        Object.assign(picture.style, { position: "static", translate: "none", inlineSize: "100%", blockSize: "100%" });
        cover.append(picture);
      }
      document.body.append(cover);
    },
    { games, name },
  );
}

/** What is on the screen, four bytes for each pixel. The browser decodes it. */
async function pixels(page: Page): Promise<Uint8Array> {
  const png = (await page.screenshot()).toString("base64");
  const text = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  }, png);
  return Buffer.from(text, "base64");
}

test("the pictures of links", async ({ page }) => {
  mkdirSync(folder, { recursive: true });
  await page.goto("/");
  await expect(page.locator(".picture svg")).toHaveCount(GAMES.length);
  for (const game of [...GAMES, "crosstable"]) {
    const name = game === "crosstable" ? "Crosstable" : await page.locator(`#game-${game}`).innerText();
    await draw(page, game === "crosstable" ? GAMES : [game], name);
    const drawn = await pixels(page);
    // Shaded wood needs fewer colours to stay small.
    const pngs = [256, 128, 96, 64, 48, 32].map((colours) => palettePng(drawn, WIDTH, HEIGHT, colours));
    const png = pngs.find((one) => one.length < LIMIT);
    expect(png, game).toBeDefined();
    if (png) writeFileSync(`${folder}${game}.png`, png);
  }
});
