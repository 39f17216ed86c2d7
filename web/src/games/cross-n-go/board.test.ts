import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS, texts } from "../../ui/texts";
import type { BoardProps, LastMove } from "../board";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import type { View } from "../../wire/views/cross-n-go";

interface Fixture {
  last: LastMove | null;
  table: { view: View; legal: string[]; viewer: number | null };
}

const folder = new URL("../../../fixtures/", import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.startsWith("cross-n-go-"))
  .map((name) => ({ name, ...(JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Fixture) }));

async function drawn(fixture: Fixture, part: Partial<BoardProps<View>> = {}, lang: Lang = "en"): Promise<string> {
  const { last, table } = fixture;
  const nothing = (): void => undefined;
  const props: BoardProps<View> = {
    view: table.view,
    legal: table.legal,
    you: table.viewer,
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
      const { legal } = fixture.table;
      const uses = ["block", "back", "swap"].filter((use) => legal.some((token) => token.startsWith(`${use}:`)));
      expect(all(html, "choice")).toEqual(uses.sort());
      expect(all(html, "token")).toEqual(legal.filter((token) => /^(shift|run):|^end$/.test(token)).sort());
    });
  }

  it("offers nothing to who looks on, and still says what lies there", async () => {
    for (const fixture of fixtures) {
      const html = await drawn(fixture, { you: null, legal: [] });
      expect([...all(html, "choice"), ...all(html, "token")]).toEqual([]);
      expect(html.match(/role="img"/g)?.length).toBe(12);
    }
  });

  it("is the same for every seat and language, as far as choices go", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-4-start.json")!;
    const expected = all(await drawn(fixture), "token");
    for (const lang of LANGS) expect(all(await drawn(fixture, { you: 2 }, lang), "token")).toEqual(expected);
  });

  it("puts the viewer's own side at the bottom", async () => {
    const fixture = fixtures.find((one) => one.name === "cross-n-go-2-start.json")!;
    const order = (html: string): string[] => [...html.matchAll(/data-spot="(bar\d+)"/g)].map((match) => match[1]!);
    expect(order(await drawn(fixture))[11]).toBe("bar1");
    expect(order(await drawn(fixture, { you: 2 }))[11]).toBe("bar12");
  });

  it("has a picture without a word", () => {
    const { body } = render(Picture);
    expect(body).toContain("<svg");
    expect(body).not.toContain("<text");
  });
});
