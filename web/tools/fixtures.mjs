// Writes positions of real games into fixtures/: for the workbench, the lessons, the diagrams and the tests.
//
//   node tools/fixtures.mjs ../target/release/crosstable [GAME ...]
//
// The script plays the server's hints at a table with bots, through the server's API.

import { writeFileSync } from "node:fs";
import { startServer, pause } from "./server.mjs";

const program = process.argv[2] ?? "../target/release/crosstable";
const wanted = process.argv.slice(3);
const { call, command, startTable, lastMove, close } = await startServer(program);

async function play(game, players) {
  const table = await startTable({ game, players }, "00112233445566778899aabbccddeeff");
  const seen = [];
  for (;;) {
    const { number, view } = await call("GET", `/api/tables/${table}?seat=1`);
    const last = () => lastMove(table, number);
    if (view.stage === "ended") {
      seen.push({ last: await last(), table: view });
      break;
    }
    if (view.to_move !== 1) {
      await pause(60);
      continue;
    }
    seen.push({ last: await last(), table: view });
    const { token } = await call("GET", `/api/tables/${table}/hint`);
    await command(table, { do: "play", seat: 1, token });
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
  const games = await call("GET", "/api/games");
  for (const { id, tables } of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    for (const { players } of tables) await play(id, players);
  }
} finally {
  close();
}
