// The client without a server, from the built static folder below a sub-path, and then without a network.

import type { BrowserContext, Page } from "@playwright/test";
import { GAMES } from "../src/games/list";
import { eventNumber, isTurn, move, playOut, seeded } from "./play";
import { expect, type Site, stored, test } from "./site";

/** Starts a game against bots in the fewest steps. */
async function sitDown(page: Page, site: Site, game: string): Promise<void> {
  await page.goto(`${site.url}#/new/${game}`);
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
}

/** A device with the whole client on it, and no network. */
async function offline(context: BrowserContext, page: Page, site: Site): Promise<void> {
  await page.goto(site.url);
  await stored(page);
  await context.setOffline(true);
}

test("without a server nothing is offered that needs one", async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.locator("[data-play]")).toHaveCount(GAMES.length);
  await expect(page.getByRole("link", { name: /friends/i })).toHaveCount(0);
  await page.goto(`${site.url}#/new/mixx/friends`);
  await expect(page.getByText("Against bots").first()).toBeVisible();
  await expect(page.getByText("Board in the middle")).toHaveCount(0);
  // Nothing but files of the site was asked for.
  expect(site.sent.filter(({ name }) => name.startsWith("api"))).toEqual([]);
});

for (const [index, game] of GAMES.entries()) {
  test(`a whole game of ${game} without a network: reload, replay, verify, my games`, async ({ page, context, site }) => {
    // A long game and its review take minutes where other processes want the processor too.
    test.setTimeout(900_000);
    await offline(context, page, site);
    await sitDown(page, site, game);
    const random = seeded(100 + index);
    await move(page, random);
    await isTurn(page);
    const number = await eventNumber(page);
    await page.reload();
    await isTurn(page);
    expect(await eventNumber(page)).toBe(number);
    await page.locator("[data-hint]").click();
    await expect(page.locator("[data-hint]:not([disabled])")).toBeVisible();
    await playOut(page, random);

    // The game is checked without being asked, and stands among my games.
    await page.goto(`${site.url}#/games`);
    const line = page.locator("[data-game]");
    await expect(line).toHaveCount(1);
    await line.click();
    await expect(page.getByRole("slider")).toHaveValue("0");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider")).toHaveValue("1");
    await expect(page.getByRole("img", { name: "Chance to win" })).toBeVisible({ timeout: 300_000 });
    await page.locator("[data-check]").click();
    await expect(page.locator('[data-fair="true"]')).toBeVisible();
    await expect(page.locator('[data-source="seeded"]')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-save]").click()]);
    expect(download.suggestedFilename()).toMatch(/^crosstable-0{8}[0-9a-f]{24}\.txt$/);
  });
}

test("one device goes round without a network, behind the curtain", async ({ page, context, site }) => {
  await offline(context, page, site);
  await page.goto(`${site.url}#/new/crosswise/device`);
  await page.getByRole("button", { name: "Start" }).click();
  const curtain = page.locator("[data-curtain]");
  const random = seeded(7);
  const names = new Set<string>();
  for (let moves = 0; moves < 4; moves++) {
    // Nobody's hand is on the screen while the device goes round.
    await expect(curtain).toBeVisible();
    await expect(page.locator("[data-board]")).toBeHidden();
    names.add((await curtain.textContent()) ?? "");
    await curtain.click();
    await isTurn(page);
    await move(page, random);
    await page.locator("[data-hand-over]").click();
  }
  expect(names.size).toBe(2);
});

test("two tabs at one table: each sees what the other does", async ({ page, context, site }) => {
  await sitDown(page, site, "mixx");
  const other = await context.newPage();
  await other.goto(page.url());
  await isTurn(other);
  const random = seeded(3);
  for (const tab of [page, other, page]) {
    await isTurn(tab);
    await move(tab, random);
    await isTurn(page);
    await isTurn(other);
    await expect.poll(async () => (await eventNumber(other)) - (await eventNumber(page))).toBe(0);
  }
});

test("a browser that stores nothing: the game goes on in memory, and the page says so", async ({ page, site }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  // Workers have their own.
  await page.route("**/worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); };\n${await answer.text()}` });
  });
  await sitDown(page, site, "mixx");
  await expect(page.getByText(/does not let pages store anything/)).toBeVisible();
  await playOut(page, seeded(4));
});

test("storage that is full: the game goes on in memory, and the page says so", async ({ page, site }) => {
  await page.route("**/worker-*.js", async (route) => {
    const answer = await route.fetch();
    const full = `{ let left = 12; const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (...args) { if (--left < 0) throw new DOMException("full", "QuotaExceededError"); return add.apply(this, args); }; }`;
    await route.fulfill({ response: answer, body: `${full}\n${await answer.text()}` });
  });
  await sitDown(page, site, "mixx");
  const random = seeded(5);
  for (let moves = 0; moves < 6; moves++) {
    await isTurn(page);
    await move(page, random);
  }
  await expect(page.getByText(/no room left on this device/)).toBeVisible();
  await playOut(page, random);
});

test("a new version is announced, and a game goes on meanwhile", async ({ page, context, site }) => {
  await page.goto(site.url);
  await stored(page);
  await sitDown(page, site, "mixx");
  const random = seeded(6);
  await move(page, random);
  // The host gets a new version.
  const worker = await (await page.request.get(`${site.url}service-worker.js`)).text();
  site.changed.set("service-worker.js", worker.replace(/const version = "\w+"/, 'const version = "next"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((one) => one?.waiting !== null));
  // Nothing happens to the game: no reload, and the next moves work.
  await isTurn(page);
  const number = await eventNumber(page);
  await move(page, random);
  await isTurn(page);
  expect(await eventNumber(page)).toBeGreaterThan(number);
  await expect(page.locator("[data-update]")).toHaveCount(0);
  const table = page.url();
  // The home page offers it.
  await page.goto(`${site.url}#/`);
  const offer = page.locator("[data-update]");
  await expect(offer).toBeVisible();
  await Promise.all([page.waitForEvent("load"), offer.click()]);
  await expect(offer).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContainEqual(expect.stringContaining("next"));
  await context.setOffline(true);
  await page.goto(table);
  await isTurn(page);
});
