import { describe, expect, test } from "vitest";
import { LANGS } from "../../ui/texts";
import type { LastMove } from "../board";
import { conformance, fixtureAt, fixturesOf, textOf } from "../conformance";
import { lessons } from "./learn";
import { aimAt, offerOf } from "./offer";
import { throwsOf } from "./rolls";
import { routeOf } from "./route";
import { sceneOf } from "./scene";
import { sentenceOf, squareWords } from "./sentence";
import { nameOf, plankName, plankOf, read, rollOf, squareOf, squaresOf } from "./token";
import type { View } from "../../wire/views/crossado";
import { piecesOn } from "./view";
import { words } from "./words";

const fixture = (name: string) => fixtureAt<View>(name);
const fixtures = fixturesOf<View>("crossado");
const textIn = (lang: string) => textOf(lang, "crossado");

conformance("crossado", lessons, words);

describe("tokens", () => {
  test("every legal move of every fixture is read", () => {
    let count = 0;
    for (const { table } of fixtures) {
      for (const token of table.legal) {
        expect(read(token), token).not.toBeNull();
        count++;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  test("squares and planks keep their names", () => {
    for (const name of ["a1", "n14", "e5", "b10"]) expect(nameOf(squareOf(name)!)).toBe(name);
    for (const name of ["a1h", "n12v", "e5h"]) expect(plankName(plankOf(name)!)).toBe(name);
    expect(squaresOf(plankOf("e5v")!).map(nameOf)).toEqual(["e5", "e6", "e7"]);
    expect(squaresOf(plankOf("e5h")!).map(nameOf)).toEqual(["e5", "f5", "g5"]);
  });

  test("what is no token is not read", () => {
    for (const token of ["", "plank:e5", "plank:e15h", "goal-e5", "e5", "~d4", "e5-", "sun@c3"]) {
      expect(read(token), token).toBeNull();
    }
    expect([rollOf("~d4"), rollOf("~start:1"), rollOf("~?")]).toEqual([4, null, null]);
  });
});

describe("what is offered", () => {
  test("every legal move is reached by its field, and nothing else", () => {
    for (const { name, table } of fixtures) {
      const offer = offerOf(table.legal);
      const reached = new Set<string>(offer.pass ? ["pass"] : []);
      for (const token of offer.takes.values()) reached.add(token);
      for (const targets of offer.walks.values()) for (const token of targets.values()) reached.add(token);
      for (const lie of ["h", "v"] as const) {
        for (let index = 0; index < table.view.board ** 2; index++) {
          const [column, row] = [index % table.view.board, Math.floor(index / table.view.board)];
          const aim = aimAt(offer, lie, column + 0.5, row + 0.5, table.view.board);
          if (aim?.legal) reached.add(aim.token);
        }
      }
      expect([...reached].sort(), name).toEqual([...table.legal].sort());
    }
  });

  test("CA-07: a plank springs to the nearest place; far from any, it shows where it cannot lie", () => {
    const { view, legal } = fixture("crossado-2-start").table;
    const offer = offerOf(legal);
    expect(aimAt(offer, "h", 7.4, 7.6, view.board)).toMatchObject({ token: "plank:g8h", legal: true });
    // Half over the edge: one field further in it fits.
    expect(aimAt(offer, "h", 0.4, 7.5, view.board)).toMatchObject({ token: "plank:a8h", legal: true });
    // In the middle of an island there is no place near enough.
    expect(aimAt(offer, "h", 0.5, 0.5, view.board)).toMatchObject({ token: "plank:a1h", legal: false });
  });
});

describe("ways", () => {
  test("CA-08, CA-09: a drawn way has as many steps as the die, over planks, never straight back", () => {
    let count = 0;
    for (const { name, table } of fixtures) {
      const { view } = table;
      const covered = new Set(view.planks.flatMap((plank) => squaresOf(plankOf(plank)!).map(nameOf)));
      for (const [from, targets] of offerOf(table.legal).walks) {
        for (const to of targets.keys()) {
          const way = routeOf(view, view.turn!, from, to, view.die);
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
    const move: LastMove = { number: 5, seat: 1, token: "lay:c4h", chance: [] };
    expect(sceneOf(move, view, view).from).toBe("translate(0px, 280px) rotate(0deg)");
    // Turned: its own frame is turned by a quarter, so "right" becomes "down".
    expect(sceneOf({ ...move, token: "lay:d4v" }, view, view).from).toBe("translate(240px, 0px) rotate(90deg)");
  });
});

test("CA-18: rolls in vain come in threes, seat after seat; the last roll is played", () => {
  const move = (rolls: number[]): LastMove => ({ number: 1, seat: 1, token: "e5-g7", chance: rolls.map((roll) => `~d${roll}`) });
  expect(throwsOf(move([4]), 2, 2)).toEqual([{ seat: 2, rolls: [4], lost: false }]);
  expect(throwsOf(move([3, 2, 6]), 2, 2)).toEqual([{ seat: 2, rolls: [3, 2, 6], lost: false }]);
  expect(throwsOf(move([3, 2, 4, 5]), 3, 3)).toEqual([
    { seat: 2, rolls: [3, 2, 4], lost: true },
    { seat: 3, rolls: [5], lost: false },
  ]);
  expect(throwsOf(null, 2, 1)).toEqual([]);
});

test("CA-12: pieces of different colours share a field", () => {
  expect(piecesOn(fixture("crossado-3-middle").table.view).get("f7")).toEqual([1, 2]);
});

describe("texts", () => {
  test.each(LANGS)("%s has words for every legal move, every field and every moment", (lang) => {
    const text = textIn(lang);
    const names = ["Ada", "Ben", "Cleo", "Dan"];
    for (const { table } of fixtures) {
      const offer = offerOf(table.legal);
      for (const token of table.legal) expect(words(token, ["~d4", "~d6"], text)).not.toMatch(/[{}]|crossado-/);
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
        expect(squareWords(key, table.view, names, { token: "e5-g7" }, text)).not.toMatch(/[{}]|crossado-/);
      }
    }
    expect(words("pass", [], text)).not.toContain("crossado-");
  });
});

test("a lesson that asks for a move asks the first seat", () => {
  for (const lesson of lessons.filter(({ moves }) => moves.length > 0)) {
    expect(fixture(lesson.position).table.to_move, lesson.text).toBe(1);
  }
});
