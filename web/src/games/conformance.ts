// What the client's part of every game must pass: each game's tests call it in one line. For tests only.

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGS } from "../ui/texts";
import type { LastMove, Lesson, Text } from "./board";
import type { Words } from "./games";

/** A position out of a real game. */
interface Fixture<View> {
  last: LastMove | null;
  table: { view: View; legal: string[]; to_move: number | null };
}

const FIXTURES = "fixtures/";
const source = (lang: string, file: string) => readFileSync(`../locales/${lang}/${file}.ftl`, "utf8");

export function fixtureAt<View>(name: string): Fixture<View> {
  return JSON.parse(readFileSync(`${FIXTURES}${name}.json`, "utf8")) as Fixture<View>;
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

export function conformance(game: string, lessons: readonly Lesson[], words: Words): void {
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

    test.each(LANGS)("%s has words for every move of every position, without gaps", (lang) => {
      const text = textOf(lang, game);
      const moves = fixturesOf(game).flatMap(({ table }) => table.legal);
      expect(moves.length).toBeGreaterThan(100);
      for (const move of moves) expect(words(move, [], text)).not.toMatch(new RegExp(`^$|[{}]|${game}-`));
    });

    test("a lesson has its text, its position, and moves that can be made there", () => {
      expect(lessons.length).toBeGreaterThanOrEqual(5);
      expect(lessons.length).toBeLessThanOrEqual(8);
      const texts = LANGS.map((lang) => textOf(lang, game));
      for (const lesson of lessons) {
        const { legal } = fixtureAt(lesson.position).table;
        // Some lessons take any move of a kind, be it possible here or not.
        if (lesson.moves.length > 0) expect(legal.some((move) => lesson.moves.includes(move)), lesson.text).toBe(true);
        for (const text of texts) expect(text(lesson.text).length).toBeGreaterThan(10);
      }
    });
  });
}
