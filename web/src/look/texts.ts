// Texts in the person's language, out of locales/.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "../games/board";

export const LANGS = ["en", "de", "fr", "it"] as const;
export type Lang = (typeof LANGS)[number];

// One chunk per language and file, loaded when it is needed.
const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default" });

/** Loads these files of a language: `web`, `table`, or the name of a game and `web-` with the name of a game. */
export async function texts(lang: Lang, names: readonly string[]): Promise<Text> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = await Promise.all(
    names.map((name) => {
      const load = files[`../../../locales/${lang}/${name}.ftl`];
      if (!load) throw new Error(`there is no file of texts called ${name} in ${lang}`);
      return load();
    }),
  );
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (key, args) => {
    const message = bundle.getMessage(key);
    // A test sees to it that no key is missing; a person reads the key rather than nothing.
    return message?.value ? bundle.formatPattern(message.value, args ?? {}) : key;
  };
}
