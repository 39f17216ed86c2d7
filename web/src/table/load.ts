// What the page of a table loads: the texts of every table, and the board and the texts of a game.

import { boardOf } from "../games/games";
import { loadTexts } from "../ui/language.svelte";

export const loadTableTexts = () => loadTexts("table", "server", "boards", "web-table", "web-fair");

export const loadGame = (game: string) => Promise.all([boardOf(game), loadTexts(game, `web-${game}`)]);

/** Loads all of it for a table that is being made; the page of the table says what is missing. */
export function prepareTable(game: string): void {
  void Promise.allSettled([import("../pages/Table.svelte"), loadTableTexts(), loadGame(game)]);
}
