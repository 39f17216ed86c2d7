// The texts of the whole client: one bundle that grows as pages need more, and is replaced when the language changes.

import type { Text } from "../games/board";
import { readIn } from "../net/api";
import { emptyBundle, isThere, type Lang, source, textOf } from "./texts";

let names: readonly string[] = [];
let lang: Lang | null = null;
let current = $state.raw<Text>((key) => key);

/** A text in the person's language. Whatever shows it follows when the language changes. */
export const t: Text = (key, args) => current(key, args);

async function load(wished: Lang, all: readonly string[]): Promise<void> {
  const there = all.filter((name) => isThere(wished, name));
  const bundle = emptyBundle(wished);
  for (const resource of await Promise.all(there.map((name) => source(wished, name)))) bundle.addResource(resource);
  // Somebody may have chosen again meanwhile; the last one counts.
  if (wished !== lang || all !== names) return;
  current = textOf(bundle);
  document.documentElement.lang = wished;
}

/** Speaks this language from now on. */
export function speak(wished: Lang): Promise<void> {
  lang = wished;
  readIn(wished);
  return load(wished, names);
}

/** Sees to it that these files are loaded, in whatever language is spoken. */
export async function need(...more: string[]): Promise<void> {
  const missing = more.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  names = [...names, ...missing];
  if (lang) await load(lang, names);
}
