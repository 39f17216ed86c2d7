// The score between the same people over several games.

import type { Text } from "../games/board";
import type { Series } from "../wire/protocol";

/** “Leo 3 : 2 Mum”, or a list where more than two play; then how many games were drawn. */
export function seriesWords({ wins, draws }: Series, names: readonly string[], text: Text): string {
  const [one = 0, other = 0] = wins;
  const name = (seat: number) => names[seat] ?? "";
  const score = wins.length === 2 ? `${name(0)} ${one} : ${other} ${name(1)}` : wins.map((won, seat) => `${name(seat)} ${won}`).join(" · ");
  return draws > 0 ? `${score} (${text("table-series-draws", { draws })})` : score;
}
