// The rule book is for people: the same short page for every game and language, with pictures of real positions.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expand } from "../games/choices";
import { GAMES, NAMES } from "../games/list";
import { LANGS } from "../ui/texts";
import type { TableView } from "../wire/protocol";
import { type Book, parseBook } from "./book";
import { type Block, type Figure, plainText, type Span } from "./markdown";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const page = (lang: string, game: string) => parseBook(read(`docs/rulebook/${lang}/${game}.md`));

const wordsIn = (block: Block): Span[][] => (block.kind === "list" ? block.items : block.kind === "figure" ? [block.caption] : [block.spans]);

/** Everything that is read aloud. */
function spoken({ title, goal, sections }: Book): string {
  const inSections = sections.flatMap(({ title, text, figures }) => [title, ...[...text, ...figures].flatMap(wordsIn).map(plainText)]);
  return [title, plainText(goal), ...inSections].join("\n");
}

const figuresOf = (book: Book): Figure[] => book.sections.flatMap(({ figures }) => figures);

/** The section headings of each language. */
const SECTIONS: Record<string, string[]> = {
  en: ["Goal", "Set-up", "Your turn", "Special moves", "The end", "Who begins"],
  de: ["Ziel", "Vorbereitung", "Dein Zug", "Besondere Züge", "Das Ende", "Wer beginnt"],
  fr: ["But du jeu", "Préparation", "À ton tour", "Coups spéciaux", "La fin", "Qui commence"],
  it: ["Scopo del gioco", "Preparazione", "Il tuo turno", "Mosse speciali", "La fine", "Chi comincia"],
};

/** The games that have a page; a new one may have none yet. */
const games = GAMES.filter((game) => existsSync(new URL(`../../../docs/rulebook/en/${game}.md`, import.meta.url)));
const pages = LANGS.flatMap((lang) => games.map((game) => [lang, game] as const));

describe.each(pages)("the rule book, in %s, of %s", (lang, game) => {
  const book = page(lang, game);

  it("has every section, in order, each with something to say", () => {
    expect(book.title).toBe(NAMES[game]);
    expect(plainText(book.goal)).toMatch(/^[^.!?]+[.!]$/);
    expect(book.sections.map(({ title }) => title)).toEqual(SECTIONS[lang]);
    for (const { title, text } of book.sections) expect(text, title).not.toEqual([]);
  });

  it("is read aloud in three minutes", () => {
    const words = spoken(book).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThan(200);
    expect(words.length).toBeLessThanOrEqual(420);
  });

  it("has nothing that is only for programmers", () => {
    const source = read(`docs/rulebook/${lang}/${game}.md`);
    expect(source).not.toMatch(/`/);
    expect(spoken(book)).not.toMatch(/\b[A-Z]{1,2}-\d\d\b|\[(ruling|data|option)|\.(md|rs|ts)\b|\b[a-z]+=[a-z0-9]/);
    // Whatever is not text: links, marks, leftovers of markup.
    expect(spoken(book)).not.toMatch(/[[\]*_#<>]/);
  });

  it("shows three to six positions of the game, the same as in English", () => {
    const figures = figuresOf(book);
    expect(figures.length).toBeGreaterThanOrEqual(3);
    expect(figures.length).toBeLessThanOrEqual(6);
    expect(figures.map(({ position, move }) => [position, move])).toEqual(figuresOf(page("en", game)).map(({ position, move }) => [position, move]));
    for (const { position, move, caption } of figures) {
      expect(plainText(caption), position).toMatch(/\p{L}/u);
      expect(existsSync(new URL(`../../fixtures/${position}.json`, import.meta.url)), position).toBe(true);
      const { table } = JSON.parse(read(`web/fixtures/${position}.json`)) as { table: TableView };
      expect(table.game, position).toBe(game);
      if (move) expect(expand(table.legal).map(({ token }) => token), position).toContain(move);
    }
  });
});
