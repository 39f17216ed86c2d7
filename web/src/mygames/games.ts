// What the list of the person's own games shows: results, opponents, lengths, filters and totals.

import { levelName } from "../table/levels";
import type { ListedSeat, MyGame } from "../wire/http";
import type { Level } from "../wire/protocol";

/** Somebody on another seat: a person by the name given there, a bot by its level. */
export type Opponent = { who: "person"; name: string } | { who: "bot"; level: Level };

/** An opponent as a value that can be compared and put into a select. */
export const opponentKey = (one: Opponent): string => (one.who === "bot" ? `bot:${levelName(one.level)}` : `person:${one.name}`);

const isTaken = (seat: ListedSeat): seat is Opponent => seat.who !== "open";

/** The others at a table, as far as the list knows its seats. */
export function opponents(game: MyGame): Opponent[] {
  return game.seats.filter((_, index) => !game.own.includes(index + 1)).filter(isTaken);
}

/** How a finished game ended for the person. */
export type Outcome =
  | { kind: "won" }
  | { kind: "lost" }
  /** Not the first of several. */
  | { kind: "place"; rank: number; players: number }
  | { kind: "draw" }
  /** Several seats are the person's own, so that there is no “you”: who won. */
  | { kind: "winners"; names: Opponent[] }
  /** The table was closed without a result. */
  | { kind: "closed" }
  | { kind: "unknown" };

export function outcome({ standing, closed, own, seats }: MyGame): Outcome {
  if (closed) return { kind: "closed" };
  if (!standing || own.length === 0) return { kind: "unknown" };
  const { ranks } = standing;
  if (ranks.every((rank) => rank === 1)) return { kind: "draw" };
  if (own.length > 1) return { kind: "winners", names: seats.filter((_, index) => ranks[index] === 1).filter(isTaken) };
  const rank = ranks[(own[0] ?? 1) - 1] ?? 0;
  if (rank === 1) return { kind: "won" };
  return ranks.length === 2 ? { kind: "lost" } : { kind: "place", rank, players: ranks.length };
}

/** The points: the person's own first, then those of the others in the order of their seats; null if there are none. */
export function points({ standing, own }: MyGame): number[] | null {
  const all = standing?.points;
  if (!all) return null;
  const isOwn = (index: number) => own.includes(index + 1);
  return [...all.filter((_, index) => isOwn(index)), ...all.filter((_, index) => !isOwn(index))];
}

/** The moment that stands for a game: its end, or its last change. */
export const when = (game: MyGame): number => game.ended ?? game.changed;

/** Running games: first those that wait for the person, longest first; then by their last change. */
export function running(games: readonly MyGame[]): MyGame[] {
  const going = games.filter((game) => game.stage !== "ended" && (game.stage !== "lobby" || game.names.length > 0));
  const waits = (game: MyGame) => (isOwnTurn(game) ? 0 : 1);
  return going.sort((one, other) => waits(one) - waits(other) || (waits(one) ? other.changed - one.changed : (one.turn?.since ?? 0) - (other.turn?.since ?? 0)));
}

export const isOwnTurn = ({ turn, own }: MyGame): boolean => turn !== null && own.includes(turn.seat);

/** Finished games, the latest first. */
export function finished(games: readonly MyGame[]): MyGame[] {
  return games.filter((game) => game.stage === "ended").sort((one, other) => when(other) - when(one));
}

/** The games that are shown: all, or those of one game, or with one opponent. An empty string means all. */
export interface Filter {
  game: string;
  opponent: string;
}

export function matches(one: MyGame, { game, opponent }: Filter): boolean {
  // Where the seats are not known, the names are those of all people, oneself included.
  const others = one.seats.length > 0 ? opponents(one) : one.names.map((name): Opponent => ({ who: "person", name }));
  return (game === "" || one.game === game) && (opponent === "" || others.some((other) => opponentKey(other) === opponent));
}

/** Everybody in these games, those met most often first, people before bots. */
export function everybody(games: readonly MyGame[]): Opponent[] {
  const met = new Map<string, { one: Opponent; count: number }>();
  for (const one of games.flatMap(opponents)) {
    const known = met.get(opponentKey(one));
    if (known) known.count += 1;
    else met.set(opponentKey(one), { one, count: 1 });
  }
  const bots = (one: Opponent) => (one.who === "bot" ? 1 : 0);
  const sorted = [...met.values()].sort((a, b) => bots(a.one) - bots(b.one) || b.count - a.count || (opponentKey(a.one) < opponentKey(b.one) ? -1 : 1));
  return sorted.map(({ one }) => one);
}

/** How often the person won, lost and drew. */
export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

/** What a game adds to a score; null if it has no winner or no “you”. */
function counts(game: MyGame): keyof Score | null {
  switch (outcome(game).kind) {
    case "won":
      return "won";
    case "lost":
    case "place":
      return "lost";
    case "draw":
      return game.own.length === 1 ? "drawn" : null;
    default:
      return null;
  }
}

/** The scores of games, by what `keys` says of each; most games first. */
function totals<Key>(games: readonly MyGame[], keys: (game: MyGame) => Map<string, Key>): { key: Key; score: Score }[] {
  const sums = new Map<string, { key: Key; score: Score }>();
  for (const game of games) {
    const counted = counts(game);
    if (!counted) continue;
    for (const [name, key] of keys(game)) {
      const sum = sums.get(name) ?? { key, score: { won: 0, lost: 0, drawn: 0 } };
      sum.score[counted] += 1;
      sums.set(name, sum);
    }
  }
  const played = ({ score }: { score: Score }) => score.won + score.lost + score.drawn;
  return [...sums.values()].sort((one, other) => played(other) - played(one));
}

export function byGame(games: readonly MyGame[]): { key: string; score: Score }[] {
  return totals(games, ({ game }) => new Map([[game, game]]));
}

/** The person's score in the games with each of the others. Two bots of one level in a game count once. */
export function byOpponent(games: readonly MyGame[]): { key: Opponent; score: Score }[] {
  return totals(games, (game) => new Map(opponents(game).map((one) => [opponentKey(one), one])));
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in words: “3 minutes ago”. */
export function ago(lang: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}

/** How long something took, in words: “12 minutes”, “3 hours”. */
export function span(lang: string, from: number, to: number): string {
  const passed = Math.max(0, to - from);
  const [unit, length] = UNITS.find(([, length]) => passed >= 2 * length) ?? ["minute", 60_000];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(Math.max(1, Math.round(passed / length)));
}
