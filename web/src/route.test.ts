import { describe, expect, it } from "vitest";
import { clausePath, movedTo, offerIn, pageAt, paths } from "./route";

const ID = "0123456789abcdef".repeat(2);

describe("addresses", () => {
  it("lead to pages", () => {
    expect(pageAt("/")).toEqual({ at: "home" });
    expect(pageAt(`/t/${ID}`)).toEqual({ at: "table", table: ID });
    expect(pageAt(`/replay/${ID}/`)).toEqual({ at: "replay", table: ID });
    expect(pageAt("/new/mixx")).toEqual({ at: "new", game: "mixx", kind: "bots" });
    expect(pageAt("/new/mixx/friends")).toEqual({ at: "new", game: "mixx", kind: "friends" });
    expect(pageAt("/rules")).toEqual({ at: "rules" });
    expect(pageAt("/rules/cross-n-go")).toEqual({ at: "book", game: "cross-n-go" });
    expect(pageAt("/rules/cross-n-go/exact")).toEqual({ at: "clauses", page: "cross-n-go" });
    expect(pageAt("/rules/table")).toEqual({ at: "clauses", page: "table" });
    expect(pageAt("/rules/exact")).toEqual({ at: "clauses", page: "" });
    expect(pageAt("/learn/mixx")).toEqual({ at: "learn", game: "mixx" });
    expect(pageAt("/games")).toEqual({ at: "games" });
  });

  it("are written as they are read", () => {
    const withoutQuery = (path: string) => path.split(/[?#]/)[0] ?? "";
    expect(pageAt(paths.home)).toEqual({ at: "home" });
    expect(pageAt(paths.newTable("mixx"))).toEqual({ at: "new", game: "mixx", kind: "bots" });
    expect(pageAt(paths.newTable("mixx", "device"))).toEqual({ at: "new", game: "mixx", kind: "device" });
    expect(pageAt(paths.table(ID))).toEqual({ at: "table", table: ID });
    expect(pageAt(withoutQuery(paths.boardOnly(ID)))).toEqual({ at: "table", table: ID });
    expect(pageAt(paths.replay(ID))).toEqual({ at: "replay", table: ID });
    expect(pageAt(paths.myGames)).toEqual({ at: "games" });
    expect(pageAt(paths.rules())).toEqual({ at: "rules" });
    expect(pageAt(paths.rules("mixx"))).toEqual({ at: "book", game: "mixx" });
    for (const page of ["", "mixx", "common", "table"]) expect(pageAt(paths.clauses(page))).toEqual({ at: "clauses", page });
    expect(pageAt(paths.learn("mixx"))).toEqual({ at: "learn", game: "mixx" });
  });

  it("of no page are missing", () => {
    for (const path of ["/t", "/t/12", `/t/${ID}/more`, "/nowhere", "/games/more", "/new", "/learn", "/a/b/c/d", "/rules/mixx/more", "/rules/table/exact", "/rules/exact/exact"]) {
      expect(pageAt(path), path).toEqual({ at: "missing" });
    }
  });

  it("may offer a seat after the #", () => {
    expect(offerIn(`#take=2.${ID}`)).toEqual({ seat: 2, ticket: ID });
    for (const hash of ["", "#T-05", `#take=0.${ID}`, `#take=2.${ID}0`, `#take=2.${ID.slice(1)}`, `#take=2.${ID}&more`]) {
      expect(offerIn(hash), hash).toBeNull();
    }
  });

  it("of clauses are found by their letters", () => {
    expect(clausePath("CW-07")).toBe("/rules/crosswise/exact#CW-07");
    expect(clausePath("T-05")).toBe("/rules/table#T-05");
    expect(clausePath("XX-01")).toBeNull();
  });

  it("of clauses from before lead to the exact wording", () => {
    expect(movedTo("/rules/crosswise", "#CW-07")).toBe("/rules/crosswise/exact#CW-07");
    for (const [path = "", hash = ""] of [["/rules/crosswise", ""], ["/rules/crosswise", "#the-end"], ["/rules/crosswise", "#XX-01"], ["/rules/crosswise/exact", "#CW-07"], ["/rules/table", "#T-05"], [`/t/${ID}`, "#T-05"]]) {
      expect(movedTo(path, hash), path + hash).toBeNull();
    }
  });
});
