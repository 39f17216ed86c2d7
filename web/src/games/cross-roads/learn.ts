// Learning Cross Roads by playing it, in positions of real games.

import type { Lesson } from "../board";

export const lessons: Lesson[] = [
  {
    text: "cross-roads-learn-1",
    position: "cross-roads-learn-first",
    moves: [
      "2/3@0,-1s",
      "2/3@0,1n",
      "3/4@0,0n",
      "3/4@0,0s",
      "3/8@0,0n",
      "3/8@0,0s",
      "3/8@1,-1s",
      "3/8@1,1n",
    ],
    look: "[data-part=hand]",
  },
  {
    text: "cross-roads-learn-2",
    position: "cross-roads-learn-across",
    moves: ["4/5@1,0n", "4/5@1,0s", "4/7@1,0n", "4/7@1,0s"],
    look: '[data-cells~="1,0"] [data-half="3"]',
  },
  {
    text: "cross-roads-learn-3",
    position: "cross-roads-learn-ring",
    moves: ["1/3@1,0n", "1/3@1,0s", "1/8@1,0n", "1/8@1,0s"],
    look: '[data-cells~="1,0"] [data-half="9"]',
  },
  { text: "cross-roads-learn-4", position: "cross-roads-learn-whiff", moves: ["3/8@0,1w"], look: "[data-effect=whiff]" },
  { text: "cross-roads-learn-5", position: "cross-roads-learn-reeky", moves: ["3/7@0,-1s", "3/7@1,-1s"], look: "[data-effect=reeky]" },
  { text: "cross-roads-learn-6", position: "cross-roads-3-early", moves: [], look: "[data-pile]" },
  {
    text: "cross-roads-learn-7",
    position: "cross-roads-learn-last",
    moves: [
      "2/4@-1,-2e",
      "2/4@-1,-2w",
      "2/4@-1,0w",
      "2/4@-2,-2e",
      "2/4@-2,0e",
      "2/4@-2,1n",
      "2/4@-2,1s",
      "2/4@0,-1e",
      "2/4@0,-2w",
      "2/4@1,2s",
      "2/4@1,3n",
    ],
    look: "[data-part=hand]",
  },
];
