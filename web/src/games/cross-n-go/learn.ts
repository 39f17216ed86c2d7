// Learning Cross'N Go by playing: positions of real games, and what to do in them.

import start3 from "../../../fixtures/cross-n-go-3-start.json";
import start4 from "../../../fixtures/cross-n-go-4-start.json";
import type { Choices } from "../../wire/presentation";
import type { Lesson } from "../board";
import { expand } from "../choices";

const all = (legal: Choices, action: string): string[] =>
  expand(legal).flatMap(({ path, token }) => (path[0] === action ? [token] : []));

export const lessons: Lesson[] = [
  { text: "cross-n-go-learn-look", position: "cross-n-go-3-start", moves: [], look: '[data-figure="1.7"]' },
  { text: "cross-n-go-learn-slide", position: "cross-n-go-3-start", moves: all(start3.table.legal, "shift"), look: "[data-die]" },
  // The third bar ahead of the figure on 6.5: with it the lane reaches one row further.
  { text: "cross-n-go-learn-lane", position: "cross-n-go-3-middle", moves: ["shift:9l"], look: '[data-lane="6.5"]' },
  { text: "cross-n-go-learn-run", position: "cross-n-go-3-early", moves: ["run:3.4"], look: '[data-spot="figure3.4"]' },
  { text: "cross-n-go-learn-block", position: "cross-n-go-4-start", moves: all(start4.table.legal, "block"), look: "[data-part=prompt] [data-choice=block]" },
  { text: "cross-n-go-learn-back", position: "cross-n-go-4-start", moves: all(start4.table.legal, "back"), look: "[data-part=prompt] [data-choice=back]" },
  { text: "cross-n-go-learn-swap", position: "cross-n-go-3-start", moves: all(start3.table.legal, "swap"), look: "[data-part=prompt] [data-choice=swap]" },
  { text: "cross-n-go-learn-won", position: "cross-n-go-3-end", moves: [], look: '[data-seat="1"]' },
];
