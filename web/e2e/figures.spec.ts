// What a game on the device costs: bytes, time to the first move, and the main thread while a bot thinks.

import type { CDPSession, Page } from "@playwright/test";
import { isTurn, move, seeded } from "./play";
import { expect, stored, test } from "./site";

/** As Chromium's developer tools have it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Milliseconds from a click on “Play now” to the first move that can be chosen. */
async function firstMove(page: Page, game: string): Promise<number> {
  const began = Date.now();
  await page.locator(`[data-play="${game}"]`).click();
  await page.waitForFunction(() => document.querySelector('[data-turn="yours"]') && document.querySelector(".board[data-board] [data-choice], .board[data-board] [data-token]"));
  return Date.now() - began;
}

async function throttle(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

test.describe.configure({ mode: "serial" });

test("bytes before the first move", async ({ page, site, context }) => {
  // Without the service worker, which loads everything in the background.
  await context.route("**/service-worker.js", (route) => route.abort());
  await page.goto(site.url);
  await page.waitForLoadState("networkidle");
  const first = site.sent;
  site.sent = 0;
  site.files = [];
  await firstMove(page, "mixx");
  console.log(`first page ${first} bytes gzip; to the first move of Mixx ${site.sent} more in ${site.files.length} files`);
  const module = site.files.filter((name) => name.endsWith(".wasm"));
  expect(module).toHaveLength(1);
  // If the bot begins, it needs the weights of this game, and of no other.
  expect(site.files.filter((name) => name.endsWith(".net")).length).toBeLessThanOrEqual(1);
});

test("time to the first move: warm, and cold on slow 4G with a slow processor", async ({ page, site }) => {
  const line = await throttle(page, 4);
  await line.send("Network.enable");
  await page.goto(site.url);
  await page.locator('[data-play="mixx"]').waitFor();
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  const cold = await firstMove(page, "mixx");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(site.url);
  await stored(page);
  await page.reload();
  await page.locator('[data-play="mixx"]').waitFor();
  const warm = await firstMove(page, "mixx");
  console.log(`first move after ${warm} ms warm, ${cold} ms cold on slow 4G with a processor slowed four times`);
  expect(warm).toBeGreaterThan(0);
});

test("an expert keeps to its second, and the page does not stutter", async ({ page, site }) => {
  await page.goto(`${site.url}#/new/crosswise`);
  await page.getByText("Expert").click();
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  await throttle(page, 4);
  // A task counts if it ended before the bot's move was drawn: drawing is not thinking.
  await page.evaluate(() => {
    const [tasks, drawn]: [PerformanceEntry[], number[]] = [[], []];
    Object.assign(globalThis, { tasks, drawn });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ["longtask"] });
    const number = document.querySelector("[data-number]");
    if (number) new MutationObserver(() => drawn.push(performance.now())).observe(number, { attributeFilter: ["data-number"] });
  });
  const random = seeded(11);
  const times: number[] = [];
  const longest: number[] = [];
  for (let moves = 0; moves < 4; moves++) {
    await move(page, random);
    const began = Date.now();
    // Our own move has been drawn by then; an expert thinks for longer.
    await page.waitForTimeout(300);
    const from = await page.evaluate(() => performance.now());
    if (!(await isTurn(page))) break;
    times.push(Date.now() - began);
    longest.push(
      await page.evaluate((from) => {
        const { tasks, drawn } = globalThis as unknown as { tasks: PerformanceEntry[]; drawn: number[] };
        const until = drawn.find((at) => at > from) ?? Infinity;
        const thinking = tasks.filter(({ startTime, duration }) => startTime > from && startTime + duration <= until);
        return Math.max(0, ...thinking.map(({ duration }) => duration));
      }, from),
    );
  }
  console.log(`expert answered after ${times.join(", ")} ms; longest task of the main thread while it thought ${Math.max(...longest).toFixed(0)} ms`);
  expect(times.length).toBeGreaterThan(0);
});
