// A table at home: devices that join over the local network, and a board in the middle of the room.

import { networkInterfaces } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { eventNumber, isOver, move, seeded, turnOf } from "./play";
import { expect, Server, test } from "./server";

async function phone(browser: Browser, server: Server): Promise<Page> {
  return (await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 664 } })).newPage();
}

/** The phone that has the turn; none when the game is over. */
async function nextOf(phones: readonly Page[]): Promise<Page | null> {
  for (;;) {
    for (const one of phones) {
      if (await isOver(one)) return null;
      if (await one.locator('[data-turn="yours"]').isVisible()) return one;
    }
  }
}

/** The addresses of this machine that other devices can open. */
const ownAddresses = Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).filter((one) => !one.internal).map((one) => one.address));

test("an invitation that works on this computer only says so, and what to do", async ({ page }) => {
  await page.goto("/new/crosswise/friends");
  await page.getByRole("button", { name: "Make the link" }).click();
  const note = page.locator("[data-local-only]");
  await expect(note).toBeVisible();
  const table = page.url();
  const notes = new Set<string>();
  for (const lang of ["en", "de", "fr", "it"]) {
    await page.goto(`${table}?lang=${lang}`);
    await expect(note).toContainText("--listen 0.0.0.0:7400");
    notes.add((await note.textContent()) ?? "");
    // The code would lead a phone to itself.
    await expect(page.locator('img[src$="invitation.svg"]')).toHaveCount(0);
  }
  expect(notes.size).toBe(4);
  await page.goto(`${table}?lang=en`);
  await page.locator("[data-hand-on]").click();
  await expect(page.locator("[data-hand-on-sheet] [data-local-only]")).toBeVisible();
  await expect(page.locator("[data-hand-on-sheet] img")).toHaveCount(0);
});

test("a board in the middle, and two phones as hands", async ({ browser }) => {
  const server = await Server.open("0.0.0.0");
  try {
    const board = await (await browser.newContext({ baseURL: server.url, viewport: { width: 820, height: 1180 } })).newPage();
    await board.goto("/new/crosswise");
    await board.getByText("Board in the middle").click();
    await board.getByRole("button", { name: "Open the table" }).click();
    await expect(board).toHaveURL(/\/t\/[0-9a-f]{32}\?board$/);
    const link = new URL(await board.getByLabel("The link to this table").inputValue());
    const code = board.getByRole("img", { name: /QR/ });
    if (ownAddresses.length > 0) {
      // The board was opened at 127.0.0.1; phones are led to this machine's address in the network.
      expect(ownAddresses).toContain(link.hostname.replace(/[[\]]/g, ""));
      await expect(code).toBeInViewport({ ratio: 1 });
      expect((await code.boundingBox())?.width).toBeGreaterThan(300);
    } else {
      await expect(board.locator("[data-local-only]")).toBeVisible();
    }
    await expect(board.getByRole("button", { name: /Sit here/ })).toHaveCount(0);

    const phones = [await phone(browser, server), await phone(browser, server)];
    for (const [index, one] of phones.entries()) {
      await one.goto(link.pathname);
      await one.getByRole("button", { name: /Sit here/ }).first().click();
      await one.getByLabel("Your name").fill(index === 0 ? "Ada" : "Ben");
      await one.keyboard.press("Enter");
      await expect(one.getByText("That is you")).toBeVisible();
      await expect(one.getByRole("button", { name: "Start the game" })).toHaveCount(0);
    }
    await board.getByRole("button", { name: "Start the game" }).click();
    for (const one of [board, ...phones]) await expect(one.locator("[data-board]")).toBeVisible();

    const random = seeded(5);
    for (let moves = 0; moves < 4; moves++) {
      const mover = await turnOf(...phones);
      await move(mover, random);
      await expect(mover.locator('[data-turn="yours"]')).toBeHidden();
    }
    // The board has seen every move and shows no hand.
    const last = await eventNumber(await turnOf(...phones));
    await expect.poll(() => eventNumber(board)).toBe(last);
    await expect(board.locator("[data-choice]")).toHaveCount(0);

    // Somebody wants to play again: the board follows, and can start the next game.
    const first = board.url();
    for (;;) {
      const mover = await nextOf(phones);
      if (!mover) break;
      await move(mover, random);
    }
    await phones[0]?.locator("[data-rematch]").click();
    await expect(board).not.toHaveURL(first);
    await expect(board).toHaveURL(/\/t\/[0-9a-f]{32}\?board$/);
    await phones[1]?.locator("[data-rematch]").click();
    await board.getByRole("button", { name: "Start the game" }).click();
    for (const one of [board, ...phones]) await expect(one.locator("[data-board]")).toBeVisible();
  } finally {
    await server.close();
  }
});
