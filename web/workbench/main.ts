// Shows one board with a position out of fixtures/, for looking at and for working on:
//
//   npm run dev, then /workbench/?game=crosswise&position=crosswise-2-middle&lang=de&theme=dark
//
// Moves are not played; they are written to the console and to `window.played`.

import { mount } from "svelte";
import type { BoardProps } from "../src/games/board";
import "../src/look/look.css";
import { type Lang, texts } from "../src/look/texts";

const ask = new URLSearchParams(location.search);
const game = ask.get("game") ?? "crosswise";
const position = ask.get("position") ?? `${game}-2-middle`;
const theme = ask.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

const boards = import.meta.glob<{ default: never }>("../src/games/*/Board.svelte");
const positions = import.meta.glob<{ default: never }>("../fixtures/*.json");
const board = await boards[`../src/games/${game}/Board.svelte`]?.();
const moment = (await positions[`../fixtures/${position}.json`]?.()) as
  | { default: { last: BoardProps<unknown>["last"]; sight: { view: unknown; legal: string[]; viewer: number | null } } }
  | undefined;
const text = await texts((ask.get("lang") ?? "en") as Lang, [game, `web-${game}`]);

const played: string[] = [];
Object.assign(window, { played });
const log = (what: string) => (token: string) => {
  played.push(token);
  console.log(what, token);
};
const target = document.getElementById("board");
if (board && moment && target) {
  const { last, sight } = moment.default;
  mount(board.default, {
    target,
    props: {
      view: sight.view,
      legal: sight.legal,
      you: sight.viewer,
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
