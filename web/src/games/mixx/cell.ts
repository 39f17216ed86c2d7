// Cells by their names, `0,-2`: columns to the east and rows to the south of the first card.

export interface Cell {
  x: number;
  y: number;
}

export function readCell(cell: string): Cell {
  const [x, y] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

export function writeCell(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}
