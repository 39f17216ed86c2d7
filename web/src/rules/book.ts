// A game's page in the rule book: a title, the goal in one sentence, and sections with pictures.

import { type Block, blocks, type Figure, plainText, type Span } from "./markdown";

export interface Section {
  id: string;
  title: string;
  text: Block[];
  figures: Figure[];
}

export interface Book {
  title: string;
  /** The goal in one sentence. */
  goal: Span[];
  sections: Section[];
}

/** Parses a page of docs/rulebook. */
export function parseBook(source: string): Book {
  const book: Book = { title: "", goal: [], sections: [] };
  for (const block of blocks(source)) {
    const section = book.sections.at(-1);
    if (block.kind === "heading" && block.level === 1) book.title = plainText(block.spans);
    else if (block.kind === "heading") book.sections.push({ id: block.id, title: plainText(block.spans), text: [], figures: [] });
    else if (!section) book.goal = block.kind === "paragraph" ? block.spans : [];
    else if (block.kind === "figure") section.figures.push(block);
    else section.text.push(block);
  }
  return book;
}
