// Hints during a game; after it the review, the record and the check of the dice.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, program, test } from "./server";
import { click, move, playOut, seeded, sitDown } from "./play";

test("a hint names a move and says why, its chances on request, and the board points at it", async ({ page }) => {
  // In this game there is always more than one first move.
  await sitDown(page, "crosswise");
  await page.locator("[data-hint]").click();
  const note = page.getByRole("status").filter({ hasText: "Hint: You " });
  await expect(note.locator("[data-reason]")).toHaveText(/\w+.*[.!]$/, { timeout: 60_000 });
  await expect(note).not.toContainText("%");
  await note.locator("[data-hint-more]").click();
  await expect(note).toContainText(/\d+ %/);
  await expect(note).toContainText(" Or: ");
  await expect(page.locator("[data-board] .hinted").first()).toBeVisible();
});

test("a game that has ended can be studied: review, steps, link, record, dice", async ({ page, context }, info) => {
  await sitDown(page, "cross-roads");
  await move(page, seeded(8));
  await playOut(page, seeded(9), click);
  // The result covers nothing of the board.
  const [result, surface] = [await page.locator("[data-result]").boundingBox(), await page.locator("[data-part=surface]").boundingBox()];
  const apart = result && surface && (result.x >= surface.x + surface.width - 1 || result.y >= surface.y + surface.height - 1);
  expect(apart, `${JSON.stringify(result)} and ${JSON.stringify(surface)}`).toBe(true);
  await page.locator("[data-result]").getByRole("link", { name: "Replay" }).click();

  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(4);
  await expect(slider).toHaveValue("0");

  // The review shows how far it is, then three sentences and the chances of both; a click on the chart goes there.
  const review = page.locator("[data-review]");
  await expect(review).toHaveAttribute("data-review", "done", { timeout: 60_000 });
  await expect(review.locator(".summary p")).toHaveCount(3);
  const chart = review.getByRole("img", { name: "chance to win" });
  await expect(chart.locator("polyline")).toHaveCount(2);
  for (const line of await chart.locator("polyline").all()) {
    const points = ((await line.getAttribute("points")) ?? "").split(" ").map((one) => one.split(",").map(Number));
    expect(points.length).toBeGreaterThan(last / 2);
    for (const [x = -1, y = -1] of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(400);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(120);
    }
  }
  // What the table says adds up: from the start to the end by its terms.
  const figures = (await review.locator("tbody tr td:nth-child(2)").allTextContents()).map((text) => Number(text.replace("−", "-").replace(/[^-\d]/g, "")));
  expect(Math.abs(figures.slice(0, -1).reduce((sum, one) => sum + one, 0) - (figures.at(-1) ?? 0))).toBeLessThanOrEqual(3);

  // A moment goes to its place in the replay.
  const moment = review.locator("[data-moment]").first();
  await moment.click();
  await expect(moment).toHaveAttribute("aria-current", "step");
  await expect(page.locator('ol [aria-current="step"]').first()).toBeVisible();

  const box = await chart.boundingBox();
  await chart.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(slider).toHaveValue(String(Math.round(last / 2)));
  await expect(review.locator("figure li strong").first()).toHaveText(/^\d+ %$/);

  // Every step says whose it was; the keys go on; the link comes back to the same moment.
  await page.keyboard.press("ArrowRight");
  const step = String(Math.round(last / 2) + 1);
  await expect(slider).toHaveValue(step);
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("slider")).toHaveValue(step);
  await other.close();

  // The record as a file: `crosstable verify` agrees that it was fair.
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the game as a file" }).click();
  const file = info.outputPath("record.txt");
  await (await coming).saveAs(file);
  const record = readFileSync(file, "utf8");
  expect(record).toContain("cross-roads");
  execFileSync(program, ["verify", file]);

  // The dice are checked here: the server is asked for the record, never for a verdict. A changed draw is found.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-fair="true"]')).toBeVisible();
  await expect(page.locator("#dice li")).toHaveCount(9);
  expect(asked.filter((path) => path.endsWith("/verify"))).toEqual([]);

  const lines = record.split("\n");
  const draws = lines.flatMap((line, index) => (/^\d+\. ~/.test(line) ? [index] : []));
  const tokenOf = (index = 0) => /~\S+/.exec(lines[index] ?? "")?.[0] ?? "";
  const [one] = draws;
  // A card may be drawn twice.
  const wrong = draws.map(tokenOf).find((token) => token !== tokenOf(one)) ?? "";
  const forged = lines.with(one ?? 0, (lines[one ?? 0] ?? "").replace(tokenOf(one), wrong)).join("\n");
  expect(forged).not.toBe(record);
  await page.route("**/record.txt*", (route) => route.fulfill({ body: forged, contentType: "text/plain" }));
  await page.reload();
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-fair="false"]')).toBeVisible();
});

test("children see stars and words instead of percentages", async ({ page }) => {
  await sitDown(page, "cross-roads");
  await playOut(page, seeded(9), click);
  await page.locator("[data-review-link]").click();
  const review = page.locator("[data-review]");
  await expect(review).toHaveAttribute("data-review", "done", { timeout: 60_000 });
  await expect(review).toContainText("%");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("[data-stars]").check();
  await page.keyboard.press("Escape");
  await expect(review).not.toContainText("%");
  await expect(review.locator("figure li strong").first()).toHaveText(/^★*☆*$/);
});
