// The modules of the games that this tab has been asked for. A table belongs to a game, and its game's module runs it.

import { GAMES, type GameId, isGame } from "../games/list";
import { Module, type Progress } from "./module";
import type { TableStore } from "./store";

export class Modules {
  #loading = new Map<GameId, Promise<Module>>();
  #loaded: Module[] = [];
  /** The games of tables that were asked for. */
  #games = new Map<string, GameId>();

  constructor(
    private readonly store: Promise<TableStore>,
    private readonly progress: Progress,
  ) {}

  /** Those that are there already. */
  get loaded(): readonly Module[] {
    return this.#loaded;
  }

  /** The module of a game. */
  ofGame(game: GameId): Promise<Module> {
    const known = this.#loading.get(game);
    if (known) return known;
    const loading = this.#load(game);
    this.#loading.set(game, loading);
    // Another time, if there is no network now.
    loading.catch(() => this.#loading.delete(game));
    return loading;
  }

  async #load(game: GameId): Promise<Module> {
    const module = await Module.load(game, this.progress);
    module.call({ call: "begin", player: await (await this.store).player() });
    this.#loaded.push(module);
    return module;
  }

  /** The module that runs a table. Where there is no such table, any of them says so. */
  async ofTable(table: string): Promise<Module> {
    const game = this.#games.get(table) ?? (await (await this.store).game(table));
    if (!isGame(game ?? "")) return this.any();
    this.#games.set(table, game as GameId);
    return this.ofGame(game as GameId);
  }

  /** A module for questions that every module answers: the one of this game, or one that is there. */
  any(game?: string): Promise<Module> {
    if (game !== undefined && isGame(game)) return this.ofGame(game);
    const [first] = this.#loading.values();
    return first ?? this.ofGame(GAMES[0] as GameId);
  }
}
