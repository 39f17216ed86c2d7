// Texts in the person's language, from locales/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "../games/board";

export const LANGS = ["en", "de", "fr", "it"] as const;
export type Lang = (typeof LANGS)[number];

// One chunk per language and file, loaded when it is needed.
const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });
const pathOf = (lang: Lang, name: string) => `../../../locales/${lang}/${name}.ftl`;

/** Loads one file of a language: `web`, `games`, `<game>`, `web-<game>` and so on. */
export async function loadFile(lang: Lang, name: string): Promise<FluentResource> {
  const load = files[pathOf(lang, name)];
  if (!load) throw new Error(`there is no file of texts called ${name} in ${lang}`);
  return new FluentResource(await load());
}

export function hasFile(lang: Lang, name: string): boolean {
  return pathOf(lang, name) in files;
}

export function newBundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

export function textOf(bundle: FluentBundle): Text {
  return (key, args) => {
    const message = bundle.getMessage(key);
    // A test makes sure that no key is missing; if one is all the same, the key is better than nothing.
    return message?.value ? bundle.formatPattern(message.value, args ?? {}) : key;
  };
}

/** Loads these files of a language. */
export async function texts(lang: Lang, names: readonly string[]): Promise<Text> {
  const bundle = newBundle(lang);
  for (const resource of await Promise.all(names.map((name) => loadFile(lang, name)))) bundle.addResource(resource);
  return textOf(bundle);
}
