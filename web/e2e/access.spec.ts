// Accessibility of every page, in light and in dark, by axe; and nothing scrolls sideways, on a small phone as on a wall.

import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect, GAMES, test } from "./server";
import { isTurn, move, playOut, seeded, sitDown } from "./play";

const EVERYTHING: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
};
/** The rules about colours: only these can fail in one theme and pass in the other. */
const COLOURS: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** What axe finds. It runs in the page itself: there are no frames, and looking for some takes longer than the rules. */
async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ({ within, options }) => {
      // Finishes transitions, so that axe sees the final colours.
      const ends = (one: Animation) => one.playState !== "finished" && one.effect?.getComputedTiming().endTime !== Infinity;
      for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends)) {
        for (const one of moving) one.finish();
        await new Promise(requestAnimationFrame);
      }
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations, passes } = await axe.run(within, { ...options, resultTypes: ["violations"] });
      if (violations.length + passes.length === 0) return ["nothing was looked at"];
      return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
    },
    { within, options },
  );
}

/** Runs axe in both themes, beginning with the current one, because each change repaints the page. */
async function isFine(page: Page, within = "html"): Promise<void> {
  await page.evaluate(axe.source);
  expect(await violations(page, within, EVERYTHING), page.url()).toEqual([]);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: dark ? "light" : "dark" });
  expect(await violations(page, within, COLOURS), `${page.url()} in the ${dark ? "light" : "dark"}`).toEqual([]);
}

/** Nothing goes beyond the edge of a phone, a tablet, a laptop, a wall. */
async function fits(page: Page): Promise<void> {
  for (const width of [320, 768, 3840, 1280]) {
    await page.setViewportSize({ width, height: width > 2000 ? 2160 : 800 });
    // A board that measures its place follows the window a frame later.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test.use({ colorScheme: "light" });

const PLACES = {
  "pages without a game": ["/", "/new/mixx", "/new/crosswise/device", "/rules", "/rules/common", "/nowhere"],
  "the rules of every game": GAMES.map((game) => `/rules/${game}`),
  "a lesson of every game": GAMES.map((game) => `/learn/${game}`),
};

for (const [what, paths] of Object.entries(PLACES)) {
  // One after the other in the same browser, which has the scripts in its cache.
  test(what, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await isFine(page);
      await fits(page);
    }
  });
}

for (const game of GAMES) {
  test(`a table of ${game}, and its replay`, async ({ page }) => {
    await sitDown(page, game);
    await move(page, seeded(1));
    await isTurn(page);
    await isFine(page);
    await fits(page);
    await page.goto(page.url().replace("/t/", "/replay/"));
    await expect(page.getByRole("slider")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await isFine(page);
    await fits(page);
  });
}

test("the lobby, the settings, the curtain, the board in the middle", async ({ page }) => {
  await page.goto("/new/crossado/friends");
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("heading", { name: "Crossado: take your seats" })).toBeVisible();
  await isFine(page);
  await fits(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isFine(page, "dialog[open]");
  await page.goto("/new/cross-roads/device");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("[data-curtain]")).toBeVisible();
  await isFine(page);
  await fits(page);
  await page.goto(`${page.url()}?board`);
  await expect(page.locator("[data-board]")).toBeVisible();
  await isFine(page);
  await fits(page);
});

test("the end of a game", async ({ page }) => {
  await sitDown(page, "cross-roads");
  await playOut(page, seeded(6));
  await isFine(page);
  await fits(page);
});

test("every option has a name", async ({ page }) => {
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    await page.locator("summary").click();
    await expect(page.locator("details").getByText("Who begins")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect((await page.locator("details").allInnerTexts()).join("\n")).not.toMatch(/\b(option|clock)-[a-z]|-motif\b/);
  }
});

test("languages: every page speaks all four", async ({ page }) => {
  const titles = new Set<string>();
  for (const lang of ["en", "de", "fr", "it"]) {
    await page.goto(`/?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    titles.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
  }
  expect(titles.size).toBe(4);
});
