// A table as the page shows it: what the connection told, and what was asked of it.

import { hides } from "../games/games";
import { say } from "../look/announce.svelte";
import { t } from "../look/language.svelte";
import { settings } from "../look/settings.svelte";
import { sound } from "../look/sounds";
import { api, socketLink, Unreachable } from "../net/api";
import { Connection, Refused } from "../net/connection";
import { fresh } from "../net/fresh";
import type { State } from "../net/socket";
import type { HandOver, Hint } from "../wire/http";
import type { Problem } from "../wire/problem";
import type { Sight } from "../wire/sight";
import type { Done, Happened, Presence, ToClient } from "../wire/to-client";
import type { Command } from "../wire/to-server";
import { grown, lastDeed, type Line, veiled } from "./log";
import { namesOf } from "./names";
import { adds, sawPromise } from "./promise";

/** A phrase is shown at its seat for so long. */
const SAID = 5_000;

export class Table {
  sight = $state.raw<Sight | null>(null);
  number = $state(0);
  /** The seats of this device. */
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  presence = $state.raw<Presence>({ here: [], thinks: null, spectators: 0 });
  phrases = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly Line[]>([]);
  /** Whether more has happened before than the log tells, because it was too much to be told. */
  cut = $state(false);
  /** What each seat is saying at the moment. */
  sayings = $state<Record<number, string>>({});
  phase = $state.raw<State["phase"]>("opening");
  tries = $state(0);
  /** A move that was chosen and is not confirmed yet. */
  chosen = $state.raw<{ id: string; token: string; sent: boolean } | null>(null);
  /** Why something cannot be done. */
  problem = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  /** Why there is no table, if there is none. */
  gone = $state.raw<Problem | null>(null);
  /** How much the server's clock is ahead of ours. */
  ahead = $state(0);
  last = $derived(lastDeed(this.log));
  names = $derived(this.sight ? namesOf(this.sight.seats, t) : []);
  /** The seat through whose eyes the table is seen. */
  you = $derived(this.sight?.viewer ?? null);
  /** The own seat that has to decide now, if one has. */
  due = $derived.by(() => {
    const seat = this.sight?.to_move ?? null;
    return seat !== null && this.seats.includes(seat) && !this.#isStoodIn(seat) ? seat : null;
  });

  #line: Connection;

