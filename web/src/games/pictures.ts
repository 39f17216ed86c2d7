// The pictures of all games, loaded together: the first page shows every one of them.

import type { Component } from "svelte";

const files = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

/** The picture of a game, if it has one. */
export function pictureOf(game: string): Component | null {
  return files[`./${game}/Picture.svelte`] ?? null;
}
