// The games, in the order of the first page, with what the client must know before it meets one. The list is written by
// `WIRE=write cargo test -p crosstable-games`.

import LIST from "../wire/games.json" with { type: "json" };

export type GameId = keyof typeof LIST;
export const GAMES = Object.keys(LIST) as readonly GameId[];

export function isGame(id: string): id is GameId {
  return Object.hasOwn(LIST, id);
}

/** Names are the same in all languages. */
export const NAMES = Object.fromEntries(GAMES.map((game) => [game, LIST[game].name])) as Readonly<Record<GameId, string>>;

/** Whether there are hands that others must not see: then a device that is passed round needs a curtain. */
export function hides(game: string): boolean {
  return isGame(game) && LIST[game].hides;
}

/** The game whose rules have clauses with these letters. */
export function gameOfClauses(letters: string): GameId | null {
  return GAMES.find((game) => LIST[game].clauses === letters) ?? null;
}
