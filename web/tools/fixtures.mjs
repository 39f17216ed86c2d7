// Writes positions of real games into fixtures/: for the workbench, the lessons, the diagrams and the tests.
//
//   node tools/fixtures.mjs ../target/release/crosstable
//
// A person of the script's own plays what the server's hint says, at a table with bots, through the server's API.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.argv[2] ?? "../target/release/crosstable";
const games = ["crosswise", "mixx", "cross-roads", "crossado", "cross-n-go"];
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
    if (answer.status === 429) {
      await new Promise((later) => setTimeout(later, 1000 * Number(answer.headers.get("retry-after") ?? 1)));
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

async function play(game, players) {
  const { table } = await call("POST", "/api/tables", { game, players });
  await command(table, { do: "sit", seat: 1, name: "Ada", entropy: "00112233445566778899aabbccddeeff" });
  for (let seat = 2; seat <= players; seat++) await command(table, { do: "bot", seat, level: "easy" });
  await command(table, { do: "start" });
  const seen = [];
  let last = null;
  for (;;) {
    const { number, sight } = await call("GET", `/api/tables/${table}?seat=1&board=true`);
    if (sight.stage === "ended") {
      seen.push({ last, sight });
      break;
    }
    if (sight.to_move !== 1) {
      await new Promise((later) => setTimeout(later, 60));
      continue;
    }
    seen.push({ last, sight });
    const { token } = await call("GET", `/api/tables/${table}/hint`);
    await command(table, { do: "play", seat: 1, token });
    last = { number: number + 1, seat: 1, token, chance: [] };
    if (seen.length > 400) break;
  }
  // The beginning, two moments in between and the end.
  const at = { start: 0, early: 0.25, middle: 0.6, end: 1 };
  for (const [name, part] of Object.entries(at)) {
    const moment = seen[Math.round(part * (seen.length - 1))];
    writeFileSync(`fixtures/${game}-${players}-${name}.json`, JSON.stringify(moment, null, 1) + "\n");
  }
  console.log(`${game}, ${players} players: ${seen.length} decisions`);
}

try {
  token = (await call("POST", "/api/tokens")).token;
  for (const game of games) for (const players of [2, 3, 4]) await play(game, players);
} finally {
  server.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
