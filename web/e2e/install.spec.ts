// What a browser and a host allow: installing the client, the server's content security policy, and plain http in a local
// network, where there is no service worker.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { eventNumber, isTurn, move, playOut, seeded } from "./play";
import { expect, test } from "./site";

/** A name for this machine that browsers do not trust without https, as they do not trust a neighbour in the network. */
const NEIGHBOUR = "neighbour.test";
const executablePath = process.env["CROSSTABLE_CHROMIUM"] ?? "/usr/bin/chromium";
test.use({
  launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking", `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1`] },
});

async function sitDown(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/new/mixx`);
  await page.getByRole("button", { name: "Start" }).click();
  await isTurn(page);
}

/** The policy of our own server. */
function policy(): string {
  const source = readFileSync("../crates/server/src/http/middleware.rs", "utf8");
  const text = /const POLICY: &str = "([^"]*)"/.exec(source)?.[1] ?? "";
  return text.replace(/\\\n\s*/g, "");
}

/** Collects what the policy forbids, in the page and in its workers. */
async function watchPolicy(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("forbidden", (what: string) => void found.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      void (globalThis as unknown as { forbidden: (what: string) => void }).forbidden(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && found.push(message.text()));
  return found;
}

test("browsers can install it below any path", async ({ page, site }) => {
  await page.goto(site.url);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.url}manifest.webmanifest`);
  const manifest = JSON.parse(data ?? "") as { [key: string]: string } & { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(new URL(manifest["start_url"] ?? "", url).href).toBe(site.url);
  expect(new URL(manifest["scope"] ?? "", url).href).toBe(site.url);
  expect(manifest["display"]).toBe("standalone");
  expect(manifest.icons.map(({ purpose }) => purpose ?? "any")).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect(size, src).toBe(sizes);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The tests run in private windows, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("a game on the device needs no more than the server’s policy allows", async ({ page, site }) => {
  site.headers["content-security-policy"] = policy();
  const found = await watchPolicy(page);
  await sitDown(page, site.url);
  await move(page, seeded(1));
  await isTurn(page);
  await page.locator("[data-hint]").click();
  await expect(page.locator("[data-hint]:not([disabled])")).toBeVisible();
  expect(found).toEqual([]);
});

test("without the word for WebAssembly in the policy no game starts, and the page says so", async ({ page, site }) => {
  site.headers["content-security-policy"] = policy().replace(" 'wasm-unsafe-eval'", "");
  await page.goto(site.url);
  await page.locator('[data-play="mixx"]').click();
  await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
});

test("over plain http in a network: no service worker, and everything else works", async ({ page, site }) => {
  const url = site.url.replace("127.0.0.1", NEIGHBOUR);
  await page.goto(url);
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator, "locks" in navigator])).toEqual([false, false, false]);
  await wholeGame(page, url);
});

/** A game with a reload in the middle, to its end; its check, its file, and its end in the list. */
async function wholeGame(page: Page, url: string): Promise<void> {
  await sitDown(page, url);
  const random = seeded(8);
  await move(page, random);
  await isTurn(page);
  const number = await eventNumber(page);
  await page.reload();
  await isTurn(page);
  expect(await eventNumber(page)).toBe(number);
  await playOut(page, random);
  await page.goto(`${url}#/games`);
  await expect(page.locator("[data-game]")).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-export]").click()]);
  const { games } = JSON.parse(readFileSync(await download.path(), "utf8")) as { games: { record: string }[] };
  expect(games.map(({ record }) => record)).toEqual([expect.stringContaining("mixx")]);
  await page.locator("[data-game]").click();
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-fair="true"]')).toBeVisible();
  await page.goto(`${url}#/games`);
  await page.locator("[data-delete]").click();
  await page.locator("[data-delete-yes]").click();
  await expect(page.locator("[data-game]")).toHaveCount(0);
}
