import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToClient } from "../wire/protocol";
import { type Pace, PacedMessages } from "./pace";

const played = (number: number, seat: number) => ({ type: "event", event: "played", number, seat }) as unknown as ToClient;
const other = (type: string) => ({ type }) as unknown as ToClient;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced(pace: Pace) {
  const shown: string[] = [];
  const messages = new PacedMessages(
    (message) => shown.push(message.type === "event" ? `${message.number}` : message.type),
    (seat) => seat > 1,
    () => pace,
    () => Date.now(),
  );
  return { shown, messages };
}

test("bots move one after the other, and a person's move is shown at once", () => {
  const { shown, messages } = paced("normal");
  messages.push(played(1, 1));
  messages.push(played(2, 2));
  messages.push(played(3, 3));
  expect(shown).toEqual(["1"]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual(["1"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["1", "2"]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual(["1", "2", "3"]);
  messages.push(played(4, 1));
  expect(shown).toEqual(["1", "2", "3", "4"]);
});

test("what comes after a move that waits keeps its place", () => {
  const { shown, messages } = paced("slow");
  messages.push(played(1, 1));
  messages.push(played(2, 2));
  messages.push(other("presence"));
  expect(shown).toEqual(["1"]);
  vi.advanceTimersByTime(2_000);
  expect(shown).toEqual(["1", "2", "presence"]);
});

test("a welcome shows everything that still waits", () => {
  const { shown, messages } = paced("slow");
  messages.push(played(1, 1));
  messages.push(played(2, 2));
  messages.push(other("welcome"));
  expect(shown).toEqual(["1", "2", "welcome"]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(3);
});

test("a fast table waits for nothing, and a table that was left shows nothing more", () => {
  const fast = paced("fast");
  for (const number of [1, 2, 3]) fast.messages.push(played(number, 2));
  expect(fast.shown).toEqual(["1", "2", "3"]);
  const left = paced("slow");
  left.messages.push(played(1, 2));
  left.messages.push(played(2, 2));
  left.messages.stop();
  vi.advanceTimersByTime(10_000);
  expect(left.shown).toEqual(["1"]);
});
