// What a game on the device costs: bytes, time to the first move, and the main thread while a bot thinks. Bytes are asserted;
// times are printed, because a busy machine would fail them, and only asserted where no machine is too slow.

import type { CDPSession, Page } from "@playwright/test";
import { GAMES } from "../src/games/list";
import { isTurn, move, seeded } from "./play";
import { expect, type Sent, stored, test } from "./site";

/** As Chromium's developer tools have it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The most bytes from the first page to the first move, compressed, without the weights. */
const MOST_BYTES = 345_000;
/** The most bytes of a game's weights, compressed. */
const MOST_WEIGHTS = 60_000;

/** The most memory of a module, its tree for a second's thought included. */
const MOST_MEMORY = 64_000_000;

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

const sum = (files: readonly Sent[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);

test.describe.configure({ mode: "serial" });

for (const game of GAMES) {
  test(`bytes before the first move of ${game}`, async ({ page, site, context }) => {
    // Without the service worker, which loads everything in the background.
    await context.route("**/service-worker.js", (route) => route.abort());
    await page.goto(site.url);
    await page.waitForLoadState("networkidle");
    const first = sum(site.sent);
    site.sent.length = 0;
    await firstMove(page, game);
    const ending = (end: string) => site.sent.filter(({ name }) => name.endsWith(end));
    const [modules, weights] = [ending(".wasm"), ending(".net")];
    const needed = sum(site.sent) - sum(weights);
    console.log(`${game}: first page ${first} bytes gzip; to the first move ${needed} more, of these the module ${sum(modules)}; weights ${sum(weights)}`);
    // One module; the weights of this game if its bot begins, and of no other.
    expect(modules.map(({ name }) => name)).toEqual([expect.stringContaining(`/${game}-`)]);
    expect(weights.filter(({ name }) => !name.includes(`/${game}-`))).toEqual([]);
    expect(needed).toBeLessThanOrEqual(MOST_BYTES);
    expect(sum(weights)).toBeLessThanOrEqual(MOST_WEIGHTS);
  });
}

test("time to the first move: warm, and cold on slow 4G with a slow processor", async ({ page, site }) => {
  const line = await throttle(page, 4);
  await line.send("Network.enable");
  await page.goto(site.url);
  await page.locator('[data-play="mixx"]').waitFor();
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  const cold = await firstMove(page, "mixx");
  await line.send("Network.emulateNetworkConditions", NO_LIMIT);
  await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(site.url);
  await stored(page);
  await page.reload();
  await page.locator('[data-play="mixx"]').waitFor();
  site.sent.length = 0;
  const warm = await firstMove(page, "mixx");
  console.log(`first move after ${warm} ms warm, ${cold} ms cold on slow 4G with a processor slowed four times`);
  // Whatever the time: nothing comes over the network the second time.
  expect(site.sent.map(({ name }) => name)).toEqual([]);
});

test("an expert keeps to its second and to its memory, and the page does not stutter", async ({ page, site }) => {
  // The memory of the module, which only its worker knows.
  await page.route("**/worker-*.js", async (route) => {
    const answer = await route.fetch();
    const watch = `{ const make = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...args) => { const made = await make(...args); self.memory = made.instance.exports.memory; return made; }; }`;
    await route.fulfill({ response: answer, body: `${watch}\n${await answer.text()}` });
  });
  await page.goto(`${site.url}#/new/crosswise`);
  await page.getByText("Expert").click();
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  await throttle(page, 4);
  // A task counts if it ended before the bot's move was drawn: drawing is not thinking.
  await page.evaluate(() => {
    const [tasks, drawn]: [PerformanceEntry[], number[]] = [[], []];
    Object.assign(globalThis, { tasks, drawn });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ["longtask", "long-animation-frame"] });
    const number = document.querySelector("[data-number]");
    if (number) new MutationObserver(() => drawn.push(performance.now())).observe(number, { attributeFilter: ["data-number"] });
  });
  const random = seeded(11);
  const times: number[] = [];
  const longest: number[] = [];
  for (let moves = 0; moves < 6; moves++) {
    await move(page, random);
    const began = Date.now();
    // Our own move has been drawn by then; an expert thinks for longer.
    await page.waitForTimeout(300);
    const from = await page.evaluate(() => performance.now());
    if (!(await isTurn(page))) break;
    times.push(Date.now() - began);
    const { longer, scripts } = await page.evaluate((from) => {
      type Frame = PerformanceEntry & { scripts?: { invoker: string; sourceURL: string; sourceFunctionName: string; duration: number }[] };
      const { tasks, drawn } = globalThis as unknown as { tasks: Frame[]; drawn: number[] };
      const until = drawn.find((at) => at > from) ?? Infinity;
      const thinking = tasks.filter(({ startTime, duration }) => startTime > from && startTime + duration <= until);
      const longer = thinking.filter(({ entryType }) => entryType === "longtask").map(({ duration }) => duration);
      // What ran in them, if it was a script.
      const scripts = thinking.flatMap(({ scripts = [] }) => scripts.map((one) => `${one.duration.toFixed(0)} ms ${one.invoker} ${one.sourceFunctionName} ${one.sourceURL.replace(/.*\//, "")}`));
      return { longer: Math.max(0, ...longer), scripts };
    }, from);
    longest.push(longer);
    for (const script of scripts) console.log(`while an expert thought: ${script}`);
  }
  const tasks = longest.map((time) => time.toFixed(0)).join(", ");
  const used = await Promise.all(page.workers().map((worker) => worker.evaluate(() => (globalThis as unknown as { memory?: WebAssembly.Memory }).memory?.buffer.byteLength ?? 0)));
  const memory = Math.max(0, ...used);
  console.log(`expert answered after ${times.join(", ")} ms; longest task of the main thread while it thought ${tasks} ms; its module has ${(memory / 1e6).toFixed(1)} MB`);
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThanOrEqual(MOST_MEMORY);
  expect(times.length).toBeGreaterThan(0);
  // If a bot thought on the main thread, each of its moves would be a long task. Another process may hold up one or the other.
  expect(Math.min(...longest)).toBeLessThanOrEqual(50);
});
