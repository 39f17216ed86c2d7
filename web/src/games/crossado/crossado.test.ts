import { describe, expect, test } from "vitest";
import { LANGS } from "../../ui/texts";
import type { Message } from "../../wire/presentation";
import type { LastMove } from "../board";
import { conformance, fixtureAt, fixturesOf, textOf } from "../conformance";
import { lessons } from "./learn";
import { aimAt, offerOf } from "./offer";
import { coveredBy, plankName, plankOf } from "./plank";
import { playedIn } from "./played";
import { vainRollsOf } from "./rolls";
import { routeOf } from "./route";
import { sceneOf } from "./scene";
import { sentenceOf, squareWords, vainWords } from "./sentence";
import { nameOf, squareOf } from "./square";
import type { View } from "../../wire/views/crossado";
import { piecesOn } from "./view";

const fixture = (name: string) => fixtureAt<View>(name);
const fixtures = fixturesOf<View>("crossado");
const textIn = (lang: string) => textOf(lang, "crossado");
const message = (key: string, args: Message["args"]): Message => ({ key: `crossado-log-${key}`, args: { who: { seat: 1 }, ...args } });

conformance("crossado", lessons);

test("squares and planks keep their names", () => {
  for (const name of ["a1", "n14", "e5", "b10"]) expect(nameOf(squareOf(name)!)).toBe(name);
  for (const name of ["a1h", "n12v", "e5h"]) expect(plankName(plankOf(name)!)).toBe(name);
  expect(coveredBy("e5v")).toEqual(["e5", "e6", "e7"]);
  expect(coveredBy("e5h")).toEqual(["e5", "f5", "g5"]);
  for (const name of ["", "e5", "e15h", "start", "goal", "plank-h"]) expect(plankOf(name), name).toBeNull();
  for (const name of ["", "e5h", "e15", "start", "goal"]) expect(squareOf(name), name).toBeNull();
});

