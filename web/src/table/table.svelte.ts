// The state of a table page: what the connection delivers, and what the person asks for.

import { Device } from "../fair/device";
import { keepReceipt, receiptOf, rememberDispute, rememberEnd, rememberReceipt, sawMore } from "../fair/evidence";
import type { Alarm } from "../fair/frozen";
import type { Verdict } from "../fair/verify";
import { hides } from "../games/games";
import { randomHex } from "../hex";
import { api, openChannel } from "../net/api";
import { Connection } from "../net/connection";
import { errorText, RefusedError, UnreachableError } from "../net/errors";
import { patched } from "../net/patch";
import { isGone, type State } from "../net/socket";
import { announce } from "../ui/announce.svelte";
import { buzz } from "../ui/haptics";
import { t } from "../ui/language.svelte";
import { settings } from "../ui/settings.svelte";
import { playSound } from "../ui/sounds";
import type { HandOver, Hint } from "../wire/http";
import type { Command, Done, Event, Perspective, Phrase, Presence, Problem, TableView, ToClient } from "../wire/protocol";
import { type KeptMove, keepMove, takeKeptMove } from "./kept-move";
import { append, lastMove, type Line, redacted } from "./log";
import { namesOf } from "./names";
import { PacedMessages } from "./pace";

/** Milliseconds for which a phrase is shown at its seat. */
const BUBBLE_TIME = 5_000;

const perspectiveOf = (seat: number | null): Perspective => (seat === null ? "spectator" : { seat });

export class Table {
  view = $state.raw<TableView | null>(null);
  /** The number of the last event. */
  number = $state(0);
  /** The seats of this device. */
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  presence = $state.raw<Presence>({ here: [], thinking: null, spectators: 0 });
  log = $state.raw<readonly Line[]>([]);
  /** Whether the log lacks earlier events, because there were too many to send. */
  logTruncated = $state(false);
  /** The phrase that each seat is saying at the moment. */
  bubbles = $state<Record<number, Phrase>>({});
  phase = $state.raw<State["phase"]>("connecting");
  tries = $state(0);
  /** A move that the server has not confirmed yet. */
  pendingMove = $state.raw<(KeptMove & { sent: boolean }) | null>(null);
  /** Why the last request was refused. */
  problem = $state.raw<Problem | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  /** Why the table is gone, if it is. */
  gone = $state.raw<Problem | null>(null);
  /** Whether the page must be loaded again, because the server speaks another version of the protocol. */
  outdated = $state(false);
  /** Why this device does not trust the start of the game, if it does not. */
  alarm = $state.raw<Alarm | null>(null);
  /** What this device found when it checked the finished game; "unknown" if the record could not be loaded. */
  verdict = $state.raw<Verdict | "unknown" | null>(null);
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockOffset = $state(0);
  lastMove = $derived(lastMove(this.log));
  names = $derived(this.view ? namesOf(this.view.seats, t) : []);
  viewer = $derived(this.view?.viewer ?? null);
  /** The seat of this device that is to move, if it is one of them. */
  ownTurn = $derived.by(() => {
    const seat = this.view?.to_move ?? null;
    const here = this.view?.uploaded == null;
    return seat !== null && here && this.seats.includes(seat) && !this.#hasStandIn(seat) ? seat : null;
  });

  #connection: Connection;
  #messages: PacedMessages;
  /** Whether the person asked for the board without a hand. */
  #boardOnly = false;
  #device: Device;
  /** Whether the server has lost events that it had told this device, and nobody was told. */
  #forgotten = false;
  #checking = false;

