import { expect, test } from "vitest";
import { speak, speakAll } from "./speak";

const text = (key: string, args: Record<string, string | number> = {}) => `${key}(${Object.entries(args).map((one) => one.join("=")).join(" ")})`;
const asks = { key: "asks", args: { who: { seat: 2 }, other: { seat: 1 }, count: 3, cell: "c3" } };

test("seats are called by their names, and the reader is known by the name of the argument", () => {
  expect(speak(asks, ["Ada", "Ben"], null, text)).toBe("asks(reader=nobody who=Ben other=Ada count=3 cell=c3)");
  expect(speak(asks, ["Ada", "Ben"], 1, text)).toBe("asks(reader=other who=Ben other=Ada count=3 cell=c3)");
  expect(speak(asks, ["Ada", "Ben"], 2, text)).toBe("asks(reader=who who=Ben other=Ada count=3 cell=c3)");
});

test("a seat without a name is called by its number", () => {
  expect(speak(asks, ["Ada", ""], 2, text)).toContain("who=seat-number(number=2)");
  expect(speak(asks, [], null, text)).toContain("other=seat-number(number=1)");
});

test("arguments that a patch has removed are left out", () => {
  const patched = { key: "lays", args: { who: { seat: 1 }, card: null } } as never;
  expect(speak(patched, ["Ada"], null, text)).toBe("lays(reader=nobody who=Ada)");
});

test("several messages are said one after the other", () => {
  expect(speakAll([{ key: "one" }, { key: "two" }], [], null, text)).toBe("one(reader=nobody) two(reader=nobody)");
});
