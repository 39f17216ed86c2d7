// One's own games: what runs and what was played, filters and totals, the score of rematches, saving and deleting.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { apiPaths } from "../src/net/api";
import type { Export } from "../src/wire/http";
import { command, commitmentOf, startTable, tableView } from "./api";
import { fits, isFine } from "./axe";
import { expect, test } from "./server";

/** Plays the first legal moves on all these pages, each with its seat, until the game is over; returns the ranks. */
async function playOver(table: string, seats: [Page, number][]): Promise<number[]> {
  for (;;) {
    for (const [page, seat] of seats) {
      const view = await tableView(page, table, seat);
      if (view.stage === "ended") return view.standing?.ranks ?? [];
      const token = view.moves[0]?.token;
      if (token !== undefined) await command(page, table, { do: "play", seat, token });
    }
  }
}

/** A game of two people, each in their own browser. */
async function startTogether(one: [Page, string], other: [Page, string]): Promise<string> {
  const [host, first] = one;
  const data = { game: "crosswise", players: 2, options: [], clock: "off", public: false };
  const { table } = (await (await host.request.post(apiPaths.tables, { data })).json()) as { table: string };
  const people = [one, other] as const;
  for (const [index, [page, name]] of people.entries()) {
    const entropy = String(index + 1).repeat(32);
    await command(page, table, { do: "sit", seat: index + 1, name, commitment: commitmentOf(table, entropy) });
  }
  await command(host, table, { do: "start" });
  for (const [index, [page]] of people.entries()) await command(page, table, { do: "reveal", seat: index + 1, entropy: String(index + 1).repeat(32) });
  expect((await tableView(host, table, 1)).seats[0]).toMatchObject({ name: first });
  return table;
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.request.post(apiPaths.me);
};

test("one's own games are listed, counted, saved and deleted", async ({ browser, page, server }) => {
  const mum = await (await browser.newContext({ baseURL: server.url })).newPage();
  await open(page, "/");
  await open(mum, "/");

  // A finished game against a bot, one against Mum, its rematch in the lobby, and one that runs.
  const alone = await startTable(page, "mixx", 2, ["Leo"]);
  await playOver(alone, [[page, 1]]);
  const together = await startTogether([page, "Leo"], [mum, "Mum"]);
  const ranks = await playOver(together, [
    [page, 1],
    [mum, 2],
  ]);
  const answer = await page.request.post(apiPaths.commands(together), { data: { id: "again", command: { do: "rematch" } } });
  const { table: next } = (await answer.json()) as { table: string };
  const going = await startTable(page, "crossado", 2, ["Leo"]);
  await expect.poll(async () => (await tableView(page, going, 1)).to_move).toBe(1);

  // The rematch begins with the score.
  const score = ranks[0] === ranks[1] ? "Leo 0 : 0 Mum (one drawn)" : ranks[0] === 1 ? "Leo 1 : 0 Mum" : "Leo 0 : 1 Mum";
  await page.goto(`/t/${next}`);
  await expect(page.locator("[data-series]")).toHaveText(`Score: ${score}`);

  await page.goto("/");
  await page.locator("[data-my-games]").click();
  await expect(page.getByRole("heading", { level: 1, name: "My games" })).toBeVisible();
  const entry = (table: string) => page.locator(`[data-game="${table}"]`);
  await expect(entry(going)).toContainText("It is your turn");
  await expect(entry(going).locator("[data-own-turn]")).toBeVisible();
  await expect(entry(next)).toContainText("Not started yet");
  await expect(entry(alone)).toContainText("Mixx");
  await expect(entry(alone)).toContainText(/Won|Lost|Draw/);
  await expect(entry(alone)).toContainText(/\d+ moves · 1 minute/);
  await expect(entry(together)).toContainText("With Mum");
  await expect(entry(together)).toContainText(/\d+ : \d+ points/);
  await expect(entry(together)).toHaveAttribute("href", `/replay/${together}`);
  const order = page.locator("[data-game]");
  await expect(order.first()).toHaveAttribute("data-game", going);

  // Totals, and filters.
  const totals = page.locator("[data-totals]");
  await expect(totals.getByRole("row", { name: /^Mixx/ })).toBeVisible();
  await expect(totals.getByRole("row", { name: /^Bot \(Easy\)/ })).toBeVisible();
  const won = ranks[0] === 1 ? (ranks[1] === 1 ? "Mum 0 0 1" : "Mum 1 0 0") : "Mum 0 1 0";
  await expect(totals.getByRole("row", { name: won })).toBeVisible();
  await page.locator('[data-filter="person"]').selectOption("Mum");
  await expect(order).toHaveCount(2);
  await expect(totals.getByRole("row", { name: /^Mixx/ })).toHaveCount(0);
  await page.locator('[data-filter="game"]').selectOption("Mixx");
  await expect(page.getByText("No game matches this.")).toBeVisible();
  await page.locator('[data-filter="person"]').selectOption("All");
  await expect(order).toHaveCount(1);
  await page.locator('[data-filter="game"]').selectOption("All");
  await isFine(page);
  await fits(page);

  // The file has everything, and the records of what is over.
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-export]").click()]);
  expect(download.suggestedFilename()).toBe("crosstable-games.json");
  const file = JSON.parse(readFileSync(await download.path(), "utf8")) as Export;
  const records = Object.fromEntries(file.games.map((one) => [one.table, one.record]));
  expect(Object.keys(records).sort()).toEqual([alone, together, next, going].sort());
  expect(records[together]).toContain("Leo");
  expect([records[next], records[going]]).toEqual([null, null]);

  // Deleting asks first; what has not ended stays, and Mum keeps hers.
  await page.locator("[data-delete]").click();
  const question = page.getByRole("group", { name: "Delete all your finished games?" });
  await expect(question).toBeVisible();
  await isFine(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-delete]")).toBeFocused();
  await page.locator("[data-delete]").click();
  await page.locator("[data-delete-yes]").click();
  await expect(page.locator("[data-said]")).toHaveText("2 games are deleted. 2 unfinished games stay.");
  await expect(order).toHaveCount(2);
  await expect(page.locator("[data-delete]")).toHaveCount(0);
  expect((await page.request.get(apiPaths.table(alone))).status()).toBe(404);
  await mum.goto("/games");
  await expect(mum.locator(`[data-game="${together}"]`)).toContainText("With Leo");
  await mum.context().close();
});

test("the score of rematches stands beside the board", async ({ page }) => {
  await open(page, "/");
  const first = await startTable(page, "mixx", 2, ["Leo"]);
  await playOver(first, [[page, 1]]);
  await page.goto(`/t/${first}`);
  await page.locator("[data-rematch]").click();
  const score = page.locator("aside [data-series]");
  await expect(score).toBeVisible();
  await expect(score).toHaveText(/^Score: Leo (1 : 0|0 : 1|0 : 0) Bot/);
});
