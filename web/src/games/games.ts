// The games, and how their parts are loaded when they are needed. A game may lack any of them: then it is played
// on the board that its layout describes, it cannot be learned step by step, and its card has no picture.

import type { Component } from "svelte";
import type { TableView } from "../wire/protocol";
import type { BoardProps, LastMove, Lesson } from "./board";

export { type GameId, GAMES, hides, isGame, NAMES } from "./list";

type Load<T> = Record<string, () => Promise<T>>;
// The boards differ in the type of their view; each gets the view of its game.
const boards = import.meta.glob("./*/Board.svelte") as Load<{ default: Component<BoardProps<never>> }>;
const lessons = import.meta.glob("./*/learn.ts") as Load<{ lessons: Lesson[] }>;
const positions = import.meta.glob("../../fixtures/*.json", { import: "default" }) as Load<Position>;

/** A position out of a real game. */
export interface Position {
  last: LastMove | null;
  table: TableView;
}

async function part<T, K extends keyof T>(from: Load<T>, path: string, name: K): Promise<T[K] | null> {
  const loaded = await from[path]?.();
  return loaded ? loaded[name] : null;
}

export async function boardOf(game: string): Promise<Component<BoardProps<unknown>> | null> {
  return (await part(boards, `./${game}/Board.svelte`, "default")) as Component<BoardProps<unknown>> | null;
}

export async function pictureOf(game: string): Promise<Component | null> {
  return (await import("./pictures")).pictureOf(game);
}

export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await part(lessons, `./${game}/learn.ts`, "lessons")) ?? [];
}

export async function positionOf(name: string): Promise<Position | null> {
  return (await positions[`../../fixtures/${name}.json`]?.()) ?? null;
}
