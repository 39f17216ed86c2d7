// Everything that a move needs is in sight, at every size: board, prompt, hand and buttons, in games and in lessons.
//
// With CROSSTABLE_PICTURES=<folder> a picture of every size is saved there, to be looked at.

import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { command, startTable, tableView } from "./api";
import { comesToRest, seeded } from "./play";
import { expect, GAMES, test } from "./server";

/** Width and height: three small phones, one with the bars of its browser, a larger one, on its side, tablet, laptop, desk. */
const SIZES = [
  [320, 640],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

const NAMES = ["Anna", "Ben", "Kim", "Leo"];

const folder = process.env["CROSSTABLE_PICTURES"];

async function save(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await comesToRest(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** What is wrong with the page at this size: parts that are out of sight, cover each other or are too small. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight - innerHeight} pixels too high`);
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth - innerWidth} pixels too wide`);
    const show = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map(Math.round).join(" ");
    const boxes = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((element) => ({
      name: element.dataset["part"] ?? "",
      element,
      box: element.getBoundingClientRect(),
    }));
    for (const part of ["surface", "prompt"]) if (!boxes.some(({ name }) => name === part)) found.push(`there is no ${part}`);
    for (const { name, box } of boxes) {
      if (box.width === 0 || box.height === 0) found.push(`the ${name} is not drawn`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`the ${name} is cut off: ${show(box)}`);
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`the ${one.name} covers the ${other.name}: ${show(one.box)} and ${show(other.box)}`);
      }
    }
    const surface = boxes.find(({ name }) => name === "surface")?.box;
    const least = Math.min(innerWidth, innerHeight) * (innerHeight < 500 ? 0.7 : innerWidth < 900 ? 0.8 : 0.62);
    if (surface && Math.min(surface.width, surface.height) < least) found.push(`the surface is too small: ${show(surface)}`);
    // Everything to press beside the surface can be pressed: it is in sight, large enough, and nothing lies over it.
    const pressed = "[data-part=prompt] button, [data-part=hand] button, [data-lesson] button, [data-actions] button, [data-actions] a";
    for (const button of document.querySelectorAll<HTMLButtonElement>(pressed)) {
      const box = button.getBoundingClientRect();
      const label = (button.getAttribute("aria-label") ?? button.textContent ?? "").trim().slice(0, 30);
      if (button.disabled || box.width === 0) continue;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`“${label}” is cut off: ${show(box)}`);
      // Cards of a fan lie over each other; one edge of each is free.
      const spots = [0.5, 0.12, 0.88].map((part) => document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2));
      if (!spots.some((spot) => spot !== null && button.contains(spot))) found.push(`“${label}” is covered: ${show(box)}`);
      if (box.height < 40) found.push(`“${label}” is only ${Math.round(box.height)} pixels high`);
    }
    return found;
  });
}

async function fits(page: Page, name: string, choose: boolean): Promise<void> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // A board that measures its place follows the window a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForTimeout(80);
    wrong.push(...(await faults(page)).map((fault) => `${name} at ${width}×${height}: ${fault}`));
    await save(page, `${name}-${width}x${height}`);
    // With something chosen, there may be a button to confirm it.
    const choice = page.locator("[data-part=hand] [data-choice]:not([disabled])").first();
    if (!choose || (await choice.count()) === 0) continue;
    await choice.click();
    await page.waitForTimeout(60);
    wrong.push(...(await faults(page)).map((fault) => `${name} at ${width}×${height}, chosen: ${fault}`));
    await page.keyboard.press("Escape");
  }
  expect(wrong).toEqual([]);
}

for (const game of GAMES) {
  for (const players of [2, 3, 4]) {
    test(`${game} with ${players} players fits every screen`, async ({ page }) => {
      const random = seeded(players);
      await page.goto("/");
      const table = await startTable(page, game, players, NAMES.slice(0, players));
      // Into the middle of the game. Who has five cards is done after as many turns.
      const most = game === "cross-roads" ? 4 * players : 24;
      for (let move = 0; move < most; move++) {
        const { to_move } = await tableView(page, table, 1);
        if (to_move === null) break;
        const { moves } = await tableView(page, table, to_move);
        const chosen = moves[Math.floor(random() * moves.length)];
        if (chosen) await command(page, table, { do: "play", seat: to_move, token: chosen.token });
      }
      await page.goto(`/t/${table}`);
      const curtain = page.locator("[data-curtain]");
      await expect(curtain.or(page.locator("[data-part=surface]")).first()).toBeVisible();
      if (await curtain.isVisible()) await curtain.click();
      await expect(page.locator("[data-part=surface]")).toBeVisible();
      await expect(page.locator('[data-turn="yours"]')).toBeVisible();
      await fits(page, `${game}-${players}`, true);
      if (!folder) return;
      await page.emulateMedia({ colorScheme: "dark" });
      await fits(page, `dark-${game}-${players}`, false);
    });
  }

  test(`the lessons of ${game} fit every screen`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    for (let step = 1; ; step++) {
      await expect(page.locator("[data-part=surface]")).toBeVisible();
      await fits(page, `learn-${game}-${step}`, false);
      await page.locator("[data-lesson] [data-next], [data-lesson] [data-skip]").first().click();
      await page.waitForTimeout(50);
      if ((await page.locator("[data-lesson]").count()) === 0) break;
    }
  });
}
