// Crossado, learnt by playing.

import type { Lesson } from "../board";
import { nameOf } from "./token";

// Any plank will do; moves that the position does not allow cannot be made anyway.
const ANY = Array.from({ length: 14 * 14 }, (_, index) => nameOf({ column: index % 14, row: Math.floor(index / 14) }));
const planks = (verb: string) => ANY.flatMap((field) => [`${verb}:${field}h`, `${verb}:${field}v`]);

export const lessons: Lesson[] = [
  { text: "crossado-learn-goal", position: "crossado-2-start", moves: [] },
  { text: "crossado-learn-lay", position: "crossado-2-laying", moves: planks("plank") },
  { text: "crossado-learn-jump", position: "crossado-3-middle", moves: [] },
];
