import { describe, expect, it } from "vitest";
import { clauseLink, offerIn, pageAt } from "./route";

const ID = "0123456789abcdef".repeat(2);

describe("addresses", () => {
  it("lead to pages", () => {
    expect(pageAt("/")).toEqual({ at: "home" });
    expect(pageAt(`/t/${ID}`)).toEqual({ at: "table", table: ID });
    expect(pageAt(`/replay/${ID}/`)).toEqual({ at: "replay", table: ID });
    expect(pageAt("/new/mixx")).toEqual({ at: "new", game: "mixx", kind: "bots" });
    expect(pageAt("/new/mixx/friends")).toEqual({ at: "new", game: "mixx", kind: "friends" });
    expect(pageAt("/rules")).toEqual({ at: "rules", page: "" });
    expect(pageAt("/rules/cross-n-go")).toEqual({ at: "rules", page: "cross-n-go" });
    expect(pageAt("/learn/mixx")).toEqual({ at: "learn", game: "mixx" });
  });

  it("may lead nowhere", () => {
    for (const path of ["/t", "/t/12", `/t/${ID}/more`, "/nowhere", "/new", "/learn", "/a/b/c/d"]) {
      expect(pageAt(path), path).toEqual({ at: "missing" });
    }
  });

  it("may offer a seat, behind what no server sees", () => {
    expect(offerIn(`#take=2.${ID}`)).toEqual({ seat: 2, ticket: ID });
    for (const hash of ["", "#T-05", `#take=0.${ID}`, `#take=2.${ID}0`, `#take=2.${ID.slice(1)}`, `#take=2.${ID}&more`]) {
      expect(offerIn(hash), hash).toBeNull();
    }
  });

  it("name the place of a clause", () => {
    expect(clauseLink("CW-07")).toBe("/rules/crosswise#CW-07");
    expect(clauseLink("T-05")).toBe("/rules/table#T-05");
    expect(clauseLink("XX-01")).toBeNull();
  });
});
