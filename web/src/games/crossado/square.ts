// Squares by their names, `a1` at the top left.

/** A square by its column and row, both from 0, from the top left. */
export interface Square {
  column: number;
  row: number;
}

export function squareOf(name: string): Square | null {
  const parts = /^([a-n])(\d{1,2})$/.exec(name);
  if (!parts) return null;
  const row = Number(parts[2]) - 1;
  return row >= 0 && row < 14 ? { column: parts[1]!.charCodeAt(0) - 97, row } : null;
}

export function nameOf({ column, row }: Square): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}
