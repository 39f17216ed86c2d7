// Accessibility of every page, in light and in dark, by axe; and nothing scrolls sideways, on a small phone as on a wall.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, GAMES, test } from "./house";
import { isTurn, move, seeded } from "./play";

async function violations(page: Page, within = "html"): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations: found } = await new AxeBuilder({ page }).include(within).withTags(tags).analyze();
  return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
}

async function fits(page: Page): Promise<void> {
  for (const width of [320, 768, 1280, 3840]) {
    await page.setViewportSize({ width, height: width > 2000 ? 2160 : 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(beyond, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    for (const path of ["/", "/new/mixx", "/new/crosswise/device", "/rules", "/rules/common", "/nowhere", ...GAMES.map((game) => `/rules/${game}`)]) {
      test(`the page ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await violations(page)).toEqual([]);
        await fits(page);
      });
    }

    for (const game of GAMES) {
      test(`a lesson of ${game}`, async ({ page }) => {
        await page.goto(`/learn/${game}`);
        await page.waitForLoadState("networkidle");
        expect(await violations(page)).toEqual([]);
        await fits(page);
      });

      test(`a table of ${game}`, async ({ page }) => {
        await page.goto("/");
        await page.locator(`[data-play="${game}"]`).click();
        await isTurn(page);
        await move(page, seeded(1));
        await isTurn(page);
        expect(await violations(page)).toEqual([]);
        await fits(page);
        await page.goto(page.url().replace("/t/", "/replay/"));
        await expect(page.getByRole("slider")).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await violations(page)).toEqual([]);
        await fits(page);
      });
    }

    test("the lobby and the settings", async ({ page }) => {
      await page.goto("/new/crossado/friends");
      await page.getByRole("button", { name: "Make the link" }).click();
      await expect(page.getByRole("heading", { name: "Crossado: take your seats" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await fits(page);
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page, "dialog[open]")).toEqual([]);
    });
  });
}

test("languages: every page speaks all four", async ({ page }) => {
  const titles = new Set<string>();
  for (const lang of ["en", "de", "fr", "it"]) {
    await page.goto(`/?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    titles.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
  }
  expect(titles.size).toBe(4);
});
