// Weak networks, and a server that dies.

import { expect, test } from "./server";
import { click, eventNumber, goesOn, isTurn, move, seeded, sitDown } from "./play";

test("a game goes on after the server was killed, and a move made meanwhile counts once", async ({ page, server }) => {
  await sitDown(page, "crosswise");
  const random = seeded(21);
  for (let moves = 0; moves < 2; moves++) {
    await isTurn(page);
    await move(page, random);
  }
  await isTurn(page);
  const number = await eventNumber(page);
  await server.kill();
  await expect(page.locator('[data-turn="lost"]')).toBeVisible();

  // A move is chosen without a connection: it is kept, and can be had back.
  const choose = async () => {
    const tile = page.locator('[data-board] [data-choice^="tile:"]').first();
    if (await tile.isVisible()) await click(tile);
    await click(page.locator("[data-board] [data-token]").first());
  };
  await choose();
  await expect(page.getByText(/Your move is kept/)).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText(/Your move is kept/)).toBeHidden();
  await choose();
  await expect(page.getByText(/Your move is kept/)).toBeVisible();

  await server.start();
  await expect(page.locator('[data-turn="lost"]')).toBeHidden({ timeout: 30_000 });
  await goesOn(page, number);
  await isTurn(page);
  await expect(page.locator("ol li", { hasText: /You (?!sit|begin)/ })).toHaveCount(3);
  await move(page, random);
  await expect(page.locator("ol li", { hasText: /You (?!sit|begin)/ })).toHaveCount(4);
});

test("a page that comes back finds the game as it was", async ({ page }) => {
  await sitDown(page, "cross-roads");
  await move(page, seeded(2));
  await isTurn(page);
  const number = await eventNumber(page);
  await page.reload();
  await isTurn(page);
  expect(await eventNumber(page)).toBe(number);
  // And the first page offers to go on.
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Carry on playing" })).toBeVisible();
});

test("a table that is not there says so", async ({ page }) => {
  await page.goto(`/t/${"0".repeat(32)}`);
  await expect(page.getByRole("heading", { name: "This table is gone" })).toBeVisible();
  // In the person's language, the reason included.
  await page.goto(`/t/${"0".repeat(32)}?lang=de`);
  await expect(page.getByText("Diesen Tisch gibt es nicht.")).toBeVisible();
});

test("a board that could not be loaded is loaded when the connection comes back", async ({ page, server }) => {
  await page.route("**/assets/Board-*.js", (route) => route.abort());
  await sitDown(page, "crosswise");
  await expect(page.locator("[data-board]")).toBeHidden();
  await page.unroute("**/assets/Board-*.js");
  await server.kill();
  await expect(page.locator('[data-turn="lost"]')).toBeVisible();
  await server.start();
  // Possibly on a page that was loaded again.
  await expect(page.locator("[data-board]")).toBeVisible();
  await move(page, seeded(2));
});
