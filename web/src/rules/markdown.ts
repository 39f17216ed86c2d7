// Parses the pages of docs/rules/ and docs/rulebook/: a small part of Markdown, clauses, and pictures of positions.
//
//   - **CW-07** Either lay a symbol tile … **[ruling]** …      a clause with its id and its marks
//   ![Four suns.](crosswise-2-middle "swap:c3-d4")           a position of fixtures/, and a move to point out in it
//
// The result is data, not HTML: components render it, so no text can become markup.

import { clausePath } from "../route";

export type Mark = "ruling" | "data" | "option";

/** A piece of inline text. */
export type Span =
  | { kind: "plain"; text: string }
  | { kind: "strong"; spans: Span[] }
  | { kind: "emphasis"; spans: Span[] }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; to: string }
  /** A mark, with its reason if it has one: `[ruling: the source is silent]`. */
  | { kind: "mark"; mark: Mark; why: string }
  /** A reference to another clause. */
  | { kind: "clause"; id: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "clause"; id: string; spans: Span[] }
  | Figure;

/** A picture of a position. */
export interface Figure {
  kind: "figure";
  /** The name of the position in `fixtures/`, without `.json`. */
  position: string;
  /** The token of a move to point out; null if there is none. */
  move: string | null;
  caption: Span[];
}

const CLAUSE = /^[A-Z]{1,2}-\d\d/;

/** Parses a page. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) found.push({ kind: "paragraph", spans: spans(lines.join(" ")) });
    lines = [];
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const item = /^(-|\d+\.) (.*)$/.exec(line);
    const figure = /^!\[(.+)\]\(([a-z0-9-]+)(?: "([^"]+)")?\)$/.exec(line);
    if (line.trim() === "") flush();
    else if (heading) {
      flush();
      const text = heading[2] ?? "";
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, spans: spans(text), id: slug(text) });
    } else if (item) {
      flush();
      addItem(found, item[1] !== "-", item[2] ?? "");
    } else if (figure) {
      flush();
      found.push({ kind: "figure", position: figure[2] ?? "", move: figure[3] ?? null, caption: spans(figure[1] ?? "") });
    } else if (/^ {2,}\S/.test(line) && lines.length === 0 && found.length > 0) {
      // A continuation of the item above.
      continueBlock(found[found.length - 1] as Block, line.trim());
    } else lines.push(line.trim());
  }
  flush();
  return found;
}

/** Adds an item of a list: a clause, or an item of the list before it. */
function addItem(found: Block[], ordered: boolean, text: string): void {
  const clause = /^\*\*([A-Z]{1,2}-\d\d)((?: \[[a-z]+\])*)\*\* ?(.*)$/.exec(text);
  if (clause) {
    const marks = (clause[2] ?? "").trim().split(" ").filter(Boolean);
    const rest = `${marks.map((mark) => `**${mark}**`).join(" ")} ${clause[3] ?? ""}`.trim();
    found.push({ kind: "clause", id: clause[1] ?? "", spans: spans(rest) });
    return;
  }
  const last = found[found.length - 1];
  if (last?.kind === "list" && last.ordered === ordered) last.items.push(spans(text));
  else found.push({ kind: "list", ordered, items: [spans(text)] });
}

function continueBlock(block: Block, text: string): void {
  const more: Span[] = [{ kind: "plain", text: " " }, ...spans(text)];
  if (block.kind === "list") block.items[block.items.length - 1]?.push(...more);
  else if (block.kind === "figure") block.caption.push(...more);
  else block.spans.push(...more);
}

/** Parses inline text. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let plain = "";
  const push = (span: Span) => {
    if (plain) found.push({ kind: "plain", text: plain });
    plain = "";
    found.push(span);
  };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const code = /^`([^`]+)`/.exec(rest);
    const mark = /^\*\*\[(ruling|data|option)(?:: ?([^\]]*))?\]\*\*/.exec(rest);
    const strong = /^\*\*(.+?)\*\*/.exec(rest);
    const emphasis = /^\*([^*\s][^*]*)\*/.exec(rest);
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    const reference = /\w/.test(text[at - 1] ?? "") ? null : CLAUSE.exec(rest);
    const clause = reference && clausePath(reference[0]) ? reference : null;
    if (code) push({ kind: "code", text: code[1] ?? "" });
    else if (mark) push({ kind: "mark", mark: mark[1] as Mark, why: mark[2] ?? "" });
    else if (strong) push({ kind: "strong", spans: spans(strong[1] ?? "") });
    else if (emphasis) push({ kind: "emphasis", spans: spans(emphasis[1] ?? "") });
    else if (link) push({ kind: "link", text: link[1] ?? "", to: link[2] ?? "" });
    else if (clause) push({ kind: "clause", id: clause[0] });
    else {
      plain += text[at];
      at += 1;
      continue;
    }
    at += (code ?? mark ?? strong ?? emphasis ?? link ?? clause)?.[0].length ?? 1;
  }
  if (plain) found.push({ kind: "plain", text: plain });
  return found;
}

/** The id of a heading. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The text without any markup. */
export function plainText(all: readonly Span[]): string {
  return all
    .map((span) => {
      switch (span.kind) {
        case "strong":
        case "emphasis":
          return plainText(span.spans);
        case "mark":
          return "";
        case "clause":
          return span.id;
        default:
          return span.text;
      }
    })
    .join("");
}
