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
const MOST_BYTES = 370_000;
/** The most bytes of a game's weights, compressed. */
const MOST_WEIGHTS = 60_000;

/** The most memory of a module, its tree for a second's thought included. */
const MOST_MEMORY = 70_000_000;

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

/** What a page measures while a bot thinks. */
interface Watched {
  /** The long tasks of the main thread. */
  tasks: { from: number; until: number }[];
  /** When messages of the worker arrived: that our move is stored, and an event. */
  done: number[];
  events: number[];
}

/** Notes the messages of the worker and the long tasks. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { tasks: [], done: [], events: [] };
    Object.assign(globalThis, { watched });
    const note = ({ data }: MessageEvent<{ message?: { type: string } }>) => {
      if (data.message?.type === "done") watched.done.push(performance.now());
      if (data.message?.type === "event") watched.events.push(performance.now());
    };
    globalThis.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener("message", note);
      }
    };
    const long = (list: PerformanceObserverEntryList) => {
      for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ from: startTime, until: startTime + duration });
    };
    new PerformanceObserver(long).observe({ entryTypes: ["longtask"] });
  });
}

test("an expert keeps to its second, and the page does not stutter", async ({ page, site }) => {
  await watch(page);
  await page.goto(`${site.url}#/new/crosswise`);
  await page.getByText("Expert").click();
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
  await throttle(page, 4);
  const random = seeded(11);
  const times: number[] = [];
  const longest: number[] = [];
  for (let moves = 0; moves < 6; moves++) {
    await move(page, random);
    if (!(await isTurn(page))) break;
    const { time, task } = await page.evaluate(() => {
      const { tasks, done, events } = (globalThis as unknown as { watched: Watched }).watched;
      // The bot thinks from the moment when our move is stored until its own move comes. Our move is still being drawn when it
      // begins: a task that began before is not counted, nor is the one that draws the bot's move.
      const from = done.at(-1) ?? 0;
      const until = events.find((at) => at > from) ?? from;
      const thinking = tasks.filter((one) => one.from > from + 100 && one.until <= until);
      return { time: until - from, task: Math.max(0, ...thinking.map((one) => one.until - one.from)) };
    });
    times.push(time);
    longest.push(task);
  }
  const list = (numbers: number[]) => numbers.map((one) => one.toFixed(0)).join(", ");
  console.log(`expert answered after ${list(times)} ms; longest task of the main thread while it thought ${list(longest)} ms`);
  expect(times.length).toBeGreaterThan(0);
  // If a bot thought on the main thread, each of its moves would be a long task. Another process may hold up one or the other.
  expect(Math.min(...longest)).toBeLessThanOrEqual(50);
});

for (const game of GAMES) {
  test(`memory of an expert in ${game}`, async ({ page, site }) => {
    // Only the worker knows the memory of its module.
    await page.route("**/worker-*.js", async (route) => {
      const answer = await route.fetch();
      const keep = `{ const make = WebAssembly.instantiateStreaming;
        WebAssembly.instantiateStreaming = async (...args) => { const made = await make(...args); self.memory = made.instance.exports.memory; return made; }; }`;
      await route.fulfill({ response: answer, body: `${keep}\n${await answer.text()}` });
    });
    await page.goto(`${site.url}#/new/${game}`);
    await page.getByText("Expert").click();
    await page.getByRole("button", { name: "Start" }).click();
    const random = seeded(12);
    for (let moves = 0; moves < 4 && (await isTurn(page)); moves++) await move(page, random);
    await isTurn(page);
    await page.locator("[data-hint]").click();
    await expect(page.locator("[data-hint]:not([disabled])")).toBeVisible();
    const inWorker = () => (globalThis as unknown as { memory?: WebAssembly.Memory }).memory?.buffer.byteLength ?? 0;
    const memory = Math.max(0, ...(await Promise.all(page.workers().map((worker) => worker.evaluate(inWorker)))));
    console.log(`${game}: the module has ${(memory / 1e6).toFixed(1)} MB after four moves of an expert and a hint`);
    expect(memory).toBeGreaterThan(0);
    expect(memory).toBeLessThanOrEqual(MOST_MEMORY);
  });
}
