// Crosswise, learnt by playing.

import type { Lesson } from "../board";
import { CELLS } from "./cell";

export const lessons: Lesson[] = [
  { text: "crosswise-learn-board", position: "crosswise-2-start", moves: [], look: "[data-team=A]" },
  {
    text: "crosswise-learn-lay",
    position: "crosswise-2-start",
    moves: ["cross", "triangle", "square", "star"].flatMap((symbol) => CELLS.map((cell) => `${symbol}@${cell}`)),
    look: "[data-part=hand]",
  },
  { text: "crosswise-learn-points", position: "crosswise-2-middle", moves: [], look: "[data-points=e]" },
  { text: "crosswise-learn-best", position: "crosswise-2-middle", moves: ["star@e2", "star@e4"], look: "[data-line=e]" },
  { text: "crosswise-learn-remove", position: "crosswise-2-middle", moves: ["remove:a5", "remove:b5", "remove:c5"], look: '[data-line="5"]' },
  { text: "crosswise-learn-swap", position: "crosswise-3-middle", moves: ["swap:c3-d4"], look: '[data-line="3"]' },
  { text: "crosswise-learn-six", position: "crosswise-2-five", moves: [], look: "[data-threat]" },
  { text: "crosswise-learn-end", position: "crosswise-2-end", moves: [], look: "[data-part=seats]" },
];
