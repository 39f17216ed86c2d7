// Plays on the board as a person does: by choosing what the page offers. This file knows no rules.

import { expect, type Locator, type Page } from "@playwright/test";
import { apiPaths } from "../src/net/api";

const BOARD = ".board[data-board]";
const MOVES = "[data-token]:not([data-token='']):not([disabled])";
const CHOICES = "[data-choice]:not([disabled])";

/** Whether the game is over. */
export async function isOver(page: Page): Promise<boolean> {
  return page.locator("[data-result]").isVisible();
}

/** Starts a game against a bot at a table of the server. Games that are started on the page are on the device. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await startWithBot(page, game);
  await isTurn(page);
}

/** The same, without waiting for the game to begin. */
export async function startWithBot(page: Page, game: string): Promise<void> {
  await page.request.post(apiPaths.me);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { table: string };
  };
  const id = () => `sit-${process.pid}-${(sittings += 1)}`;
  const { table } = await post(apiPaths.tables, { id: id(), game, players: 2, options: [], clock: "off", public: false });
  await post(apiPaths.commands(table), { id: id(), command: { do: "sit", seat: 1, name: "Me" } });
  await post(apiPaths.commands(table), { id: id(), command: { do: "bot", seat: 2, level: "beginner" } });
  // The page commits to its entropy and starts the game.
  await page.goto(`/t/${table}?start`);
}
let sittings = 0;

/** Waits until something can be chosen, or the game is over; true if something can. */
export async function isTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => (document.querySelector("[data-result]") ? "over" : document.querySelector('[data-turn="yours"]') ? "yours" : null),
    null,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) === "yours";
}

/** Which of these pages has the turn. */
export async function turnOf(...pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await page.locator('[data-turn="yours"]').isVisible()) return page;
    await pages[0]?.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Waits until the page has seen an event after this one. */
export async function goesOn(page: Page, number: number): Promise<void> {
  await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>("[data-number]")?.dataset["number"]) > before, number);
}

/** Waits until all animations have ended, except endless ones. */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
    for (let moving = document.getAnimations().filter(ends); moving.length > 0; moving = document.getAnimations().filter(ends)) {
      await Promise.allSettled(moving.map((one) => one.finished));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Activates a choice that has the focus: with the mouse, a finger or the keyboard. */
export type Act = (choice: Locator) => Promise<void>;
export const click: Act = (choice) => choice.dispatchEvent("click");
export const press: Act = (choice) => choice.page().keyboard.press("Enter");

/** Makes one random decision. Returns whether there was one to make. */
export async function move(page: Page, random: () => number, act: Act = click): Promise<boolean> {
  if (act === click) return (await clicks(page, random, 1)) === 1;
  return (await moves(page, random, act, 1)) === 1;
}

/** Makes this many decisions, or fewer if the game ends; returns how many. */
async function moves(page: Page, random: () => number, act: Act, most: number): Promise<number> {
  const chosen = page.locator("[data-picked]");
  let made = 0;
  let after = -1;
  for (let tries = 0; tries < 12; tries++) {
    const { kind, number } = await pick(page, random(), after);
    if (kind === "over") return made;
    await act(chosen);
    if (kind === "choice") continue;
    tries = 0;
    made += 1;
    after = number;
    if (made < most) continue;
    await goesOn(page, number);
    return made;
  }
  throw new Error(`nothing could be chosen (${await page.locator("[data-turn]").textContent()})`);
}

/**
 * Waits for choices after this event, marks and focuses one of them, and returns whether it is a move or leads to one.
 */
async function pick(page: Page, part: number, after: number): Promise<{ kind: "move" | "choice" | "over"; number: number }> {
  const found = await page.waitForFunction(
    ({ part, after, moves, choices }) => {
      const number = Number(document.querySelector<HTMLElement>("[data-number]")?.dataset["number"]);
      if (document.querySelector("[data-result]")) return { kind: "over" as const, number };
      if (number <= after) return null;
      const ready = document.querySelectorAll(moves);
      const all = ready.length > 0 ? ready : document.querySelectorAll(choices);
      if (all.length === 0) return null;
      for (const before of document.querySelectorAll("[data-picked]")) before.removeAttribute("data-picked");
      const chosen = all[Math.floor(part * all.length)];
      chosen?.setAttribute("data-picked", "");
      (chosen as HTMLElement | SVGElement | undefined)?.focus();
      return { kind: ready.length > 0 ? ("move" as const) : ("choice" as const), number };
    },
    { part, after, moves: `${BOARD} ${MOVES}`, choices: `${BOARD} ${CHOICES}` },
  );
  return (await found.jsonValue()) ?? { kind: "over", number: 0 };
}

/**
 * Makes this many decisions with the mouse, or fewer if the game ends; returns how many. It runs in the page, because
 * every call from the test to the browser takes longer than the click.
 */
async function clicks(page: Page, random: () => number, most: number): Promise<number> {
  const seed = Math.floor(random() * 2 ** 32);
  return page.evaluate(
    async ({ seed, most, moves, choices }) => {
      let state = seed;
      const pick = (all: NodeListOf<Element>): Element | undefined => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return all[Math.floor((state / 2 ** 32) * all.length)];
      };
      const later = () => new Promise((done) => setTimeout(done, 8));
      const over = () => document.querySelector("[data-result]") !== null;
      const number = () => Number(document.querySelector<HTMLElement>("[data-number]")?.dataset["number"]);
      const until = async (what: string, holds: () => boolean) => {
        for (const end = performance.now() + 60_000; !holds(); await later()) {
          if (performance.now() > end) throw new Error(`${what} (${document.querySelector("[data-turn]")?.textContent?.trim()})`);
        }
      };
      let made = 0;
      while (made < most) {
        await until("nobody's turn came", () => over() || document.querySelector('[data-turn="yours"]') !== null);
        const some = () => over() || document.querySelector(`${moves}, ${choices}`) !== null;
        for (let tries = 0; !over(); tries++) {
          if (tries > 60) throw new Error(`no choice led to a move (${document.querySelector("[data-turn]")?.textContent?.trim()})`);
          await until("nothing could be chosen", some);
          const ready = pick(document.querySelectorAll(moves));
          const before = number();
          (ready ?? pick(document.querySelectorAll(choices)))?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
          if (ready) {
            await until("a move had no effect", () => number() > before);
            made += 1;
            break;
          }
          await later();
        }
        if (over()) break;
      }
      return made;
    },
    { seed, most, moves: `${BOARD} ${MOVES}`, choices: `${BOARD} ${CHOICES}` },
  );
}

/** The number of the last event that the page has seen. */
export async function eventNumber(page: Page): Promise<number> {
  return Number(await page.locator("[data-number]").getAttribute("data-number"));
}

/** A seeded random generator, so that failures can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays until the game is over. */
export async function playOut(page: Page, random: () => number, act: Act = click): Promise<number> {
  const made = await (act === click ? clicks(page, random, 1500) : moves(page, random, act, 1500));
  expect(made).toBeLessThan(1500);
  await expect(page.locator("[data-result]")).toBeVisible();
  return made;
}
