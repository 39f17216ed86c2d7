import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, plainText, spans } from "./markdown";

describe("a rule page", () => {
  it("has clauses with ids and marks", () => {
    const [heading, clause, other] = blocks("## Turn\n- **CW-07** Lay `sun@c3` on *any* cell.\n- **CA-01 [data]** Board.\n");
    expect(heading).toMatchObject({ kind: "heading", level: 2, id: "turn" });
    expect(clause).toEqual({
      kind: "clause",
      id: "CW-07",
      spans: [
        { kind: "plain", text: "Lay " },
        { kind: "code", text: "sun@c3" },
        { kind: "plain", text: " on " },
        { kind: "emphasis", spans: [{ kind: "plain", text: "any" }] },
        { kind: "plain", text: " cell." },
      ],
    });
    expect(other).toMatchObject({ kind: "clause", id: "CA-01", spans: [{ kind: "mark", mark: "data" }, { text: " Board." }] });
  });

  it("joins lines, continues items and tells lists from clauses", () => {
    const page = blocks("One\nline.\n\n- first\n  goes on\n- second\n\n1. one\n2. two\n");
    expect(page.map((block) => block.kind)).toEqual(["paragraph", "list", "list"]);
    expect(page[0]).toMatchObject({ spans: [{ text: "One line." }] });
    const list = page[1];
    expect(list?.kind === "list" && list.items.map(plainText)).toEqual(["first goes on", "second"]);
  });

  it("parses marks with reasons, links and references to clauses", () => {
    expect(spans("draw **[ruling: no tie-break]**, see [it](README.md) and CR-05; not ACR-05")).toEqual([
      { kind: "plain", text: "draw " },
      { kind: "mark", mark: "ruling", why: "no tie-break" },
      { kind: "plain", text: ", see " },
      { kind: "link", text: "it", to: "README.md" },
      { kind: "plain", text: " and " },
      { kind: "clause", id: "CR-05" },
      { kind: "plain", text: "; not ACR-05" },
    ]);
  });

  it("has pictures of positions, with a move to point out", () => {
    expect(blocks('![Four *suns*.](crosswise-2-middle "star@e2")\n![Start.](mixx-2-start)')).toMatchObject([
      { kind: "figure", position: "crosswise-2-middle", move: "star@e2", caption: [{ text: "Four " }, { kind: "emphasis" }, { text: "." }] },
      { kind: "figure", position: "mixx-2-start", move: null },
    ]);
  });

  it("finds the same clauses in every language", () => {
    const ids = (lang: string, page: string) => {
      const source = readFileSync(new URL(`../../../docs/rules/${lang}${page}.md`, import.meta.url), "utf8");
      return blocks(source).flatMap((block) => (block.kind === "clause" ? [block.id] : []));
    };
    for (const page of ["common", "table", "crosswise", "cross-roads", "cross-n-go", "mixx", "crossado"]) {
      const english = ids("", page);
      expect(english.length, page).toBeGreaterThan(5);
      for (const lang of ["de/", "fr/", "it/"]) expect(ids(lang, page), lang + page).toEqual(english);
    }
  });
});
