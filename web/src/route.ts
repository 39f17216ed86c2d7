// Addresses of pages.

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

/** The game whose rules have clauses with these letters; `table` and `common` hold around all games. */
const PAGES: Readonly<Record<string, string>> = {
  CR: "cross-roads",
  CN: "cross-n-go",
  MX: "mixx",
  CW: "crosswise",
  CA: "crossado",
  T: "table",
  G: "common",
};

/** Where a clause stands. */
export function clauseLink(clause: string): string | null {
  const page = PAGES[clause.split("-")[0] ?? ""];
  return page ? `/rules/${page}#${clause}` : null;
}
