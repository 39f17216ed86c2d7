// The addresses of the pages: how they are read, and how links to them are written.

import { gameOfClauses } from "./games/list";
import { hasServer } from "./net/place";

export type Page =
  | { at: "home" }
  | { at: "new"; game: string; kind: string }
  | { at: "table"; table: string }
  | { at: "rules" }
  | { at: "book"; game: string }
  | { at: "clauses"; page: string }
  | { at: "learn"; game: string }
  | { at: "replay"; table: string }
  | { at: "games" }
  | { at: "missing" };

/** A plain web host knows one page, so there an address stands behind its #. */
const ROOT = hasServer ? "" : "#";

export const paths = {
  home: `${ROOT}/`,
  newTable: (game: string, kind?: NewTableKind) => (kind ? `${ROOT}/new/${game}/${kind}` : `${ROOT}/new/${game}`),
  table: (table: string) => `${ROOT}/t/${table}`,
  /** The table without anybody's hand, for a screen in the middle of the room. */
  boardOnly: (table: string) => `${ROOT}/t/${table}?board`,
  /** The rule book of a game, for people; without a game, the overview. */
  rules: (game = "") => (game ? `${ROOT}/rules/${game}` : `${ROOT}/rules`),
  /** The exact wording of a game's rules, or of those that hold for all games; without a page, what is to know about them. */
  clauses: (page = "") => (isCommon(page) ? `${ROOT}/rules/${page}` : page ? `${ROOT}/rules/${page}/exact` : `${ROOT}/rules/exact`),
  learn: (game: string) => `${ROOT}/learn/${game}`,
  replay: (table: string) => `${ROOT}/replay/${table}`,
  myGames: `${ROOT}/games`,
};

/** Where the page is, as an address on a server. */
export function currentAddress(): URL {
  if (hasServer) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

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
    case "games":
      return second ? { at: "missing" } : { at: "games" };
    case "rules":
      return rulesAt(second, third);
    case "learn":
      return second && !third ? { at: "learn", game: second } : { at: "missing" };
    default:
      return { at: "missing" };
  }
}

function rulesAt(page: string, form: string): Page {
  if (page === "") return { at: "rules" };
  if (form === "") return page === "exact" ? { at: "clauses", page: "" } : isCommon(page) ? { at: "clauses", page } : { at: "book", game: page };
  return form === "exact" && page !== "exact" && !isCommon(page) ? { at: "clauses", page } : { at: "missing" };
}

/** Whom a new table is for. */
export const NEW_TABLE_KINDS = ["bots", "friends", "device", "board"] as const;
export type NewTableKind = (typeof NEW_TABLE_KINDS)[number];

/** A seat that another device hands to this one. The server writes the link; the seat stands after its #, which no server sees. */
export interface Offer {
  seat: number;
  ticket: string;
}

export function offerIn(hash: string): Offer | null {
  const [, seat = "", ticket = ""] = /^#take=([1-9])\.([0-9a-f]{32})$/.exec(hash) ?? [];
  return ticket ? { seat: Number(seat), ticket } : null;
}

/** The rule pages that hold for all games, by the letters of their clauses. */
export const COMMON_RULES: Readonly<Record<string, string>> = { G: "common", T: "table" };

function isCommon(page: string): boolean {
  return Object.values(COMMON_RULES).includes(page);
}

/** The address of a clause; null if there is no such clause. */
export function clausePath(clause: string): string | null {
  const letters = clause.split("-")[0] ?? "";
  const page = COMMON_RULES[letters] ?? gameOfClauses(letters);
  return page ? `${paths.clauses(page)}#${clause}` : null;
}

/** Where the page at an old address is now: clauses were once at the address of the rule book. Null if it did not move. */
export function movedTo(path: string, hash: string): string | null {
  const clause = /^#([A-Z]+-\d\d)$/.exec(hash)?.[1];
  return clause && pageAt(path).at === "book" ? clausePath(clause) : null;
}
