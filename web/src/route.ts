// The addresses of the pages: how they are read, and how links to them are written.

import { gameOfClauses } from "./games/list";

export type Page =
  | { at: "home" }
  | { at: "new"; game: string; kind: string }
  | { at: "table"; table: string }
  | { at: "rules"; page: string }
  | { at: "learn"; game: string }
  | { at: "replay"; table: string }
  | { at: "missing" };

export const paths = {
  home: "/",
  newTable: (game: string, kind?: NewTableKind) => (kind ? `/new/${game}/${kind}` : `/new/${game}`),
  table: (table: string) => `/t/${table}`,
  /** The table without anybody's hand, for a screen in the middle of the room. */
  boardOnly: (table: string) => `/t/${table}?board`,
  rules: (page = "") => (page ? `/rules/${page}` : "/rules"),
  learn: (game: string) => `/learn/${game}`,
  replay: (table: string) => `/replay/${table}`,
};

const TABLE_ID = /^[0-9a-f]{32}$/;

/** The page at an address. */
export function pageAt(path: string): Page {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { at: "missing" };
  switch (first) {
    case "":
      return { at: "home" };
    case "new":
      return second ? { at: "new", game: second, kind: third || "bots" } : { at: "missing" };
    case "t":
      return TABLE_ID.test(second) && !third ? { at: "table", table: second } : { at: "missing" };
    case "replay":
      return TABLE_ID.test(second) && !third ? { at: "replay", table: second } : { at: "missing" };
    case "rules":
      return third ? { at: "missing" } : { at: "rules", page: second };
    case "learn":
      return second && !third ? { at: "learn", game: second } : { at: "missing" };
    default:
      return { at: "missing" };
  }
}

/** Whom a new table is for. */
export const NEW_TABLE_KINDS = ["bots", "friends", "device"] as const;
export type NewTableKind = (typeof NEW_TABLE_KINDS)[number];

/** A seat that another device hands to this one. It is written after the # of an address, which no server sees. */
export interface Offer {
  seat: number;
  ticket: string;
}

export function offerIn(hash: string): Offer | null {
  const [, seat = "", ticket = ""] = /^#take=([1-9])\.([0-9a-f]{32})$/.exec(hash) ?? [];
  return ticket ? { seat: Number(seat), ticket } : null;
}

/** The link with which another device takes over a seat. */
export function offerPath(table: string, { seat, ticket }: Offer): string {
  return `${paths.table(table)}#take=${seat}.${ticket}`;
}

/** The rule pages that hold for all games, by the letters of their clauses. */
export const COMMON_RULES: Readonly<Record<string, string>> = { G: "common", T: "table" };

/** The address of a clause; null if there is no such clause. */
export function clausePath(clause: string): string | null {
  const letters = clause.split("-")[0] ?? "";
  const page = COMMON_RULES[letters] ?? gameOfClauses(letters);
  return page ? `${paths.rules(page)}#${clause}` : null;
}
