// Shows one board with a position of fixtures/, to work on it:
//
//   npm run dev, then /workbench/?game=crosswise&position=crosswise-2-middle&lang=de&theme=dark
//
// Moves are not played. They are written to the console and to `window.played`.

import { mount } from "svelte";
import { expand } from "../src/games/choices";
import type { Position } from "../src/games/games";
import "../src/ui/theme.css";
import { type Lang, texts } from "../src/ui/texts";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "crosswise";
const position = query.get("position") ?? `${game}-2-middle`;
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

const boards = import.meta.glob<{ default: never }>("../src/games/*/Board.svelte");
const positions = import.meta.glob<{ default: never }>("../fixtures/*.json");
const board = await boards[`../src/games/${game}/Board.svelte`]?.();
const moment = (await positions[`../fixtures/${position}.json`]?.()) as { default: Position } | undefined;
const text = await texts((query.get("lang") ?? "en") as Lang, [game, `web-${game}`, "boards"]);

const played: string[] = [];
Object.assign(window, { played });
const log = (what: string) => (said: string | readonly string[]) => {
  const text = [said].flat().join(" ");
  played.push(text);
  console.log(what, text);
};
const target = document.getElementById("board");
if (board && moment && target) {
  const { last, table } = moment.default;
  mount(board.default, {
    target,
    props: {
      view: table.view,
      moves: expand(table.legal),
      you: table.viewer,
      names: ["Ada", "Ben", "Cleo", "Dan"],
      last,
      hint: null,
      motion: true,
      text,
      play: log("play"),
      why: log("why"),
      say: log("say"),
    },
  });
} else {
  document.body.textContent = `no board of ${game}, or no position ${position}`;
}
