// A server of one's own with a folder that is thrown away, and somebody who plays there through the API: for the
// programs that write fixtures/.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Opens a house with this program; `close` it in the end, whatever happens. */
export async function openHouse(program) {
  const data = mkdtempSync(join(tmpdir(), "crosstable-fixtures-"));
  const args = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--bot-pause", "0"];
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const base = await new Promise((found) =>
    server.stdout.once("data", (line) => found(String(line).match(/http:\S+/)[0])),
  );

  let token = null;
  async function call(method, path, body) {
    for (;;) {
      const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
      if (answer.status === 429 || answer.status === 408) {
        await pause(1000 * Number(answer.headers.get("retry-after") ?? 1));
        continue;
      }
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return text ? JSON.parse(text) : null;
    }
  }

  let count = 0;
  const command = (table, command) =>
    call("POST", `/api/tables/${table}/commands`, { id: `f${count++}`, command });

  /** A running table: seat 1 is ours, bots have the others. */
  async function seat(wish, entropy, level = "easy") {
    const { table } = await call("POST", "/api/tables", wish);
    await command(table, { do: "sit", seat: 1, name: "Ada", entropy });
    for (let seat = 2; seat <= wish.players; seat++) await command(table, { do: "bot", seat, level });
    await command(table, { do: "start" });
    return table;
  }

  function close() {
    server.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }

  token = (await call("POST", "/api/tokens")).token;
  return { call, command, seat, close };
}

export const pause = (milliseconds) => new Promise((later) => setTimeout(later, milliseconds));
