// Every text that the pages use exists in every language, and every text is used.

import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGS } from "./texts";

const locales = new URL("../../../locales/", import.meta.url);
const source = new URL("../", import.meta.url);

function keys(lang: string, file: string): string[] {
  return [...readFileSync(new URL(`${lang}/${file}.ftl`, locales), "utf8").matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((one) => one[1] ?? "");
}

/** The code of the pages. Each game's board has its own texts and tests. */
const code = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !/^games\/.*\//.test(name) && !/^(wire|fair)\//.test(name))
  .map((name) => readFileSync(new URL(name, source), "utf8"))
  .join("\n");

/** Every string of the code that looks like a key; `${…}` matches anything. */
const quoted = new Set([...code.matchAll(/["'`]((?:[a-z]|\$\{[^}]*\})(?:[a-z0-9-]|\$\{[^}]*\})*)["'`]/g)].map((one) => one[1] ?? ""));
/** Keys in calls: t("key"), text("key"), t(one ? "key" : "other"), t(`key-${part}`). */
const asked = [...code.matchAll(/\b(?:t|text)\(\s*([^;{}]*?["'`](?:[^"'`]*)["'`][^;]*?)\)/g)].flatMap((call) =>
  [...(call[1] ?? "").split(/[,{]/, 1).join("").matchAll(/["'`]([a-z$][^"'`\s]*)["'`]/g)].map((one) => one[1] ?? ""),
);

const FILES = ["web", "web-table", "web-fair", "web-games", "games", "table", "server", "boards", "mixx", "review"];
const english = FILES.flatMap((file) => keys("en", file));
const matcher = (key: string) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`);

describe("the texts of the pages", () => {
  it("are found in the code", () => {
    expect(asked.length).toBeGreaterThan(100);
  });

  it.each([...new Set(asked)])("has %s", (key) => {
    // Comparisons are in the same parentheses as keys: t(mode === "friends" ? …).
    const compared = new RegExp(`[=!]== "${key.replace(/[$(){}]/g, "\\$&")}"`).test(code);
    expect(compared || english.some((one) => matcher(key).test(one)), key).toBe(true);
  });

  it.each(LANGS)("are complete and valid in %s", (lang) => {
    for (const file of ["web", "web-table", "web-fair", "web-games", "games", "review"]) expect(keys(lang, file).sort(), file).toEqual(keys("en", file).sort());
    const bundle = new FluentBundle(lang);
    for (const file of ["web", "web-table"]) {
      const errors = bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}.ftl`, locales), "utf8")));
      expect(errors).toEqual([]);
    }
    for (const key of [...keys(lang, "web"), ...keys(lang, "web-table")]) {
      const problems: Error[] = [];
      const args = { number: 2, seat: 2, count: 2, open: 2, seconds: 2, points: 2, step: 2, of: 3, percent: 50, stars: 2, name: "A", other: "B", names: "A", move: "m", phrase: "p", game: "g", clause: "c", level: "l" };
      bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, problems);
      expect(problems, key).toEqual([]);
    }
  });

  it("are all used", () => {
    const used = [...quoted].filter((one) => /^[a-z]/.test(one)).map(matcher);
    expect([...keys("en", "web"), ...keys("en", "web-table")].filter((key) => !used.some((one) => one.test(key)))).toEqual([]);
  });
});
