// Reads a layout: what stands in its cells, and what a player who points at one of them means.

import type { Art, Layout, LayoutCell, Message, Role } from "../wire/presentation";

export type Say = (message: Message) => string;

/** Columns and lines of the board. */
export function sizeOf(layout: Layout): [columns: number, lines: number] {
  const ends = layout.board.map(({ x, y, width, height }) => [(x ?? 0) + (width ?? 1), (y ?? 0) + (height ?? 1)] as const);
  return [Math.max(0, ...ends.map(([end]) => end)), Math.max(0, ...ends.map(([, end]) => end))];
}

/** Its characters and words, in as many columns as they take. */
export function contentOf(cell: LayoutCell, unicode: boolean, say: Say): string {
  const words = cell.words ? say(cell.words) : "";
  return [drawn(cell.art, unicode), words].filter((part) => part !== "").join(" ");
}

function drawn(art: Art | null | undefined, unicode: boolean): string {
  return typeof art === "string" ? art : (art?.[unicode ? 1 : 0] ?? "");
}

/** What stands in a cell of the board, as many lines and columns as it has; none if it is transparent. */
export function linesOf(cell: LayoutCell, unicode: boolean, say: Say): string[] {
  if (!cell.art && !cell.words) return [];
  const [width, height] = [cell.width ?? 1, cell.height ?? 1];
  const fit = (line: string) => {
    const characters = [...line].slice(0, width);
    const free = width - characters.length;
    const before = cell.align === "left" ? 0 : cell.align === "right" ? free : Math.floor(free / 2);
    return " ".repeat(before) + characters.join("") + " ".repeat(free - before);
  };
  const lines = contentOf(cell, unicode, say).split("\n").slice(0, height).map(fit);
  // What is less high than its cell stands in the middle.
  const above = Math.floor((height - lines.length) / 2);
  const empty = " ".repeat(width);
  return Array.from({ length: height }, (_, at) => lines[at - above] ?? empty);
}

/** The classes of a role: what it is, and its colour or seat. A patch leaves null where a role before had a field. */
export function classesOf(role: Role | null | undefined): string {
  if (typeof role === "string") return `is-${role}`;
  const [kind, value] = Object.entries(role ?? {}).find(([, value]) => value !== null) ?? [];
  if (kind === undefined) return "is-text";
  return kind === "seat" ? `is-seat seat-${value}` : `is-${kind} is-${value}`;
}

/** The cells of the board that a target stands for, in the order in which a piece there covers them. */
export function cellsAt(layout: Layout, target: string): LayoutCell[] {
  const parts = layout.areas?.[target] ?? [target];
  return parts.flatMap((part) => layout.board.filter((cell) => cell.target === part));
}

/** The thing beside the board with this target. */
export function cellBeside(layout: Layout, target: string): LayoutCell | undefined {
  return [...layout.hand, ...layout.actions].find((cell) => cell.target === target);
}

/**
 * Which of these targets a player can mean who points at a cell: its own, or places that begin there, or else places that
 * cover it.
 */
export function meantBy(layout: Layout, cell: string, targets: ReadonlySet<string>): string[] {
  if (targets.has(cell)) return [cell];
  const places = Object.entries(layout.areas ?? {}).filter(([place]) => targets.has(place));
  const begins = places.filter(([, parts]) => parts?.[0] === cell);
  return (begins.length > 0 ? begins : places.filter(([, parts]) => parts?.includes(cell))).map(([place]) => place);
}

/** What a target is called. */
export function nameOf(layout: Layout, target: string, say: Say): string {
  const cell = cellBeside(layout, target) ?? layout.board.find((one) => one.target === target && one.label);
  if (!cell) return target;
  return (cell.label ? say(cell.label) : contentOf(cell, true, say)) || target;
}
