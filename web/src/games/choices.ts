// The legal moves of one decision: what a player points at, one thing after the other, and the token that plays it.

import type { Choices } from "../wire/presentation";

export interface Choice {
  /** The targets to point at, in order: what is picked, then where it goes. */
  path: readonly string[];
  /** The move, to be handed to `play`. It is never read. */
  token: string;
}

/** Every move of a tree. A move that can be pointed at in several ways is there once for each of them. */
export function expand(choices: Choices | null | undefined): Choice[] {
  const found: Choice[] = [];
  collect(choices, [], found);
  return found;
}

// A patched tree has null where a choice is gone.
function collect(choices: Choices | null | undefined, path: readonly string[], found: Choice[]): void {
  if (choices === null || choices === undefined) return;
  if (typeof choices === "string") found.push({ path, token: choices });
  else if (Array.isArray(choices)) for (const [template, ...lists] of templates(choices)) fill(template ?? "", lists, 1, path, found);
  else for (const [target, next] of Object.entries(choices)) collect(next, [...path, target], found);
}

/** The templates of a list, each followed by the targets for its holes. */
function templates(list: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const text of list) {
    if (text.includes("{")) found.push([text]);
    else found.at(-1)?.push(text);
  }
  return found;
}

/** Puts every target of the lists into its hole of the template. */
function fill(template: string, [list, ...rest]: readonly string[], hole: number, path: readonly string[], found: Choice[]): void {
  if (list === undefined) {
    found.push({ path, token: template });
    return;
  }
  for (const target of list.split(" ")) {
    fill(template.replaceAll(`{${hole}}`, () => target), rest, hole + 1, [...path, target], found);
  }
}

/** Whether a path begins with these targets. */
export function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((target, at) => path[at] === target);
}

/** What can be pointed at after these targets. */
export function nextTargets(moves: readonly Choice[], prefix: readonly string[]): ReadonlySet<string> {
  const next = moves.flatMap(({ path }) => (startsWith(path, prefix) ? path.slice(prefix.length, prefix.length + 1) : []));
  return new Set(next);
}

/** The move with this token; the first if there are several paths to it. */
export function choiceOf(moves: readonly Choice[], token: string | null): Choice | null {
  return moves.find((move) => move.token === token) ?? null;
}

/** The move with exactly this path. */
export function choiceAt(moves: readonly Choice[], path: readonly string[]): Choice | null {
  return moves.find((move) => move.path.length === path.length && startsWith(move.path, path)) ?? null;
}
