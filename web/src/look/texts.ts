// Texts in the person's language, out of locales/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "../games/board";

export const LANGS = ["en", "de", "fr", "it"] as const;
export type Lang = (typeof LANGS)[number];

// One chunk per language and file, loaded when it is needed.
const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** Loads one file of a language: `web`, `games`, or the name of a game and `web-` with the name of a game. */
export async function source(lang: Lang, name: string): Promise<FluentResource> {
  const load = files[`../../../locales/${lang}/${name}.ftl`];
  if (!load) throw new Error(`there is no file of texts called ${name} in ${lang}`);
  return new FluentResource(await load());
}

/** Whether there is such a file. */
export function isThere(lang: Lang, name: string): boolean {
  return `../../../locales/${lang}/${name}.ftl` in files;
}

export function emptyBundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

/** The texts of a bundle. */
export function textOf(bundle: FluentBundle): Text {
  return (key, args) => {
    const message = bundle.getMessage(key);
    // A test sees to it that no key is missing; a person reads the key rather than nothing.
    return message?.value ? bundle.formatPattern(message.value, args ?? {}) : key;
  };
}

/** Loads these files of a language. */
export async function texts(lang: Lang, names: readonly string[]): Promise<Text> {
  const bundle = emptyBundle(lang);
  for (const resource of await Promise.all(names.map((name) => source(lang, name)))) bundle.addResource(resource);
  return textOf(bundle);
}
