// How the list of one's own games says things.

import { isGame, NAMES } from "../games/games";
import type { Text } from "../games/board";
import { levelKey } from "../table/levels";
import type { MyGame } from "../wire/http";
import { type Opponent, opponents, outcome, points, span } from "./games";

export const gameName = (game: string): string => (isGame(game) ? NAMES[game] : game);

export const opponentName = (one: Opponent, text: Text): string =>
  one.who === "bot" ? `${text("bot")} (${text(levelKey(one.level))})` : one.name;

const list = (all: readonly Opponent[], text: Text): string => all.map((one) => opponentName(one, text)).join(", ");

/** Who plays along: “With Mum, Bot (Easy)”; everybody where several seats are one's own, or nobody knows which. */
export function withWhom(game: MyGame, text: Text): string {
  const others = opponents(game);
  if (game.own.length > 1) return text("mine-here", { names: [...game.names, ...others.filter((one) => one.who === "bot").map((one) => opponentName(one, text))].join(", ") });
  return others.length > 0 ? text("mine-with", { names: list(others, text) }) : game.names.join(", ");
}

/** “Won”, “Place 3 of 4”, “Mum won”; empty if the list does not know it. */
export function outcomeWords(game: MyGame, text: Text): string {
  const ended = outcome(game);
  switch (ended.kind) {
    case "won":
      return text("mine-won");
    case "lost":
      return text("mine-lost");
    case "draw":
      return text("mine-drawn");
    case "place":
      return text("mine-place", { rank: ended.rank, players: ended.players });
    case "winners":
      return text("mine-won-by", { names: list(ended.names, text), count: ended.names.length });
    case "closed":
      return text("mine-closed");
    case "unknown":
      return "";
  }
}

/** Points and length: “42 : 38”, “31 moves”, “12 minutes”, as far as they are known. */
export function details(game: MyGame, lang: string, text: Text): string[] {
  const won = points(game);
  return [
    ...(won ? [text("mine-points", { points: won.join(" : ") })] : []),
    ...(game.decisions === null ? [] : [text("mine-moves", { count: game.decisions })]),
    ...(game.started === null || game.ended === null ? [] : [span(lang, game.started, game.ended)]),
  ];
}
