// A server with a temporary data folder and a player who uses its API, for the scripts that write fixtures/.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts this program as a server. Call `close` in the end. */
export async function startServer(program) {
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
      const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
      if (response.status === 429 || response.status === 408) {
        await pause(1000 * Number(response.headers.get("retry-after") ?? 1));
        continue;
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text ? JSON.parse(text) : null;
    }
  }

  let count = 0;
  const command = (table, command) =>
    call("POST", `/api/tables/${table}/commands`, { id: `f${count++}`, command });

  /** Starts a table: seat 1 is ours, bots have the others. We commit to this entropy, and reveal it. */
  async function startTable(options, entropy, level = "easy") {
    const { table } = await call("POST", "/api/tables", options);
    const bytes = [Buffer.from("crosstable fair 2 device"), Buffer.from(table, "hex"), Buffer.from(entropy, "hex")];
    const commitment = createHash("sha256").update(Buffer.concat(bytes)).digest("hex");
    await command(table, { do: "sit", seat: 1, name: "Ada", commitment });
    for (let seat = 2; seat <= options.players; seat++) await command(table, { do: "bot", seat, level });
    await command(table, { do: "start" });
    await command(table, { do: "reveal", seat: 1, entropy });
    return table;
  }

  /** The last decision as a board is told it, with the chance that followed it. */
  async function lastMove(table, number) {
    const { decisions } = await call("GET", `/api/tables/${table}/record?seat=1`);
    const played = decisions.at(-1);
    if (!played) return null;
    const [move, ...chance] = played.messages;
    return { number, seat: played.seat, move, chance };
  }

  function close() {
    server.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }

  token = (await call("POST", "/api/tokens")).token;
  return { call, command, startTable, lastMove, close };
}

export const pause = (milliseconds) => new Promise((later) => setTimeout(later, milliseconds));
