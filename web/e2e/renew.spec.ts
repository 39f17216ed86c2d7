// A client that was stored before the server became newer. The server's answer to such a client is made here; everything
// else, the move above all, goes to the real server.

import type { Page, WebSocketRoute } from "@playwright/test";
import { click, eventNumber, goesOn, isTurn, sitDown } from "./play";
import { expect, test } from "./server";

const REFUSED = JSON.stringify({ type: "bye", problem: { code: "server-version", text: "", clause: null, retry_after: null } });

/** Stands between page and server: lets everything through, swallows commands, or refuses the version of the page. */
async function between(page: Page): Promise<{ does: "pass" | "swallow" | "refuse"; refused: number; times: number; socket: WebSocketRoute | null }> {
  const state = { does: "pass" as "pass" | "swallow" | "refuse", refused: 0, times: Infinity, socket: null as WebSocketRoute | null };
  await page.routeWebSocket(/\/socket/, (socket) => {
    state.socket = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { type: string };
      if (state.does === "swallow" && type === "command") return;
      if (state.does === "refuse" && type === "hello" && state.refused < state.times) {
        state.refused += 1;
        return socket.send(REFUSED);
      }
      server.send(message);
    });
  });
  return state;
}

test("a client of another version loads itself again, and a move under way counts once", async ({ page }) => {
  const line = await between(page);
  await sitDown(page, "crosswise");
  const number = await eventNumber(page);
  let loads = 0;
  page.on("load", () => (loads += 1));
  line.does = "swallow";
  const tile = page.locator('[data-board] [data-choice^="tile:"]').first();
  if (await tile.isVisible()) await click(tile);
  await click(page.locator("[data-board] [data-token]").first());
  // The server changes its version before the move reaches it. The new client speaks it.
  line.does = "refuse";
  line.times = 1;
  await line.socket?.close();
  await expect.poll(() => loads).toBe(1);
  await goesOn(page, number);
  await isTurn(page);
  await expect(page.locator("ol li", { hasText: /You (?!sit|begin)/ })).toHaveCount(1);
  expect(line.refused).toBe(1);
  expect(loads).toBe(1);
});

test("a server that stays at another version: one attempt, and then a button", async ({ page }) => {
  const line = await between(page);
  await sitDown(page, "crosswise");
  let loads = 0;
  page.on("load", () => (loads += 1));
  line.does = "refuse";
  await line.socket?.close();
  await expect(page.locator("[data-reload]")).toBeVisible();
  await expect.poll(() => line.refused).toBe(2);
  await expect(page.locator("[data-reload]")).toBeVisible();
  expect(loads).toBe(1);
});
