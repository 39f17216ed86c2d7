// The texts of the client: one bundle that grows as pages need more files, and is replaced when the language changes.

import type { Text } from "../games/board";
import { setApiLanguage } from "../net/api";
import { hasFile, type Lang, loadFile, newBundle, textOf } from "./texts";

let files: readonly string[] = [];
let lang: Lang | null = null;
let current = $state.raw<Text>((key) => key);

/** A text in the current language. It is reactive. */
export const t: Text = (key, args) => current(key, args);

async function load(wanted: Lang, all: readonly string[]): Promise<void> {
  const existing = all.filter((name) => hasFile(wanted, name));
  const bundle = newBundle(wanted);
  for (const resource of await Promise.all(existing.map((name) => loadFile(wanted, name)))) bundle.addResource(resource);
  // The language or the files may have changed meanwhile; the last call counts.
  if (wanted !== lang || all !== files) return;
  current = textOf(bundle);
  document.documentElement.lang = wanted;
}

export function setLanguage(wanted: Lang): Promise<void> {
  lang = wanted;
  setApiLanguage(wanted);
  return load(wanted, files);
}

/** Loads these files of texts in the current language, and in every language chosen later. */
export async function loadTexts(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !files.includes(name));
  if (missing.length === 0) return;
  files = [...files, ...missing];
  try {
    if (lang) await load(lang, files);
  } catch (error) {
    files = files.filter((name) => !missing.includes(name));
    throw error;
  }
}
