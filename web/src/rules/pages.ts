// The rule book and the pages of clauses, loaded when they are opened.

import { GAMES } from "../games/list";
import { COMMON_RULES } from "../route";
import type { Lang } from "../ui/texts";

const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** All pages of clauses, in the order of the menu. */
export const PAGES: readonly string[] = [...GAMES, ...Object.values(COMMON_RULES)];

const books = import.meta.glob<string>("../../../docs/rulebook/*/*.md", { query: "?raw", import: "default" });

/** The source of a game's rule book in a language; null if there is none. */
export async function bookPage(game: string, lang: Lang): Promise<string | null> {
  return (await books[`../../../docs/rulebook/${lang}/${game}.md`]?.()) ?? null;
}

/** The source of a page of clauses in a language; null if there is no such page. */
export async function rulePage(page: string, lang: Lang): Promise<string | null> {
  const folder = lang === "en" ? "" : `${lang}/`;
  return (await files[`../../../docs/rules/${folder}${page || "README"}.md`]?.()) ?? null;
}

/** The name of a position of a real game that illustrates a clause. It is shown below the clause. */
export const DIAGRAMS: Readonly<Record<string, string>> = {
  "CW-01": "crosswise-2-early",
  "CW-18": "crosswise-2-end",
  "CR-04": "cross-roads-2-start",
  "CR-08": "cross-roads-2-middle",
  "MX-03": "mixx-2-start",
  "MX-07": "mixx-3-middle",
  "CA-01": "crossado-2-start",
  "CA-09": "crossado-3-middle",
  "CN-05": "cross-n-go-2-start",
  "CN-14": "cross-n-go-4-middle",
};
