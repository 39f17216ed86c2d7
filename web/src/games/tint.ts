// The colours of seats in a game whose pieces have colours of their own: everywhere at the table, a seat is as its pieces are.

import { paintOf } from "./cross-n-go/tint";

/** By game: the one or two colours of every seat, seat 1 first, out of its view. */
const PAINTS: Record<string, (view: never) => string[][]> = { "cross-n-go": paintOf };

/** Gives an element and all within it the colours that a game's view says, for `colourOf`. */
export function tint(game: string | undefined, view: unknown): (element: HTMLElement) => () => void {
  const paints = (game !== undefined && view ? PAINTS[game]?.(view as never) : null) ?? [];
  const styles = paints.flatMap(([one, two], index) => {
    if (one === undefined) return [];
    // Light paint needs an edge to be seen on a light ground.
    return [[`--seat-${index + 1}`, one], [`--seat-${index + 1}-too`, two ?? one], ["--seat-edge", "light-dark(#5a4526, #17110a)"]] as const;
  });
  return ({ style }) => {
    for (const [name, value] of styles) style.setProperty(name, value);
    return () => styles.forEach(([name]) => style.removeProperty(name));
  };
}
