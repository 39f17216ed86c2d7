// Addresses of pages.

import { gameOfClauses } from "./games/list";

export type Page =
  | { at: "home" }
  | { at: "new"; game: string; kind: string }
  | { at: "table"; table: string }
  | { at: "rules"; page: string }
  | { at: "learn"; game: string }
  | { at: "replay"; table: string }
  | { at: "missing" };

const TABLE = /^[0-9a-f]{32}$/;

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
      return TABLE.test(second) && !third ? { at: "table", table: second } : { at: "missing" };
    case "replay":
      return TABLE.test(second) && !third ? { at: "replay", table: second } : { at: "missing" };
    case "rules":
      return third ? { at: "missing" } : { at: "rules", page: second };
    case "learn":
      return second && !third ? { at: "learn", game: second } : { at: "missing" };
    default:
      return { at: "missing" };
  }
}

/** A seat that another device hands to this one, as it stands behind the # of an address, which no server sees. */
export interface Offer {
  seat: number;
  ticket: string;
}

export function offerIn(hash: string): Offer | null {
  const [, seat = "", ticket = ""] = /^#take=([1-9])\.([0-9a-f]{32})$/.exec(hash) ?? [];
  return ticket ? { seat: Number(seat), ticket } : null;
}

/** What holds around all games has pages of its own. */
const PAGES: Readonly<Record<string, string>> = { T: "table", G: "common" };

/** Where a clause stands. */
export function clauseLink(clause: string): string | null {
  const letters = clause.split("-")[0] ?? "";
  const page = PAGES[letters] ?? gameOfClauses(letters);
  return page ? `/rules/${page}#${clause}` : null;
}
