import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Text } from "../board";
import { lessons } from "./learn";
import { words } from "./words";

// The names of colours and motifs stand with the refusals.
const names = import.meta.glob<string>("../../../../locales/*/mixx.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../../../locales/*/web-mixx.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const parts = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const moments = import.meta.glob<{ default: { sight: { legal: string[] } } }>("../../../fixtures/mixx-*.json", {
  eager: true,
});

function textsOf(path: string): { text: Text; has: (key: string) => boolean } {
  const bundle = new FluentBundle(path.includes("/de/") ? "de" : "en", { useIsolating: false });
  for (const source of [sources[path], names[path.replace("web-", "")]]) {
    expect(bundle.addResource(new FluentResource(source ?? ""))).toEqual([]);
  }
  return {
    has: (key) => bundle.getMessage(key)?.value != null,
    text: (key, args) => {
      const value = bundle.getMessage(key)?.value;
      return value ? bundle.formatPattern(value, args ?? {}) : key;
    },
  };
}

describe("texts of Mixx", () => {
  test("there are four languages with the same keys", () => {
    const keys = Object.values(sources).map((source) => [...source.matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1]));
    expect(keys).toHaveLength(4);
    for (const of of keys) expect(of).toEqual(keys[0]);
  });

  test("every key that is used exists", () => {
    const used = new Set<string>();
    for (const part of Object.values(parts)) {
      for (const found of part.matchAll(/["'`](mixx-[a-z0-9-]*[a-z0-9])["'`]/g)) used.add(found[1] ?? "");
    }
    // The names of positions and of the class with the colours look like keys, too.
    const keys = [...used].filter((key) => !/^mixx-(learn-[a-z]+|[2-4]-[a-z]+|colours)$/.test(key));
    expect(keys.length).toBeGreaterThan(30);
    for (const path of Object.keys(sources)) {
      const { has } = textsOf(path);
      expect(keys.filter((key) => !has(key)), path).toEqual([]);
    }
  });

  test("moves are told in words", () => {
    const path = Object.keys(sources).find((name) => name.includes("/en/")) ?? "";
    const { text } = textsOf(path);
    expect(words("red-fish@0,0", [], text)).toBe("lays fish, red");
    expect(words("red-fish@0,0", ["~green-turtle"], text)).toBe("lays fish, red and draws turtle, dark green");
    expect(words("miss", [], text)).toBe("misses a turn");
    expect(words("stop", [], text)).toBe("stops and wins the cards");
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
