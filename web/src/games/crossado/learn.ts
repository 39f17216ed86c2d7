// Crossado, learnt by playing.

import type { Lesson } from "../board";
import { nameOf } from "./square";

// Any plank will do: what the position does not allow cannot be chosen anyway.
const FIELDS = Array.from({ length: 14 * 14 }, (_, index) => nameOf({ column: index % 14, row: Math.floor(index / 14) }));
const planks = (verb: string) => FIELDS.flatMap((field) => [`${verb}:${field}h`, `${verb}:${field}v`]);

export const lessons: Lesson[] = [
  { text: "crossado-learn-goal", position: "crossado-2-start", moves: [], look: '[data-square="isle:se"]' },
  { text: "crossado-learn-lay", position: "crossado-2-laying", moves: planks("plank"), look: "[data-supply]" },
  {
    text: "crossado-learn-walk",
    position: "crossado-3-early",
    moves: ["c6-b4", "c6-b6", "c6-c7", "c6-d8", "c6-e7", "g7-d7", "g7-e8", "g7-i8", "start-b5"],
    look: '[data-square="c6"]',
  },
  { text: "crossado-learn-jump", position: "crossado-2-shared", moves: [], look: '[data-square="h2"]' },
  { text: "crossado-learn-take", position: "crossado-2-six", moves: planks("take"), look: "[data-choice=plank]" },
  { text: "crossado-learn-relay", position: "crossado-2-held", moves: planks("lay"), look: "[data-supply]" },
  { text: "crossado-learn-arrive", position: "crossado-2-goal", moves: ["j10-goal"], look: '[data-square="isle:se"]' },
  { text: "crossado-learn-end", position: "crossado-2-end", moves: [], look: '[data-square="isle:se"]' },
];