  constructor(
    readonly id: string,
    readonly asBoard: boolean,
  ) {
    const hello = { eyes: asBoard ? ("board" as const) : ("own" as const), board: settings.plain, lang: settings.lang };
    this.#line = new Connection(
      socketLink(id),
      hello,
      (message) => this.#hear(message),
      (state) => {
        if (this.phase === "open" && state.phase === "waiting") say(t("net-lost"));
        if (this.tries > 0 && state.phase === "open") say(t("net-back"));
        this.phase = state.phase;
        this.tries = state.tries;
        const one = state.pending.find((pending) => pending.ask.id === this.chosen?.id);
        if (this.chosen && one && one.sent !== this.chosen.sent) this.chosen = { ...this.chosen, sent: one.sent };
      },
    );
  }

  /** Does something; a refusal is shown and told to the caller as null. */
  async ask(command: Command, id = fresh(12)): Promise<Done | null> {
    this.problem = null;
    try {
      return await this.#line.ask(command, id);
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  /** Plays a move out of those that were offered. */
  async play(token: string): Promise<void> {
    const seat = this.you;
    if (seat === null || this.chosen) return;
    const id = fresh(12);
    this.chosen = { id, token, sent: false };
    this.hint = null;
    await this.ask({ do: "play", seat, token, seen: this.number }, id);
    if (this.chosen?.id === id) this.chosen = null;
  }

  /** Takes back a move that has not been sent, because there is no connection. */
  giveBack(): void {
    if (this.chosen && this.#line.withdraw(this.chosen.id)) this.chosen = null;
  }

  /** Something was tried that is not on offer: the server says why it cannot be done. */
  async why(token: string): Promise<void> {
    const seat = this.you;
    if (seat === null) return;
    if (this.sight?.legal.includes(token)) return this.play(token);
    await this.ask({ do: "play", seat, token, seen: this.number });
  }

  /** Takes a chair. The device adds its randomness with it. */
  async sit(seat: number, name: string): Promise<Done | null> {
    const entropy = fresh(16);
    adds(this.id, seat, entropy);
    return this.ask({ do: "sit", seat, name, entropy });
  }

  look(seat: number | null): void {
    this.#boardOnly = seat === null;
    this.#line.look(seat);
  }

  /** In another language from now on, and with the board in plain characters or without. */
  speak(lang: string, plain: boolean): void {
    this.#line.greet(plain, lang);
  }

  retry(): void {
    this.#line.retry();
  }

  stop(): void {
    this.#line.stop();
  }

  /** What another device needs to take over one of our seats. */
  async ticket(seat: number): Promise<HandOver | null> {
    this.problem = null;
    try {
      return await api.ticket(this.id, seat);
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  async think(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const number = this.number;
    try {
      const hint = await api.hint(this.id);
      if (number === this.number) this.hint = hint;
    } catch (error) {
      this.#refused(error);
    }
    this.thinking = false;
  }

  /** Whether the board alone was asked for. */
  #boardOnly = false;

  /** When the seat through whose eyes we looked is another device's now, we look through those of one we still have. */
  #follow(): void {
    const [first] = this.seats;
    if (this.you === null && first !== undefined && !this.asBoard && !this.#boardOnly) this.look(first);
  }

  #isStoodIn(seat: number): boolean {
    const chair = this.sight?.seats[seat - 1];
    return chair?.who === "person" && chair.stand_in;
  }

  #refused(error: unknown): void {
    if (error instanceof Refused) this.problem = error.problem;
    else if (error instanceof Unreachable) this.problem = { code: "offline", text: t("net-offline") };
    else throw error;
    say(this.problem.text);
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome": {
        const eyes = this.sight?.viewer ?? null;
        const other = this.sight !== null && eyes !== message.sight.viewer;
        if (message.missed === null) {
          if (other && hides(message.sight.game)) this.log = veiled(this.log);
          // What was missed cannot be told, unless these are only other eyes on the same table.
          if (message.number !== this.number) {
            this.log = [];
            this.cut = message.sight.decisions > 0;
          }
        }
        for (const happened of message.missed ?? []) this.log = grown(this.log, happened);
        this.number = message.number;
        this.seats = message.seats;
        this.host = message.host;
        this.presence = message.presence;
        this.phrases = message.phrases;
        this.#see(message.sight);
        this.#follow();
        break;
      }
      case "event": {
        const { sight, ...happened } = message;
        const before = this.due;
        this.ahead = message.at - Date.now();
        this.number = message.number;
        this.hint = null;
        this.problem = null;
        // A seat came to this device or left it: what its eyes saw drawn is not for the others.
        if (hides(sight.game) && this.you !== sight.viewer) this.log = veiled(this.log);
        this.log = grown(this.log, happened as Happened);
        this.#see(sight);
        this.#sounds(happened as Happened, before);
        break;
      }
      case "you":
        this.seats = message.seats;
        this.host = message.host;
        this.#follow();
        break;
      case "presence":
        this.presence = { here: message.here, thinks: message.thinks, spectators: message.spectators };
        break;
      case "said":
        this.#said(message.seat, message.phrase);
        break;
      case "refused":
        this.problem = message.problem;
        break;
      case "bye":
        if (message.problem.code === "server-no-table" || message.problem.code === "server-damaged") {
          this.gone = message.problem;
        }
        break;
      case "done":
      case "pong":
        break;
    }
  }

  #see(sight: Sight): void {
    const before = this.sight;
    this.sight = sight;
    if (sight.stage === "lobby") {
      sawPromise(this.id, sight.commitment);
      // After a rematch everybody has a chair already; the device adds its randomness when it comes.
      for (const seat of this.seats) {
        const chair = sight.seats[seat - 1];
        if (chair?.who === "person" && !chair.entropy && !this.#added.has(seat)) {
          this.#added.add(seat);
          const entropy = fresh(16);
          adds(this.id, seat, entropy);
          void this.ask({ do: "entropy", seat, entropy });
        }
      }
    }
    if (before && before.stage !== sight.stage) this.phrases = phrasesAt(sight.stage, this.phrases);
  }
  #added = new Set<number>();

  #sounds(happened: Happened, before: number | null): void {
    if (happened.fact === "ended") return sound("win");
    if (happened.fact !== "played" && happened.fact !== "started") return;
    // Dice fall after the move; whatever else is drawn makes no noise.
    if (happened.fact === "played") sound(this.sight?.game === "cross-n-go" ? "slide" : "lay");
    if (happened.chance.some((one) => /^~d[1-6]$/.test(one))) sound("roll");
    if (this.due !== null && this.due !== before) sound("turn");
  }

  #said(seat: number, phrase: string): void {
    this.sayings[seat] = phrase;
    this.log = [...this.log, { kind: "said", number: this.number, seat, phrase }];
    say(`${this.names[seat - 1] ?? ""}: ${t(phrase)}`);
    setTimeout(() => {
      if (this.sayings[seat] === phrase) delete this.sayings[seat];
    }, SAID);
  }
}

/** The server lists what can be said in a welcome only; what is said outside of a game is not offered during it. */
const OUTSIDE = ["phrase-have-fun", "phrase-well-played", "phrase-that-was-close", "phrase-once-more"];
function phrasesAt(stage: Sight["stage"], before: readonly string[]): readonly string[] {
  const always = before.filter((phrase) => !OUTSIDE.includes(phrase));
  return stage === "running" ? always : [...always, ...OUTSIDE];
}