describe("what is offered", () => {
  test("every legal move is reached by its field, and nothing else", () => {
    let count = 0;
    for (const { name, table, moves } of fixtures) {
      const offer = offerOf(moves);
      const reached = new Set<string>(offer.pass ? [offer.pass] : []);
      for (const { token } of offer.takes.values()) reached.add(token);
      for (const targets of offer.walks.values()) for (const token of targets.values()) reached.add(token);
      for (const lie of ["h", "v"] as const) {
        for (let index = 0; index < table.view.board ** 2; index++) {
          const [column, row] = [index % table.view.board, Math.floor(index / table.view.board)];
          const aim = aimAt(offer, lie, column + 0.5, row + 0.5, table.view.board);
          if (aim?.token) reached.add(aim.token);
        }
      }
      expect([...reached].sort(), name).toEqual(moves.map(({ token }) => token).sort());
      count += moves.length;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test("a plank at hand is told from a plank that was taken", () => {
    expect(offerOf(fixture("crossado-2-laying").moves).hand).toBe("plank");
    expect(offerOf(fixture("crossado-2-held").moves).hand).toBe("lay");
    expect(offerOf(fixture("crossado-2-six").moves).hand).toBeNull();
  });

  test("CA-07: a plank springs to the nearest place; far from any, it shows where it cannot lie", () => {
    const { table, moves } = fixture("crossado-2-start");
    const offer = offerOf(moves);
    const at = (x: number, y: number) => aimAt(offer, "h", x, y, table.view.board);
    expect(at(7.4, 7.6)).toMatchObject({ path: ["plank-h", "g8h"], token: "plank:g8h" });
    // Half over the edge: one field further in it fits.
    expect(at(0.4, 7.5)).toMatchObject({ path: ["plank-h", "a8h"], token: "plank:a8h" });
    // In the middle of an island there is no place near enough; why not can still be asked.
    expect(at(0.5, 0.5)).toMatchObject({ path: ["plank-h", "a1h"], token: null });
  });

  test("CA-10: a piece can be sent back to its own field", () => {
    const offer = offerOf([{ path: ["f3", "f3"], token: "f3-f3" }]);
    expect(offer.walks.get("f3")?.get("f3")).toBe("f3-f3");
  });
});

describe("what was played", () => {
  test("islands belong to the seat that walks, however the reader's are named", () => {
    expect(playedIn(message("leave", { from: "ne", to: "c1", die: 3 }))).toEqual({ kind: "walked", from: "start", to: "c1", steps: 3 });
    expect(playedIn(message("arrive", { from: "m3", to: "start", die: 1 }))).toEqual({ kind: "walked", from: "m3", to: "goal", steps: 1 });
    expect(playedIn(message("circle", { from: "f3", to: "f3", die: 4 }))).toEqual({ kind: "walked", from: "f3", to: "f3", steps: 4 });
  });

  test("a plank that was taken up, a pass and a roll leave nothing to draw", () => {
    for (const key of ["take", "pass", "die"]) expect(playedIn(message(key, { plank: "e5h", die: 1 })), key).toBeNull();
  });
});

describe("ways", () => {
  test("CA-08, CA-09: a drawn way has as many steps as the die, over planks, never straight back", () => {
    let count = 0;
    for (const { name, table, moves } of fixtures) {
      const { view } = table;
      const covered = new Set(view.planks.flatMap(coveredBy));
      for (const [from, targets] of offerOf(moves).walks) {
        for (const to of targets.keys()) {
          const way = routeOf(view, view.turn!, from, to, view.die!);
          expect(way.length, `${name} ${from}-${to}`).toBe(view.die! + 1);
          for (let step = 1; step < way.length; step++) {
            const [one, two] = [way[step - 1]!, way[step]!];
            expect(Math.abs(one.column - two.column) + Math.abs(one.row - two.row)).toBe(1);
            if (step > 1) expect(nameOf(two)).not.toBe(nameOf(way[step - 2]!));
            if (step < way.length - 1 || to !== "goal") expect(covered).toContain(nameOf(two));
          }
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  test("a plank that was laid elsewhere comes from where it lay", () => {
    const { view } = fixture("crossado-4-early").table;
    expect(view.taken).toBe("c11h");
    const laid = (plank: string): LastMove => ({ number: 5, seat: 1, move: message("lay", { plank, taken: "c11h" }), chance: [] });
    expect(sceneOf(laid("c4h"), view).from).toBe("translate(0px, 280px) rotate(0deg)");
    // Turned: its own frame is turned by a quarter, so "right" becomes "down".
    expect(sceneOf(laid("d4v"), view).from).toBe("translate(240px, 0px) rotate(90deg)");
  });
});

test("CA-18: rolls in vain are told seat by seat; the roll that is played is not among them", () => {
  const rolled = (...rolls: [string, number, number][]): LastMove => ({
    number: 1,
    seat: 1,
    move: message("pass", {}),
    chance: rolls.map(([key, seat, die]) => message(key, { who: { seat }, die })),
  });
  expect(vainRollsOf(rolled(["die", 2, 4]))).toEqual([]);
  expect(vainRollsOf(rolled(["die-again", 2, 3], ["die-again", 2, 2], ["die", 2, 6]))).toEqual([{ seat: 2, rolls: [3, 2], why: null }]);
  expect(vainRollsOf(rolled(["die-again", 2, 3], ["die-again", 2, 2], ["die-lost", 2, 4], ["die-again", 3, 5], ["die", 3, 1]))).toEqual([
    { seat: 2, rolls: [3, 2, 4], why: null },
    { seat: 3, rolls: [5], why: null },
  ]);
  expect(vainRollsOf(null)).toEqual([]);
});

test("who cannot walk is told why, by the rules", () => {
  const { table, moves, last } = fixture("crossado-2-stuck");
  const text = textIn("en");
  const situation = { view: table.view, you: 1, names: ["Ada", "Ben"], offer: offerOf(moves), taking: true, from: null, touch: false, pending: false, asks: true };
  expect(sentenceOf(situation, text)).toBe("No way over the planks is long enough for a 6. Move a plank, or pass.");
  const island = { ...situation, view: { ...table.view, stuck: "island" as const } };
  expect(sentenceOf(island, text)).toBe("No plank leads from your island. Move a plank, or pass.");
  expect(sentenceOf({ ...island, taking: false }, text)).toBe("No plank leads from your island.");
  const [vain] = vainRollsOf(last);
  expect(vain).toEqual({ seat: 1, rolls: [3], why: "short" });
  expect(vainWords(vain!, 1, text)).toBe("3: No way over the planks is long enough for a 3.");
  expect(vainWords(vain!, 2, text)).toBe("3: no luck");
});

test("CA-12: pieces of different colours share a field", () => {
  expect(piecesOn(fixture("crossado-3-middle").table.view).get("f7")).toEqual([1, 2]);
});

describe("texts", () => {
  test.each(LANGS)("%s has words for every field and every moment", (lang) => {
    const text = textIn(lang);
    const names = ["Ada", "Ben", "Cleo", "Dan"];
    for (const { table, moves } of fixtures) {
      const offer = offerOf(moves);
      for (const asks of [true, false]) {
        for (const taking of [true, false]) {
          for (const touch of [true, false]) {
            const from = offer.walks.keys().next().value ?? null;
            const said = sentenceOf({ view: table.view, you: table.to_move, names, offer, taking, from, touch, pending: taking, asks }, text);
            expect(said.length).toBeGreaterThan(5);
          }
        }
      }
      for (const key of ["isle:nw", "isle:se", "g7", "c2"]) {
        for (const act of ["take", "lay", "walk", "choose"] as const) {
          expect(squareWords(key, table.view, names, { act, plank: "e5h" }, text)).not.toMatch(/[{}]|crossado-/);
        }
      }
    }
  });
});

test("a lesson that asks for a move asks the first seat", () => {
  for (const lesson of lessons.filter(({ moves }) => moves.length > 0)) {
    expect(fixture(lesson.position).table.to_move, lesson.text).toBe(1);
  }
});
