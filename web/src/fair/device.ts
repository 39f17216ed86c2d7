// What this device does by itself for the chance of a table: it commits when it sits, checks what was frozen at the start,
// and reveals. It is told of every view; what it sends is up to the table.

import type { Command, TableView } from "../wire/protocol";
import { newCommitment, rememberSeated, rememberServer } from "./evidence";
import { type Alarm, reveal, startedWithAnother } from "./frozen";

type Duty = Extract<Command, { do: "commit" | "reveal" }>;

export class Device {
  /** What was sent and has had no effect in the view yet. */
  #sent = new Set<string>();

  constructor(
    private readonly table: string,
    /** Sends a command; the answer is whether it was accepted. */
    private readonly send: (duty: Duty) => Promise<boolean>,
  ) {}

  /** Does what is due in this view for the seats of this device. Returns what is wrong with it. */
  act(view: TableView, seats: readonly number[]): Alarm | null {
    const own = seats.flatMap((seat) => {
      const seatView = view.seats[seat - 1];
      return seatView?.who === "person" ? [{ seat, ...seatView }] : [];
    });
    switch (view.stage) {
      case "lobby":
        // Tables of version 0.1 that wait in the lobby commit, too, and are revealed from the start on.
        if (view.source === "seeded") return null;
        rememberSeated(this.table, own.length > 0);
        rememberServer(this.table, view.round, view.commitment);
        for (const { seat, committed } of own) {
          const commit = () => ({ do: "commit" as const, seat, commitment: this.commitment(view, seat) });
          this.#once(`${view.round} commit ${seat}`, committed, commit);
        }
        return null;
      case "starting": {
        rememberSeated(this.table, own.length > 0);
        rememberServer(this.table, view.round, view.commitment);
        if (own.every(({ revealed }) => revealed)) return null;
        const found = reveal(this.table, view, own.map(({ seat }) => seat));
        if (typeof found === "string") return found;
        for (const { seat, revealed } of own) {
          const entropy = found.get(seat);
          if (entropy !== undefined) this.#once(`${view.round} reveal ${seat}`, revealed, () => ({ do: "reveal", seat, entropy }));
        }
        return null;
      }
      case "running":
        return startedWithAnother(this.table, view, own.length > 0) ? "started" : null;
      case "ended":
        // The check at the end says what does not fit.
        startedWithAnother(this.table, view, own.length > 0);
        return null;
    }
  }

  /** A commitment for a seat, made and stored for this round. */
  commitment(view: TableView, seat: number): string {
    return newCommitment(this.table, view.round, seat, view.commitment);
  }

  /** Sends something once, until the view shows it or it is refused. */
  #once(key: string, settled: boolean, duty: () => Duty): void {
    if (settled) this.#sent.delete(key);
    if (settled || this.#sent.has(key)) return;
    this.#sent.add(key);
    void this.send(duty()).then((accepted) => {
      if (!accepted) this.#sent.delete(key);
    });
  }
}
