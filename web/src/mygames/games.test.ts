import { describe, expect, it } from "vitest";
import type { ListedSeat, MyGame } from "../wire/http";
import { ago, byGame, byOpponent, everybody, finished, matches, opponents, outcome, points, running, span } from "./games";

const person = (name: string): ListedSeat => ({ who: "person", name });
const bot = (level: "easy" | "hard" = "easy"): ListedSeat => ({ who: "bot", level });
let count = 0;

function game(given: Partial<MyGame>): MyGame {
  const seats = given.seats ?? [person("Leo"), person("Mum")];
  return {
    table: String((count += 1)),
    game: "mixx",
    stage: "ended",
    players: seats.length,
    open: 0,
    names: seats.flatMap((seat) => (seat.who === "person" ? [seat.name] : [])),
    changed: 1000,
    own: [1],
    started: 0,
    ended: 1000,
    decisions: 10,
    standing: null,
    closed: null,
    turn: null,
    ...given,
    seats,
  };
}

const ranked = (ranks: number[], more: Partial<MyGame> = {}) => game({ standing: { ranks, points: null }, ...more });
const four = [person("Leo"), person("Mum"), bot(), bot("hard")];

describe("the outcome of a game", () => {
  it("is the person's own", () => {
    expect(outcome(ranked([1, 2]))).toEqual({ kind: "won" });
    expect(outcome(ranked([2, 1]))).toEqual({ kind: "lost" });
    expect(outcome(ranked([2, 1], { own: [2] }))).toEqual({ kind: "won" });
    expect(outcome(ranked([1, 1]))).toEqual({ kind: "draw" });
    expect(outcome(ranked([3, 1, 2, 4], { seats: four }))).toEqual({ kind: "place", rank: 3, players: 4 });
    expect(outcome(ranked([1, 3, 1, 3], { seats: four })), "a team").toEqual({ kind: "won" });
  });

  it("names the winners where one device has several seats", () => {
    expect(outcome(ranked([2, 1], { own: [1, 2] }))).toEqual({ kind: "winners", names: [person("Mum")] });
    expect(outcome(ranked([1, 1], { own: [1, 2] }))).toEqual({ kind: "draw" });
  });

  it("may be missing", () => {
    expect(outcome(game({ closed: "full" }))).toEqual({ kind: "closed" });
    expect(outcome(game({ seats: [], own: [] }))).toEqual({ kind: "unknown" });
    expect(outcome(ranked([1, 2], { own: [] })), "who opened the table without sitting down").toEqual({ kind: "unknown" });
  });
});

describe("opponents and points", () => {
  it("are those of the others, the own points first", () => {
    const one = game({ seats: four, own: [2], standing: { ranks: [1, 2, 3, 4], points: [9, 8, 7, 6] } });
    expect(opponents(one)).toEqual([four[0], four[2], four[3]]);
    expect(points(one)).toEqual([8, 9, 7, 6]);
    expect(points(ranked([1, 2])), "a game without points").toBeNull();
  });

  it("are not known where the seats are not", () => {
    const old = game({ seats: [], own: [], names: ["Leo", "Mum"] });
    expect(opponents(old)).toEqual([]);
    expect(matches(old, { game: "", opponent: "person:Mum" }), "but it is found by their names").toBe(true);
  });

  it("are listed once, those met most often first, bots last", () => {
    const games = [game({ seats: four }), game({ seats: [person("Leo"), person("Ida")] }), game({ seats: [person("Leo"), person("Ida")] })];
    expect(everybody(games)).toEqual([person("Ida"), person("Mum"), bot(), bot("hard")]);
  });
});

describe("the lists", () => {
  it("begin with what waits for the person, longest first", () => {
    const turn = (seat: number, since: number, changed = 0) => game({ stage: "running", turn: { seat, since }, changed });
    const [late, theirs, early] = [turn(1, 500), turn(2, 5, 900), turn(1, 100)];
    const old = game({ stage: "running", changed: 300 });
    const abandoned = game({ stage: "lobby", names: [] });
    expect(running([late, old, theirs, early, abandoned, game({})])).toEqual([early, late, theirs, old]);
  });

  it("have the latest finished game first, whatever happened to its table later", () => {
    const [first, second] = [game({ ended: 100, changed: 900 }), game({ ended: 200, changed: 200 })];
    const old = game({ ended: null, changed: 150 });
    expect(finished([first, old, second])).toEqual([second, old, first]);
  });

  it("are filtered by game and opponent", () => {
    const one = game({ seats: four });
    expect(matches(one, { game: "", opponent: "" })).toBe(true);
    expect(matches(one, { game: "mixx", opponent: "person:Mum" })).toBe(true);
    expect(matches(one, { game: "", opponent: "bot:hard" })).toBe(true);
    expect(matches(one, { game: "crosswise", opponent: "" })).toBe(false);
    expect(matches(one, { game: "", opponent: "person:Leo" }), "oneself").toBe(false);
  });
});

describe("totals", () => {
  const games = [
    ranked([1, 2]),
    ranked([1, 2]),
    ranked([2, 1], { game: "crosswise" }),
    ranked([1, 1]),
    ranked([2, 1, 3, 4], { seats: [person("Leo"), person("Ida"), bot(), bot()] }),
    ranked([2, 1], { own: [1, 2] }),
    ranked([1, 1], { own: [1, 2] }),
    game({ closed: "void" }),
    game({ seats: [], own: [] }),
  ];

  it("count by game", () => {
    expect(byGame(games)).toEqual([
      { key: "mixx", score: { won: 2, lost: 1, drawn: 1 } },
      { key: "crosswise", score: { won: 0, lost: 1, drawn: 0 } },
    ]);
  });

  it("count by opponent, equal bots of a game once", () => {
    expect(byOpponent(games)).toEqual([
      { key: person("Mum"), score: { won: 2, lost: 1, drawn: 1 } },
      { key: person("Ida"), score: { won: 0, lost: 1, drawn: 0 } },
      { key: bot(), score: { won: 0, lost: 1, drawn: 0 } },
    ]);
  });
});

describe("times in words", () => {
  const minute = 60_000;
  it("say how long ago", () => {
    expect(ago("en", 0, 3 * minute)).toBe("3 minutes ago");
    expect(ago("de", 0, 3 * minute)).toBe("vor 3 Minuten");
    expect(ago("en", 0, 200 * minute)).toBe("3 hours ago");
    expect(ago("en", 0, 30 * 60 * minute)).toBe("yesterday");
    expect(ago("en", 0, 20_000)).toBe("now");
    expect(ago("en", 9000, 0), "a clock that is wrong").toBe("now");
  });

  it("say how long", () => {
    expect(span("en", 0, 20_000)).toBe("1 minute");
    expect(span("en", 0, 12.4 * minute)).toBe("12 minutes");
    expect(span("it", 0, 150 * minute)).toBe("3 ore");
    expect(span("en", 0, 72 * 60 * minute)).toBe("3 days");
  });
});