  constructor(
    readonly id: string,
    /** Whether this page is the board in the middle of the room. */
    readonly asBoard: boolean,
  ) {
    const perspective = asBoard ? ("spectator" as const) : ("own" as const);
    const isBot = (seat: number) => this.view?.seats[seat - 1]?.who === "bot";
    this.#messages = new PacedMessages((message) => this.#receive(message), isBot, () => settings.pace);
    this.#connection = new Connection(
      () => openChannel(id),
      { perspective, layout: settings.plain, lang: settings.lang, unproved: receiptOf(id) },
      (message) => this.#messages.push(message),
      (state) => {
        if (this.phase === "open" && state.phase === "waiting") announce(t("net-lost"));
        if (this.tries > 0 && state.phase === "open") announce(t("net-back"));
        this.phase = state.phase;
        this.tries = state.tries;
        if (state.outdated && !this.outdated && this.pendingMove) keepMove(id, this.pendingMove);
        this.outdated = state.outdated;
        const move = this.pendingMove;
        const found = state.pending.find((pending) => pending.request.id === move?.id);
        if (move && found && found.sent !== move.sent) this.pendingMove = { ...move, sent: found.sent };
      },
    );
    this.#device = new Device(id, async (duty) => {
      try {
        await this.#connection.command(duty);
        return true;
      } catch (error) {
        const seatView = this.view?.seats[duty.seat - 1];
        // Another tab of this browser may have been faster.
        const settled = seatView?.who === "person" && (duty.do === "commit" ? seatView.committed : seatView.revealed);
        if (!settled) this.#showError(error);
        return false;
      }
    });
  }

  /** Sends a command. A refusal is shown, and returned as null. */
  async command(command: Command, id = randomHex(12)): Promise<Done | null> {
    this.problem = null;
    try {
      return await this.#connection.command(command, id);
    } catch (error) {
      this.#showError(error);
      return null;
    }
  }

  /** Plays a legal move. */
  async play(token: string): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.pendingMove) return;
    this.hint = null;
    if (settings.buzz) buzz("move");
    await this.#send({ id: randomHex(12), seat, token, seen: this.number });
  }

  async #send({ id, seat, token, seen }: KeptMove): Promise<void> {
    this.pendingMove = { id, seat, token, seen, sent: false };
    await this.command({ do: "play", seat, token, seen }, id);
    if (this.pendingMove?.id === id) this.pendingMove = null;
  }

  /** Takes back a move that was not sent yet, because there is no connection. */
  withdrawMove(): void {
    if (this.pendingMove && this.#connection.withdraw(this.pendingMove.id)) this.pendingMove = null;
  }

  /** Asks why a move cannot be made: the server's refusal says it. */
  async explain(path: readonly string[]): Promise<void> {
    if (this.viewer !== null) await this.command({ do: "explain", seat: this.viewer, path: [...path] });
  }

  /** Takes a seat and commits to this device's entropy. */
  async sit(seat: number, name: string): Promise<Done | null> {
    const commitment = this.view && this.view.source !== "seeded" ? this.#device.commitment(this.view, seat) : null;
    return this.command({ do: "sit", seat, name, commitment });
  }

  /** Shows the table as a seat of this device sees it; with null, without a hand. */
  setPerspective(seat: number | null): void {
    this.#boardOnly = seat === null;
    this.#connection.setPerspective(perspectiveOf(seat));
  }

  /** Sets the language, and whether the layout of the view is sent. */
  setPreferences(lang: string, layout: boolean): void {
    this.#connection.setPreferences(layout, lang);
  }

  retry(): void {
    this.#connection.retry();
  }

  stop(): void {
    this.#messages.stop();
    this.#connection.stop();
  }

  /** The ticket with which another device takes over one of our seats. */
  async ticket(seat: number): Promise<HandOver | null> {
    this.problem = null;
    try {
      return await api.ticket(this.id, seat);
    } catch (error) {
      this.#showError(error);
      return null;
    }
  }

  /** Has the game of this device go on at the server; returns its table there, or null if that failed. */
  async continueOnline(): Promise<string | null> {
    this.problem = null;
    try {
      return await api.continueOnline(this.id);
    } catch (error) {
      this.#showError(error);
      return null;
    }
  }

  /** Has it go on here all the same. */
  async resume(): Promise<void> {
    this.problem = null;
    await api.resume(this.id).catch((error: unknown) => this.#showError(error));
  }

  async requestHint(): Promise<void> {
    if (this.hintPending) return;
    this.hintPending = true;
    const number = this.number;
    try {
      const hint = await api.hint(this.id);
      if (number === this.number) this.hint = hint;
    } catch (error) {
      this.#showError(error);
    }
    this.hintPending = false;
  }

  /** If another device has taken over the viewer's seat, shows the table as another of our seats sees it. */
  #keepOwnPerspective(): void {
    const [first] = this.seats;
    if (this.viewer === null && first !== undefined && !this.asBoard && !this.#boardOnly) this.setPerspective(first);
  }

  #hasStandIn(seat: number): boolean {
    const seatView = this.view?.seats[seat - 1];
    return seatView?.who === "person" && seatView.stand_in;
  }

  #showError(error: unknown): void {
    if (error instanceof RefusedError) this.problem = error.problem;
    else if (error instanceof UnreachableError) this.problem = { code: "offline", text: errorText(error, t) };
    else throw error;
    announce(this.problem.text);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "welcome": {
        const { view } = message;
        const changed = this.view !== null && this.viewer !== view.viewer;
        if (message.missed === null) {
          if (changed && hides(view.game)) this.log = redacted(this.log);
          // Unless only the perspective has changed, the missed events cannot be sent.
          if (message.number !== this.number) {
            this.log = [];
            this.logTruncated = view.decisions > 0;
          }
        } else if ((message.missed[0]?.number ?? Infinity) <= this.number) {
          // All events are told again, because some of those that were told before may not have happened.
          this.log = [];
        }
        keepReceipt(this.id);
        for (const event of message.missed ?? []) {
          this.log = append(this.log, event);
          this.#remember(event);
        }
        this.#remember(message);
        this.#forgotten = sawMore(this.id, message.number);
        this.number = message.number;
        this.seats = message.seats;
        this.host = message.host;
        this.presence = message.presence;
        this.#show(view);
        this.#keepOwnPerspective();
        const kept = takeKeptMove(this.id);
        if (kept) void this.#send(kept);
        break;
      }
      case "event": {
        const { patch, ...event } = message;
        // The welcome comes first.
        if (this.view === null) break;
        const view = patched(this.view, patch);
        const before = this.ownTurn;
        this.clockOffset = message.at - Date.now();
        this.number = message.number;
        this.hint = null;
        this.problem = null;
        // A seat came to this device or left it: what it saw drawn is not for the other viewer.
        if (hides(view.game) && this.viewer !== view.viewer) this.log = redacted(this.log);
        this.log = append(this.log, event);
        this.#remember(event);
        this.#show(view);
        this.#playSounds(event, before);
        break;
      }
      case "you":
        this.seats = message.seats;
        this.host = message.host;
        if (this.view) this.#act(this.view);
        this.#keepOwnPerspective();
        break;
      case "presence":
        this.presence = { here: message.here, thinking: message.thinking, spectators: message.spectators };
        break;
      case "said":
        this.#showPhrase(message.seat, message.phrase);
        break;
      case "refused":
        this.problem = message.problem;
        break;
      case "bye":
        if (isGone(message.problem)) this.gone = message.problem;
        break;
      case "done":
      case "pong":
        break;
    }
  }

  #show(view: TableView): void {
    this.view = view;
    this.#act(view);
    if (view.stage === "ended" && view.standing && this.seats.length > 0) void this.#check();
  }

  /** Does this device's part for the chance of the game. After a rematch everybody sits already, so it begins at once. */
  #act(view: TableView): void {
    if (view.dispute !== null) this.#forgotten = false;
    const forgotten = this.#forgotten && view.stage !== "ended" && this.seats.length > 0;
    const alarm = this.#device.act(view, this.seats) ?? (forgotten ? "history" : null);
    if (alarm !== null && alarm !== this.alarm) announce(t(`alarm-${alarm}`));
    this.alarm = alarm;
  }

  /** Keeps what proves later which history this device was told. */
  #remember(told: { number: number; receipt?: string } | Event): void {
    if (!told.receipt) return;
    const receipt = { number: told.number, digits: told.receipt };
    rememberReceipt(this.id, receipt);
    if (!("event" in told)) return;
    if (told.event === "ended") rememberEnd(this.id, receipt);
    if (told.event === "disputed") {
      rememberDispute(this.id, told.receipt);
      this.#forgotten = false;
    }
  }

  /** Checks the finished game without being asked. */
  async #check(): Promise<void> {
    if (this.#checking || (this.verdict !== null && this.verdict !== "unknown")) return;
    this.#checking = true;
    try {
      const { checkTable } = await import("../fair/check");
      this.verdict = await checkTable(this.id);
      if (!this.verdict.fair) announce(t("fair-differs"));
    } catch {
      // A server that does not show the record is no proof of anything; this is said, and tried again.
      this.verdict = "unknown";
    }
    this.#checking = false;
  }

  #playSounds(event: Event, before: number | null): void {
    if (event.event === "ended") {
      if (settings.buzz) buzz("win");
      return playSound("win");
    }
    if (event.event !== "played" && event.event !== "started") return;
    if (event.event === "played") playSound(event.messages?.[0]?.key.startsWith("cross-n-go-") ? "slide" : "lay");
    // Of all chance only dice make a sound.
    if (event.messages?.slice(1).some(({ args }) => args?.["die"] !== undefined)) playSound("roll");
    if (this.ownTurn === null || this.ownTurn === before) return;
    playSound("turn");
    if (settings.buzz) buzz("turn");
  }

  #showPhrase(seat: number, phrase: Phrase): void {
    this.bubbles[seat] = phrase;
    this.log = [...this.log, { kind: "said", number: this.number, seat, phrase }];
    announce(`${this.names[seat - 1] ?? ""}: ${t(phrase)}`);
    setTimeout(() => {
      if (this.bubbles[seat] === phrase) delete this.bubbles[seat];
    }, BUBBLE_TIME);
  }
}
