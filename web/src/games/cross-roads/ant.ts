// The ants on a half: as many as its number says, walking round it on their trail.

/** How far from the middle of a half they walk; a half is 100 wide. */
export const TRAIL = 34;

const round = (value: number) => Math.round(value * 10) / 10;

/** A disc as part of a path. */
function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

interface Ants {
  /** Head, breast and tail, to be filled. */
  bodies: string;
  /** Legs and feelers, to be drawn as lines. */
  legs: string;
}

function walk(count: number): Ants {
  let bodies = "";
  let legs = "";
  for (let ant = 0; ant < count; ant++) {
    const turn = (2 * Math.PI * ant) / count - Math.PI / 2 + Math.PI / 9;
    // A point of the ant, `ahead` on the trail and `aside` of it.
    const at = (ahead: number, aside: number): [number, number] => {
      const angle = turn + ahead / TRAIL;
      return [(TRAIL + aside) * Math.cos(angle), (TRAIL + aside) * Math.sin(angle)];
    };
    bodies += disc(...at(-4.3, 0), 2.9) + disc(...at(0.2, 0), 1.9) + disc(...at(4, 0), 2.3);
    for (const side of [-1, 1]) {
      for (const [from, to] of [
        [1.4, 3.4],
        [0, -0.6],
        [-1.4, -4.4],
        [5, 8],
      ] as const) {
        const [x1, y1] = at(from, side * 0.8);
        const [x2, y2] = at(to, side * (from === 5 ? 2.6 : 5));
        legs += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
      }
    }
  }
  return { bodies, legs };
}

const ANTS: readonly Ants[] = Array.from({ length: 10 }, (_, count) => walk(count));

/** The ants of a number. */
export function antsOf(number: number): Ants {
  return ANTS[number] ?? { bodies: "", legs: "" };
}
