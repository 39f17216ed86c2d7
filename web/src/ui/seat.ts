// The colour and the shape of a seat. The shape is there for people who do not see the colour.

const SHAPES = ["disc", "square", "triangle", "diamond"] as const;

type Shape = (typeof SHAPES)[number];

export function colourOf(seat: number): string {
  return `var(--seat-${seat})`;
}

function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] as Shape;
}

/** The outline of a seat's shape around (0, 0), as wide as 2 r, for an SVG path. */
export function outlineOf(seat: number, r: number): string {
  switch (shapeOf(seat)) {
    case "disc":
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "square":
      return `M${-r * 0.86} ${-r * 0.86}h${r * 1.72}v${r * 1.72}h${-r * 1.72}z`;
    case "triangle":
      return `M0 ${-r}L${r} ${r * 0.8}H${-r}z`;
    case "diamond":
      return `M0 ${-r * 1.1}L${r * 1.1} 0L0 ${r * 1.1}L${-r * 1.1} 0z`;
  }
}
