// Who comes back finds the page as it was: nothing jumps while it loads on a slow network.

import type { Page } from "@playwright/test";
import { startTable } from "./api";
import { expect, GAMES, test } from "./server";
import { isTurn } from "./play";

/** What the browser adds up as layout shifts from the beginning of the page, and what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
        if (entry.hadRecentInput) continue;
        const name = ({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? ""));
        shifts.push({ value: entry.value, moved: entry.sources.map(name) });
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { shifts });
  });
}

/** Slow 4G as the browser's own tools have it: 400 ms, 500 kbit/s. */
async function slow4G(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 400, downloadThroughput: 62_500, uploadThroughput: 62_500 });
}

async function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);
  return { sum: shifts.reduce((sum, one) => sum + one.value, 0), moved: shifts.flatMap((one) => one.moved) };
}

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]) {
  test(`the first page does not jump for who comes back, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    for (const game of GAMES.slice(0, 2)) await startTable(page, game, 2, ["Ada"]);
    await page.reload();
    await expect(page.locator("main ul a").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await watchShifts(page);
    await slow4G(page);
    await page.reload();
    await expect(page.locator("main ul a").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { sum, moved } = await shiftOf(page);
    console.log(`home at ${viewport.width}: layout shift ${sum.toFixed(4)}`);
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.02);
  });

  for (const game of GAMES) {
    test(`a table of ${game} does not jump for who comes back, at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      const table = await startTable(page, game, 2, ["Ada"]);
      await watchShifts(page);
      await slow4G(page);
      await page.goto(`/t/${table}`);
      await isTurn(page);
      await page.waitForLoadState("networkidle");
      const { sum, moved } = await shiftOf(page);
      console.log(`${game} at ${viewport.width}: layout shift ${sum.toFixed(4)}`);
      expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.02);
    });
  }
}
