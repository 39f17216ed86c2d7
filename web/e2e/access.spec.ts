// Accessibility of every page, in light and in dark, by axe; and nothing scrolls sideways, on a small phone as on a wall.

import { fits, isFine } from "./axe";
import { expect, GAMES, test } from "./server";
import { isTurn, move, playOut, seeded, sitDown } from "./play";

test.use({ colorScheme: "light" });

const PLACES = {
  "pages without a game": ["/", "/new/mixx", "/new/crosswise/device", "/rules", "/rules/exact", "/rules/common", "/games", "/nowhere"],
  "the rule book of every game": GAMES.map((game) => `/rules/${game}`),
  "the exact wording of every game": GAMES.map((game) => `/rules/${game}/exact`),
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
