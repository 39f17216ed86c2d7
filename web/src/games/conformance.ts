// What the client's part of every game must pass: each game's tests call it in one line. For tests only.

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { speakAll } from "../ui/speak";
import { LANGS } from "../ui/texts";
import type { TableView } from "../wire/protocol";
import type { LastMove, Lesson, Text } from "./board";
import { type Choice, expand } from "./choices";

/** A position out of a real game. */
interface Fixture<View> {
  last: LastMove | null;
  table: TableView & { view: View };
  /** What `table.legal` says. */
  moves: Choice[];
}

const FIXTURES = "fixtures/";
const source = (lang: string, file: string) => readFileSync(`../locales/${lang}/${file}.ftl`, "utf8");

export function fixtureAt<View>(name: string): Fixture<View> {
  const fixture = JSON.parse(readFileSync(`${FIXTURES}${name}.json`, "utf8")) as Omit<Fixture<View>, "moves">;
  return { ...fixture, moves: expand(fixture.table.legal) };
}

function namesOf(game: string): string[] {
  const files = readdirSync(FIXTURES).map((file) => file.replace(".json", ""));
  return files.filter((name) => name.startsWith(`${game}-`));
}

/** All positions of a game, with their names. */
export function fixturesOf<View>(game: string): (Fixture<View> & { name: string })[] {
  return namesOf(game).map((name) => ({ name, ...fixtureAt<View>(name) }));
}

/** The texts of a game in one language; a key that is not there, or that lacks something, is an error. */
export function textOf(lang: string, game: string): Text {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [game, `web-${game}`]) {
    expect(bundle.addResource(new FluentResource(source(lang, file))), file).toEqual([]);
  }
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${lang} has no ${key}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args ?? {}, errors);
    if (errors[0]) throw errors[0];
    return said;
  };
}

const keysIn = (text: string) => [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1] ?? "");

/** The keys that stand as they are in the files of a game; names of positions and of styles look like keys, too. */
function keysUsed(game: string): string[] {
  const folder = `src/games/${game}/`;
  const files = readdirSync(folder).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."));
  const looks = new RegExp(`["'\`](${game}-[a-z0-9-]*[a-z0-9])["'\`]`, "g");
  const found = files.flatMap((file) => [...readFileSync(folder + file, "utf8").matchAll(looks)].map((one) => one[1] ?? ""));
  const others = new Set([...namesOf(game), `${game}-colours`, `${game}-paint`]);
  return [...new Set(found)].filter((key) => !others.has(key));
}

export function conformance(game: string, lessons: readonly Lesson[]): void {
  describe(`${game} in words`, () => {
    test("all languages have the same keys, and every key that is used", () => {
      const used = keysUsed(game);
      expect(used.length).toBeGreaterThan(20);
      for (const lang of LANGS) {
        const own = keysIn(source(lang, `web-${game}`));
        expect(own, lang).toEqual(keysIn(source("en", `web-${game}`)));
        const all = new Set([...own, ...keysIn(source(lang, game))]);
        expect(used.filter((key) => !all.has(key)), lang).toEqual([]);
      }
    });

    test.each(LANGS)("%s has words for the last move of every position, without gaps", (lang) => {
      const text = textOf(lang, game);
      const lasts = fixturesOf(game).flatMap(({ last }) => last ?? []);
      expect(lasts.length).toBeGreaterThan(5);
      for (const { move, chance, seat } of lasts) {
        for (const reader of [null, seat]) {
          const said = speakAll([move, ...chance], ["Ada", "Ben", "Cleo", "Dan"], reader, text);
          expect(said).not.toMatch(new RegExp(`^$|[{}]|${game}-`));
        }
      }
    });

    test("a lesson has its text, its position, and moves that can be made there", () => {
      expect(lessons.length).toBeGreaterThanOrEqual(5);
      expect(lessons.length).toBeLessThanOrEqual(8);
      const texts = LANGS.map((lang) => textOf(lang, game));
      for (const lesson of lessons) {
        const { moves } = fixtureAt(lesson.position);
        // Some lessons take any move of a kind, be it possible here or not.
        if (lesson.moves.length > 0) expect(moves.some(({ token }) => lesson.moves.includes(token)), lesson.text).toBe(true);
        for (const text of texts) expect(text(lesson.text).length).toBeGreaterThan(10);
      }
    });
  });
}
