import { describe, expect, it } from "vitest";
import type { ToClient } from "../wire/to-client";
import type { Ask } from "../wire/to-server";
import { begin, delay, type Effect, type Input, type State, step } from "./socket";

function run(state: State, ...inputs: Input[]): [State, Effect[]] {
  let effects: Effect[] = [];
  for (const input of inputs) [state, effects] = step(state, input);
  return [state, effects];
}

const welcome = (number: number): Input => ({ type: "heard", message: { type: "welcome", number } as ToClient });
const event = (number: number): Input => ({ type: "heard", message: { type: "event", number } as ToClient });
const ask: Ask = { id: "a1", command: { do: "play", seat: 1, token: "sun@c3", seen: 4 } };
const sent: Effect = { type: "send", message: { type: "ask", ...ask } };
const start = begin("own", false, "de");

describe("the connection to a table", () => {
  it("greets with everything it knows, and asks for everything at first", () => {
    const [greeting, effects] = run(start, { type: "opened" });
    expect(greeting.phase).toBe("greeting");
    expect(effects).toEqual([{ type: "send", message: { type: "hello", last: 0, as: "own", board: false, lang: "de" } }]);
  });

  it("comes back with the last number it saw", () => {
    const [, effects] = run(start, { type: "opened" }, welcome(4), event(5), { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(effects).toMatchObject([{ message: { type: "hello", last: 5 } }]);
  });

  it("sends a command once while all is well", () => {
    const [open, effects] = run(start, { type: "opened" }, welcome(4), { type: "ask", ask });
    expect(effects).toEqual([sent]);
    const [after, answer] = run(open, { type: "heard", message: { type: "done", id: "a1", number: 5 } });
    expect(after.pending).toEqual([]);
    expect(answer).toMatchObject([{ type: "done", done: { id: "a1", number: 5 } }]);
  });

  it("sends a command again, with its id, if its answer was lost", () => {
    const [, effects] = run(
      start,
      { type: "opened" },
      welcome(4),
      { type: "ask", ask },
      { type: "lost" },
      { type: "retry" },
      { type: "opened" },
      welcome(5),
    );
    expect(effects.slice(1)).toEqual([sent]);
  });

  it("keeps a move that was made without a connection, and gives it back if asked before it was sent", () => {
    const [lost, nothing] = run(start, { type: "opened" }, welcome(4), { type: "lost" }, { type: "ask", ask });
    expect(nothing).toEqual([]);
    expect(lost.pending).toEqual([{ ask, sent: false }]);
    const [back] = run(lost, { type: "withdraw", id: "a1" });
    expect(back.pending).toEqual([]);
    const [, effects] = run(lost, { type: "retry" }, { type: "opened" }, welcome(4));
    expect(effects.slice(1)).toEqual([sent]);
  });

  it("does not give back what may have arrived", () => {
    const [state] = run(start, { type: "opened" }, welcome(4), { type: "ask", ask }, { type: "lost" }, { type: "withdraw", id: "a1" });
    expect(state.pending).toEqual([{ ask, sent: true }]);
  });

  it("hands a refusal to whoever asked", () => {
    const problem = { code: "crosswise-cell-taken", clause: "CW-07", text: "taken" };
    const [state, effects] = run(start, { type: "opened" }, welcome(4), { type: "ask", ask }, {
      type: "heard",
      message: { type: "refused", id: "a1", problem },
    });
    expect(state.pending).toEqual([]);
    expect(effects).toEqual([{ type: "refused", id: "a1", problem }]);
  });

  it("ignores events it has seen and asks anew if one was left out", () => {
    const [open] = run(start, { type: "opened" }, welcome(4));
    expect(run(open, event(4))[1]).toEqual([]);
    const [state, effects] = run(open, event(7));
    expect(effects).toEqual([{ type: "close" }, { type: "connect" }]);
    expect(state.last).toBe(4);
  });

  it("looks through other eyes, also after coming back", () => {
    const [state, effects] = run(start, { type: "opened" }, welcome(4), { type: "look", seat: 2 });
    expect(effects).toEqual([{ type: "send", message: { type: "look", seat: 2 } }]);
    const [, hello] = run(state, welcome(4), { type: "lost" }, { type: "retry" }, { type: "opened" });
    expect(hello).toMatchObject([{ message: { as: { seat: 2 } } }]);
  });

  it("does not send commands again because of a look", () => {
    const [, effects] = run(start, { type: "opened" }, welcome(4), { type: "ask", ask }, { type: "look", seat: 2 }, welcome(4));
    expect(effects).toHaveLength(1);
  });

  it("waits longer each time, and as long as the server wishes", () => {
    const [once, first] = run(start, { type: "lost" });
    expect(first).toEqual([{ type: "wait", tries: 1, least: 0 }]);
    const [, second] = run(once, { type: "retry" }, { type: "lost" });
    expect(second).toEqual([{ type: "wait", tries: 2, least: 0 }]);
    const busy: Input = { type: "heard", message: { type: "bye", problem: { code: "server-busy", text: "", retry_after: 30 } } };
    expect(run(start, { type: "opened" }, busy)[1]).toContainEqual({ type: "wait", tries: 1, least: 30_000 });
    expect(delay(1, () => 1)).toBe(400);
    expect(delay(3, () => 0)).toBe(800);
    expect(delay(40, () => 1)).toBe(15_000);
  });

  it("does not come back to a table that is not there", () => {
    const gone: Input = { type: "heard", message: { type: "bye", problem: { code: "server-no-table", text: "" } } };
    const [state] = run(start, { type: "opened" }, gone, { type: "lost" }, { type: "retry" });
    expect(state.phase).toBe("over");
  });

  it("greets anew when the language changes", () => {
    const [, effects] = run(start, { type: "opened" }, welcome(4), { type: "greet", board: true, lang: "fr" }, { type: "opened" });
    expect(effects).toMatchObject([{ message: { type: "hello", last: 4, board: true, lang: "fr" } }]);
  });
});
