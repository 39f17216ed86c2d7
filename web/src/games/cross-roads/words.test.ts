import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Text } from "../board";
import { lessons } from "./learn";
import { words } from "./words";

const sources = import.meta.glob<string>("../../../../locales/*/web-cross-roads.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const moments = import.meta.glob<{ default: { sight: { legal: string[] } } }>("../../../fixtures/cross-roads-*.json", {
  eager: true,
});

function textsOf(path: string): { text: Text; has: (key: string) => boolean } {
  const bundle = new FluentBundle(path.includes("/de/") ? "de" : "en", { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(sources[path] ?? ""));
  expect(errors).toEqual([]);
  return {
    has: (key) => bundle.getMessage(key)?.value != null,
    text: (key, args) => {
      const value = bundle.getMessage(key)?.value;
      return value ? bundle.formatPattern(value, args ?? {}) : key;
    },
  };
}

describe("texts of Cross Roads", () => {
  test("there are four languages with the same keys", () => {
    const keys = Object.values(sources).map((source) => [...source.matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1]));
    expect(keys).toHaveLength(4);
    for (const of of keys) expect(of).toEqual(keys[0]);
  });

  test("every key that is used exists", () => {
    const used = new Set<string>();
    for (const part of Object.values(parts)) {
      for (const found of part.matchAll(/["'`](cross-roads-[a-z0-9-]*[a-z0-9])["'`]/g)) used.add(found[1] ?? "");
    }
    // The names of positions and of the class with the colours look like keys, too.
    const keys = [...used].filter((key) => !/^cross-roads-(learn-[a-z]+|[2-4]-[a-z]+|colours)$/.test(key));
    expect(keys.length).toBeGreaterThan(30);
    for (const path of Object.keys(sources)) {
      const { has } = textsOf(path);
      expect(keys.filter((key) => !has(key)), path).toEqual([]);
    }
  });

  test("moves are told in words", () => {
    const path = Object.keys(sources).find((name) => name.includes("/en/")) ?? "";
    const { text } = textsOf(path);
    expect(words("3/7@0,0s", [], text)).toBe("lays 3/7");
    expect(words("3/7@0,0s", ["~?", "~?"], text)).toBe("lays 3/7; 2 cards are drawn");
    expect(words("draw", ["~?"], text)).toBe("draws a card");
    expect(words("draw", ["~2/9"], text)).toBe("draws 2/9");
    expect(words("pass", [], text)).toBe("passes");
  });

  test("every lesson's moves can be made in its position", () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    for (const lesson of lessons) {
      const moment = moments[`../../../fixtures/${lesson.position}.json`];
      expect(moment, lesson.position).toBeDefined();
      for (const move of lesson.moves) expect(moment?.default.sight.legal, lesson.position).toContain(move);
    }
  });
});
