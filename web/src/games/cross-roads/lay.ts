// One card laid in one way: `0,0s` is the cell 0,0 for its smaller number and the cell south of it for the larger one.

import type { Choice } from "../choices";
import { back, beside, type Cell, DIRS, readCell, same, writeCell } from "./cell";
import type { Dir, Laying } from "../../wire/views/cross-roads";
import type { Message } from "../../wire/presentation";

export interface Lay {
  /** As in the hand: `3/7`. */
  card: string;
  low: number;
  high: number;
  /** Where the smaller number lies. */
  at: Cell;
  /** Where the larger number lies, seen from there. */
  dir: Dir;
}

/** A lay that is on offer. */
export interface Offer extends Lay {
  token: string;
}

/** The numbers of a card as it is written, the smaller first. */
export function numbersOf(card: string): [number, number] {
  const [low, high] = card.split("/");
  return [Number(low), Number(high)];
}

function layAt(card: string, at: Cell, dir: Dir): Lay {
  const [low, high] = numbersOf(card);
  return { card, low, high, at, dir };
}

/** The card and the place of a move; null for moves that lay no card. */
export function offerOf({ path, token }: Choice): Offer | null {
  const [card, place] = path;
  if (card === undefined || place === undefined) return null;
  return { ...layAt(card, readCell(place.slice(0, -1)), place.slice(-1) as Dir), token };
}

/** The card with `number` on `cell` and its other half beside it. */
export function layOn(card: string, number: number, cell: Cell, dir: Dir): Lay {
  const [low] = numbersOf(card);
  return number === low ? layAt(card, cell, dir) : layAt(card, beside(cell, dir), back(dir));
}

/** What to point at for this lay, be it on offer or not. */
export function pathOf({ card, at, dir }: Lay): string[] {
  return [card, `${writeCell(at)}${dir}`];
}

export function cellsOf({ at, dir }: Lay): [Cell, Cell] {
  return [at, beside(at, dir)];
}

/** The card that was laid by this move; null if none was. */
export function laidBy({ args }: Message): Lay | null {
  const { card, cell, other } = args ?? {};
  if (typeof card !== "string" || typeof cell !== "string" || typeof other !== "string") return null;
  const at = readCell(cell);
  const dir = DIRS.find((way) => same(beside(at, way), readCell(other)));
  return dir ? layAt(card, at, dir) : null;
}

/** What this move was. */
export function layingBy({ key }: Message): Laying {
  if (key === "cross-roads-log-reeky") return "reeky";
  return key === "cross-roads-log-whiff" || key === "cross-roads-log-whiff-empty" ? "whiff" : "normal";
}
