import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS, texts } from "../../look/texts";
import type { BoardProps, Deed } from "../board";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import type { View } from "./view";

interface Moment {
  last: Deed | null;
  sight: { view: View; legal: string[]; viewer: number | null };
}

const folder = new URL("../../../fixtures/", import.meta.url);
const moments = readdirSync(folder)
  .filter((name) => name.startsWith("cross-n-go-"))
  .map((name) => ({ name, ...(JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Moment) }));

async function drawn(moment: Moment, part: Partial<BoardProps<View>> = {}, lang: Lang = "en"): Promise<string> {
  const { last, sight } = moment;
  const nothing = (): void => undefined;
  const props: BoardProps<View> = {
    view: sight.view,
    legal: sight.legal,
    you: sight.viewer,
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
  it("has positions to be drawn", () => expect(moments.length).toBeGreaterThanOrEqual(12));

  for (const moment of moments) {
    it(`offers exactly what may be done: ${moment.name}`, async () => {
      const html = await drawn(moment);
      const { legal } = moment.sight;
      const uses = ["block", "back", "swap"].filter((use) => legal.some((token) => token.startsWith(`${use}:`)));
      expect(all(html, "choice")).toEqual(uses.sort());
      expect(all(html, "token")).toEqual(legal.filter((token) => /^(shift|run):|^end$/.test(token)).sort());
    });
  }

  it("offers nothing to who looks on, and still says what lies there", async () => {
    for (const moment of moments) {
      const html = await drawn(moment, { you: null, legal: [] });
      expect([...all(html, "choice"), ...all(html, "token")]).toEqual([]);
      expect(html.match(/role="img"/g)?.length).toBe(12);
    }
  });

  it("is the same for every seat and language, as far as choices go", async () => {
    const moment = moments.find((one) => one.name === "cross-n-go-4-start.json")!;
    const expected = all(await drawn(moment), "token");
    for (const lang of LANGS) expect(all(await drawn(moment, { you: 2 }, lang), "token")).toEqual(expected);
  });

  it("puts the viewer's own side at the bottom", async () => {
    const moment = moments.find((one) => one.name === "cross-n-go-2-start.json")!;
    const order = (html: string): string[] => [...html.matchAll(/data-spot="(bar\d+)"/g)].map((match) => match[1]!);
    expect(order(await drawn(moment))[11]).toBe("bar1");
    expect(order(await drawn(moment, { you: 2 }))[11]).toBe("bar12");
  });

  it("has a picture without a word", () => {
    const { body } = render(Picture);
    expect(body).toContain("<svg");
    expect(body).not.toContain("<text");
  });
});
