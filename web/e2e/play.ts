// Plays through the board as a person would: by choosing things that can be chosen. No rule is known here.

import { expect, type Locator, type Page } from "@playwright/test";

const BOARD = ".board[data-board]";

/** Whether the game is over. */
export async function isOver(page: Page): Promise<boolean> {
  return page.locator("[data-result]").isVisible();
}

/** Waits until something can be chosen, or the game is over; true if something can. */
export async function isTurn(page: Page): Promise<boolean> {
  const mine = page.locator('[data-turn="yours"]');
  await expect(mine.or(page.locator("[data-result]")).first()).toBeVisible({ timeout: 60_000 });
  return mine.isVisible();
}

/** Does something with a choice: with the mouse, a finger, or the keyboard. */
export type Act = (choice: Locator) => Promise<void>;
export const click: Act = (choice) => choice.dispatchEvent("click");
export const press: Act = async (choice) => {
  await choice.focus();
  await choice.press("Enter");
};

/** Makes one decision; `random` says which. True if a choice was made. */
export async function move(page: Page, random: () => number, act: Act = click): Promise<boolean> {
  const board = page.locator(BOARD);
  const before = await board.evaluate(() => document.querySelector("[data-turn]")?.textContent ?? "");
  for (let tries = 0; tries < 12; tries++) {
    if (await isOver(page)) return false;
    const moves = board.locator("[data-token]:not([data-token='']):not([disabled])");
    const choices = board.locator("[data-choice]:not([disabled])");
    const [ready, open] = [await moves.count(), await choices.count()];
    if (ready > 0) {
      const number = await eventNumber(page);
      await act(moves.nth(Math.floor(random() * ready)));
      await expect.poll(() => eventNumber(page), { timeout: 20_000 }).toBeGreaterThan(number);
      return true;
    }
    if (open > 0) await act(choices.nth(Math.floor(random() * open)));
    else await page.waitForTimeout(50);
  }
  throw new Error(`nothing could be chosen (${before})`);
}

/** The number of the last event that the page has seen. */
export async function eventNumber(page: Page): Promise<number> {
  return Number(await page.locator("[data-number]").getAttribute("data-number"));
}

/** A generator that begins with a seed, so that a failure can be seen again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays until the game is over. */
export async function playOut(page: Page, random: () => number, act: Act = click): Promise<number> {
  let moves = 0;
  while (await isTurn(page)) {
    if (!(await move(page, random, act))) break;
    moves += 1;
    expect(moves).toBeLessThan(1500);
  }
  await expect(page.locator("[data-result]")).toBeVisible();
  return moves;
}
