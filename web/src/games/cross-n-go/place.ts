// Places of the table and the names by which moves point at them: `7.2` is a field, `7` a bar, `7l` an end of it.

/** A field: the row, and the field of the bar that lies in it. */
export interface Spot {
  row: number;
  field: number;
}

/** Which way a bar goes, as the near side sees it. */
export type Way = "l" | "r";

export const WAYS: readonly Way[] = ["l", "r"];

/** The three uses of a joker. */
export const USES = ["block", "back", "swap"] as const;
export type Use = (typeof USES)[number];

export function spotOf(name: string): Spot | null {
  const [row, field] = name.split(".").map(Number);
  return row && field ? { row, field } : null;
}

export const nameOf = ({ row, field }: Spot): string => `${row}.${field}`;

/** The end at which a bar is taken to be slid. */
export const endOf = (row: number, way: Way): string => `${row}${way}`;
