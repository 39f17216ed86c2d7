// A move in words, for the log. Whose move it was stands before it.

import type { Text } from "../board";
import { readLay } from "./token";

export function words(token: string, chance: readonly string[], text: Text): string {
  const lay = readLay(token);
  const draws = chance.filter((drawn) => !drawn.startsWith("~start:"));
  if (lay) {
    const { low, high } = lay;
    return draws.length
      ? text("cross-roads-did-lay-draws", { low, high, count: draws.length })
      : text("cross-roads-did-lay", { low, high });
  }
  if (token === "draw") {
    const known = draws.find((drawn) => drawn !== "~?");
    return known ? text("cross-roads-did-draw-card", { card: known.slice(1) }) : text("cross-roads-did-draw");
  }
  return token === "pass" ? text("cross-roads-did-pass") : token;
}
