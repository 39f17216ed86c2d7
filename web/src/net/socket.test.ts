import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CommandRequest, ToClient } from "../wire/protocol";
import { delay, type Effect, initialState, type Input, type State, step } from "./socket";
import { VERSION } from "./version";

function run(state: State, ...inputs: Input[]): [State, Effect[]] {
  let effects: Effect[] = [];
  for (const input of inputs) [state, effects] = step(state, input);
  return [state, effects];
}

const welcome = (number: number): Input => ({ type: "received", message: { type: "welcome", version: VERSION, number } as ToClient });
const event = (number: number): Input => ({ type: "received", message: { type: "event", number } as ToClient });
const request: CommandRequest = { id: "a1", command: { do: "play", seat: 1, token: "sun@c3", seen: 4 } };
const sent: Effect = { type: "send", message: { type: "command", ...request } };
const start = initialState("own", false, "de", null);
const receipt = { number: 7, digits: "ab".repeat(32) };

describe("the connection to a table", () => {
  it("says hello and asks for all events at first", () => {
    const [state, effects] = run(start, { type: "opened" });
    expect(state.phase).toBe("handshake");
    expect(effects).toEqual([{ type: "send", message: { type: "hello", version: VERSION, last: 0, perspective: "own", layout: false, lang: "de" } }]);
  });

  it("reconnects with the number of the last event it saw", () => {
    const [, effects] = run(start, { type: "opened" }, welcome(4), event(5), { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(effects).toMatchObject([{ message: { type: "hello", last: 5 } }]);
  });

  it("shows the receipt of the last event it saw", () => {
    const told = { type: "received", message: { type: "event", number: 5, receipt: receipt.digits, event: "frozen" } as ToClient } as const;
    const [state, effects] = run(start, { type: "opened" }, welcome(4), told, { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(effects).toMatchObject([{ message: { type: "hello", last: 5, receipt: receipt.digits } }]);
    // An event without a receipt: the receipt of an earlier one does not fit its number.
    const [, after] = run(state, welcome(5), event(6), { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(after).toMatchObject([{ message: { type: "hello", last: 6 } }]);
    expect(JSON.stringify(after)).not.toContain(receipt.digits);
  });

  it("shows the receipt of an earlier visit first, and then asks for all events", () => {
    const known = initialState("own", false, "de", receipt);
    const [opened, hello] = run(known, { type: "opened" });
    expect(hello).toMatchObject([{ message: { type: "hello", last: 7, receipt: receipt.digits } }]);
    // Its welcome lacks the events before, so it is not shown.
    const [shown, effects] = run(opened, welcome(9));
    expect(effects).toEqual([{ type: "close" }, { type: "connect" }]);
    const [, again] = run(shown, { type: "opened" });
    expect(again).toEqual([{ type: "send", message: { type: "hello", version: VERSION, last: 0, perspective: "own", layout: false, lang: "de" } }]);
    // A lost connection proves nothing.
    expect(run(opened, { type: "lost" }, { type: "retry" }, { type: "opened" })[1]).toEqual(hello);
  });

  it("asks for everything again if the history may be another one", () => {
    const told = { type: "received", message: { type: "event", number: 5, receipt: receipt.digits, event: "played" } as ToClient } as const;
    const back = (welcome: object): Input => ({ type: "received", message: { ...welcome, type: "welcome", version: VERSION } as ToClient });
    const view = { dispute: null };
    const [opened] = run(start, { type: "opened" }, welcome(4), told, { type: "lost" }, { type: "retry" }, { type: "opened" });
    const same = back({ number: 5, receipt: receipt.digits, missed: [], view });
    expect(run(opened, same)[0]).toMatchObject({ phase: "open", last: 5 });
    for (const other of [
      { number: 4, receipt: "cd".repeat(32), missed: null, view },
      { number: 5, receipt: "cd".repeat(32), missed: [], view },
      { number: 6, receipt: "cd".repeat(32), missed: [{ number: 6, event: "reopened" }], view },
      { number: 6, receipt: "cd".repeat(32), missed: [{ number: 6, event: "played" }], view: { dispute: { number: 5, accepted: [] } } },
    ]) {
      const [closed, effects] = run(opened, back(other));
      expect(effects).toEqual([{ type: "close" }, { type: "connect" }]);
      const [again, hello] = run(closed, { type: "opened" });
      expect(hello).toMatchObject([{ message: { type: "hello", last: 0 } }]);
      expect(JSON.stringify(hello)).not.toContain("receipt");
      // This one is believed, so it does not go on without end.
      expect(run(again, back(other))[0]).toMatchObject({ phase: "open", last: other.number });
    }
  });

  it("sends a command once while the connection holds", () => {
    const [open, effects] = run(start, { type: "opened" }, welcome(4), { type: "command", request });
    expect(effects).toEqual([sent]);
    const [after, answer] = run(open, { type: "received", message: { type: "done", id: "a1", number: 5 } });
    expect(after.pending).toEqual([]);
    expect(answer).toMatchObject([{ type: "done", done: { id: "a1", number: 5 } }]);
  });

  it("sends a command again, with its id, if its answer was lost", () => {
    const [, effects] = run(
      start,
      { type: "opened" },
      welcome(4),
      { type: "command", request },
      { type: "lost" },
      { type: "retry" },
      { type: "opened" },
      welcome(5),
    );
    expect(effects.slice(1)).toEqual([sent]);
  });

  it("keeps a move made without a connection, and withdraws it if it was not sent yet", () => {
    const [lost, nothing] = run(start, { type: "opened" }, welcome(4), { type: "lost" }, { type: "command", request });
    expect(nothing).toEqual([]);
    expect(lost.pending).toEqual([{ request, sent: false }]);
    const [back] = run(lost, { type: "withdraw", id: "a1" });
    expect(back.pending).toEqual([]);
    const [, effects] = run(lost, { type: "retry" }, { type: "opened" }, welcome(4));
    expect(effects.slice(1)).toEqual([sent]);
  });

  it("does not withdraw a command that may have arrived", () => {
    const [state] = run(start, { type: "opened" }, welcome(4), { type: "command", request }, { type: "lost" }, { type: "withdraw", id: "a1" });
    expect(state.pending).toEqual([{ request, sent: true }]);
  });

  it("hands a refusal to the caller", () => {
    const problem = { code: "crosswise-cell-taken", clause: "CW-07", text: "taken" };
    const [state, effects] = run(start, { type: "opened" }, welcome(4), { type: "command", request }, {
      type: "received",
      message: { type: "refused", id: "a1", problem },
    });
    expect(state.pending).toEqual([]);
    expect(effects).toEqual([{ type: "refused", id: "a1", problem }]);
  });

  it("ignores events it has seen and reconnects if one is missing", () => {
    const [open] = run(start, { type: "opened" }, welcome(4));
    expect(run(open, event(4))[1]).toEqual([]);
    const [state, effects] = run(open, event(7));
    expect(effects).toEqual([{ type: "close" }, { type: "connect" }]);
    expect(state.last).toBe(4);
  });

  it("changes the perspective and keeps it after reconnecting", () => {
    const [state, effects] = run(start, { type: "opened" }, welcome(4), { type: "set-perspective", perspective: { seat: 2 } });
    expect(effects).toEqual([{ type: "send", message: { type: "set-perspective", perspective: { seat: 2 } } }]);
    const [, hello] = run(state, welcome(4), { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(hello).toMatchObject([{ message: { perspective: { seat: 2 } } }]);
  });

  it("does not send commands again after a change of perspective", () => {
    const perspective: Input = { type: "set-perspective", perspective: { seat: 2 } };
    const [, effects] = run(start, { type: "opened" }, welcome(4), { type: "command", request }, perspective, welcome(4));
    expect(effects).toHaveLength(1);
  });

  it("waits longer each time, and at least as long as the server asks", () => {
    const [once, first] = run(start, { type: "lost" });
    expect(first).toEqual([{ type: "wait", tries: 1, minimum: 0 }]);
    const [, second] = run(once, { type: "retry" }, { type: "lost" });
    expect(second).toEqual([{ type: "wait", tries: 2, minimum: 0 }]);
    const busy: Input = { type: "received", message: { type: "bye", problem: { code: "server-busy", text: "", retry_after: 30 } } };
    expect(run(start, { type: "opened" }, busy)[1]).toContainEqual({ type: "wait", tries: 1, minimum: 30_000 });
    expect(delay(1, () => 1)).toBe(400);
    expect(delay(3, () => 0)).toBe(800);
    expect(delay(40, () => 1)).toBe(15_000);
  });

  it("does not reconnect to a table that does not exist", () => {
    const gone: Input = { type: "received", message: { type: "bye", problem: { code: "server-no-table", text: "" } } };
    const [state] = run(start, { type: "opened" }, gone, { type: "lost" }, { type: "retry" });
    expect(state.phase).toBe("closed");
  });

  it("speaks the version of the protocol that the server was built with", () => {
    expect(readFileSync("../crates/protocol/src/lib.rs", "utf8")).toContain(`pub const VERSION: u32 = ${VERSION};`);
  });

  it("asks for a new page, and not for another connection, if the server speaks another version", () => {
    const newer = { type: "received", message: { type: "welcome", version: VERSION + 1, number: 4 } as ToClient } as const;
    const refused: Input = { type: "received", message: { type: "bye", problem: { code: "server-version", text: "" } } };
    for (const message of [newer, refused]) {
      const [state, effects] = run(start, { type: "opened" }, message);
      expect(state).toMatchObject({ phase: "closed", outdated: true });
      expect(effects).toEqual([{ type: "close" }]);
      expect(run(state, { type: "lost" }, { type: "retry" })).toEqual([state, []]);
    }
  });

  it("says hello again when the language changes", () => {
    const [, effects] = run(start, { type: "opened" }, welcome(4), { type: "set-preferences", layout: true, lang: "fr" }, { type: "opened" });
    expect(effects).toMatchObject([{ message: { type: "hello", last: 4, layout: true, lang: "fr" } }]);
  });
});
