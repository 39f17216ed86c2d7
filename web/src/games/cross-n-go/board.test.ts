import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS, texts } from "../../ui/texts";
import type { BoardProps } from "../board";
import { choiceOf } from "../choices";
import { fixturesOf } from "../conformance";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { paintOf } from "./tint";
import type { View } from "../../wire/views/cross-n-go";

const fixtures = fixturesOf<View>("cross-n-go");
type Fixture = (typeof fixtures)[number];

async function drawn(fixture: Fixture, part: Partial<BoardProps<View>> = {}, lang: Lang = "en"): Promise<string> {
  const { last, table, moves } = fixture;
  const nothing = (): void => undefined;
  const props: BoardProps<View> = {
    view: table.view,
    moves,
    you: table.viewer ?? null,
    names: ["Ada", "Ben", "Cleo", "Dan"],
    last,
    hint: null,
    motion: true,
    text: await texts(lang, ["cross-n-go", "web-cross-n-go"]),
    play: nothing,
    why: nothing,
    say: nothing,
    ...part,
  };
  return render(Board, { props }).body;
}

const all = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`data-${name}="([^"]+)"`, "g"))].map((match) => match[1]!).sort();

describe("the board", () => {
  it("has positions to be drawn", () => expect(fixtures.length).toBeGreaterThanOrEqual(12));

  for (const fixture of fixtures) {
    it(`offers exactly what may be done: ${fixture.name}`, async () => {
      const html = await drawn(fixture);
      const actions = new Set(fixture.moves.map(({ path }) => path[0]!));
      expect(all(html, "choice")).toEqual([...actions].filter((action) => ["block", "back", "swap"].includes(action)).sort());
      const direct = fixture.moves.filter(({ path }) => ["shift", "run", "end"].includes(path[0]!));
      expect(all(html, "token")).toEqual(direct.map(({ token }) => token).sort());
    });
  }

  it("offers nothing to who looks on, and still says what lies there", async () => {
    for (const fixture of fixtures) {
      const html = await drawn(fixture, { you: null, moves: [] });
      expect([...all(html, "choice"), ...all(html, "token")]).toEqual([]);
      expect(html.match(/role="img"/g)?.length).toBe(12);
    }
  });

  it("is the same for every seat and language, as far as choices go", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-4-start")!;
    const expected = all(await drawn(fixture), "token");
    for (const lang of LANGS) expect(all(await drawn(fixture, { you: 2 }, lang), "token")).toEqual(expected);
  });

  it("puts the viewer's own side at the bottom", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-2-start")!;
    const order = (html: string): string[] => [...html.matchAll(/data-spot="(bar\d+)"/g)].map((match) => match[1]!);
    expect(order(await drawn(fixture))[11]).toBe("bar1");
    expect(order(await drawn(fixture, { you: 2 }))[11]).toBe("bar12");
  });

  it("CN-24: says how many turns are left, until the game is over", async () => {
    const { table, ...rest } = fixtures.find((one) => one.name === "cross-n-go-2-start")!;
    const left = (view: View): Promise<string> => drawn({ ...rest, table: { ...table, view } });
    expect(await left({ ...table.view, turns_left: 7 })).toContain("7 turns left");
    expect(await left({ ...table.view, turns_left: 1 })).toContain("Last turn");
    expect(await left({ ...table.view, phase: "over", turns_left: 0 })).not.toContain("turns left");
  });

  it("hides the die until it is rolled, and offers to", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-4-start")!;
    const html = await drawn(fixture, { moves: [], roll: () => undefined });
    expect(all(html, "choice")).toEqual(["roll"]);
    expect(html).toContain("roll the die!");
    expect(all(html, "token")).toEqual([]);
  });

  it("draws only the bars as a picture", async () => {
    const html = await drawn(fixtures[0]!, { bare: true, moves: [] });
    expect(all(html, "part")).toEqual(["surface"]);
  });

  it("gives every seat the colours of its figures, on its plate and at the table", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-3-start")!;
    const html = await drawn(fixture);
    expect(html).toContain("--one: var(--yellow)");
    expect(html).toMatch(/--one: var\(--red\);[^>]*--two: var\(--green\)/);
    expect(paintOf(fixture.table.view).map((paint) => paint.length)).toEqual([1, 1, 2]);
  });

  it("points out a hint: the bar and its arrow, or the use of the joker", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-4-start")!;
    const hinted = async (action: string): Promise<string[]> => {
      const hint = fixture.moves.find(({ path }) => path[0] === action)!.token;
      expect(choiceOf(fixture.moves, hint)?.path[0]).toBe(action);
      const html = await drawn(fixture, { hint });
      return [...html.matchAll(/<(rect|g|button)[^>]* class="[^"]*\bhint\b/g)].map((match) => match[1]!);
    };
    expect((await hinted("shift")).sort()).toEqual(["g", "rect"]);
    expect(await hinted("swap")).toEqual(["button"]);
  });

  it("has a picture without a word", () => {
    const { body } = render(Picture);
    expect(body).toContain("<svg");
    expect(body).not.toContain("<text");
  });
});
