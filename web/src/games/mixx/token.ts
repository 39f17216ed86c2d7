// Tokens of Mixx, read into parts: `yellow-shell@0,-2` is the yellow shell on the cell 0,-2.

export const COLOURS = ["yellow", "red", "turquoise", "orange", "pink", "blue", "green", "violet"] as const;
export const MOTIFS = ["shell", "starfish", "fish", "jellyfish", "propeller", "turtle", "chest", "anchor"] as const;

export type Colour = (typeof COLOURS)[number];
export type Motif = (typeof MOTIFS)[number];

export interface Cell {
  x: number;
  y: number;
}

interface Lay {
  token: string;
  card: string;
  /** `x,y` */
  cell: string;
}

const LAY = /^([a-z]+-[a-z]+)@(-?\d,-?\d)$/;

/** The parts of a token that lays a card; null for `miss`, `stop` and chance. */
export function readLay(token: string): Lay | null {
  const found = LAY.exec(token);
  return found ? { token, card: found[1] as string, cell: found[2] as string } : null;
}

export function writeLay(card: string, cell: string): string {
  return `${card}@${cell}`;
}

export function readCard(card: string): { colour: Colour; motif: Motif } {
  const [colour, motif] = card.split("-");
  return { colour: colour as Colour, motif: motif as Motif };
}

export function readCell(cell: string): Cell {
  const [x, y] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

export function writeCell(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}
