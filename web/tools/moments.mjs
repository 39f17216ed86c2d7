// Writes particular moments of real games into fixtures/, for lessons and tests: a line with five equal symbols, a plank
// that is held, and so on.
//
//   node tools/moments.mjs ../target/release/crosstable [name …]
//
// Like fixtures.mjs, but it plays until the wanted moment comes.

import { writeFileSync } from "node:fs";
import { load } from "./module.mjs";
import { startServer, pause } from "./server.mjs";

const { expand } = await load("games/choices.ts");

const most = (view) => Math.max(...[...view.columns, ...view.rows].map((line) => line.most));
const over = (view) => view.phase === "over";

/** Collects suns in column c; without one it lays another tile elsewhere. */
function pile(moves) {
  const sun = moves.find(({ path }) => /^(replace )?sun c/.test(path.join(" ")));
  const elsewhere = moves.filter(({ path: [tile, cell, ...more] }) => tile !== "sun" && cell && !cell.startsWith("c") && more.length === 0);
  return sun ?? elsewhere[Math.floor(elsewhere.length / 2)];
}

const first = (moves, target) => moves.find(({ path }) => path[0] === target);
const take = (moves) => first(moves, "take");

/** The moments by the name of their fixture. `wanted` gets the view and the legal moves. */
const MOMENTS = {
  "crosswise-2-five": { game: "crosswise", players: 2, level: "beginner", choose: pile, wanted: (view) => most(view) === 5 && !over(view) },
  "crosswise-2-six": { game: "crosswise", players: 2, level: "beginner", choose: pile, wanted: (view) => most(view) === 6 },
  "crosswise-4-actions": {
    game: "crosswise",
    players: 4,
    wanted: (_, moves) => ["move", "swap", "replace"].every((kind) => first(moves, kind)),
  },
  "crossado-2-laying": { game: "crossado", players: 2, wanted: (view) => view.phase === "laying" && view.planks.length >= 10 },
  "crossado-4-laying": { game: "crossado", players: 4, wanted: (view) => view.phase === "laying" && view.planks.length >= 12 },
  "crossado-2-six": { game: "crossado", players: 2, wanted: (view, moves) => view.die === 6 && take(moves) },
  "crossado-2-held": { game: "crossado", players: 2, choose: take, wanted: (view) => view.phase === "relaying" },
  "crossado-2-stuck": { game: "crossado", players: 2, wanted: (_, moves) => first(moves, "pass") && moves.length > 1 },
  "crossado-2-goal": { game: "crossado", players: 2, wanted: (_, moves) => moves.some(({ path }) => path.at(-1) === "goal") },
  "crossado-2-shared": {
    game: "crossado",
    players: 2,
    wanted: (view) => view.phase === "moving" && view.camps[0].crossing.some((field) => view.camps[1].crossing.includes(field)),
  },
  "crossado-2-small": { game: "crossado", players: 2, options: { board: "12" }, wanted: (view) => view.turns >= 8 },
};

const program = process.argv[2] ?? "../target/release/crosstable";
const names = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(MOMENTS);
const { call, command, startTable, lastMove, close } = await startServer(program);

/** Plays one game. Writes the fixture and returns true if the moment came. */
async function play(name, entropy) {
  const { game, players, options = {}, level = "easy", choose = () => undefined, wanted } = MOMENTS[name];
  const table = await startTable({ game, players, options: Object.entries(options) }, entropy, level);
  for (let decisions = 0; decisions < 400; ) {
    const { number, view } = await call("GET", `/api/tables/${table}?seat=1`);
    if (view.stage !== "ended" && view.to_move !== 1) {
      await pause(40);
      continue;
    }
    const moves = expand(view.legal);
    if (wanted(view.view, moves)) {
      const moment = { last: await lastMove(table, number), table: view };
      writeFileSync(`fixtures/${name}.json`, JSON.stringify(moment, null, 1) + "\n");
      return true;
    }
    if (view.stage === "ended") return false;
    decisions++;
    const { token } = choose(moves) ?? (await call("GET", `/api/tables/${table}/hint`));
    await command(table, { do: "play", seat: 1, token });
  }
  return false;
}

try {
  for (const name of names) {
    let games = 0;
    let found = false;
    while (!found && games < 200) {
      games++;
      found = await play(name, games.toString(16).padStart(32, "0"));
    }
    console.log(`${name}: ${found ? "found" : "not found"} in ${games} games`);
  }
} finally {
  close();
}
