// This device against servers that lie at every step of a start.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, TableView } from "../wire/protocol";
import { FakeStorage, HonestServer, promise } from "./honest";

type Modules = typeof import("./device") & typeof import("./evidence") & typeof import("./frozen");

let storage: FakeStorage;
let server: HonestServer;
let sent: Command[];
let accepted: boolean;

/** The modules of a page that was just loaded: what they remember is in the storage only. */
async function loaded(): Promise<Modules> {
  vi.resetModules();
  return { ...(await import("./device")), ...(await import("./evidence")), ...(await import("./frozen")) };
}

async function page(): Promise<{ act: (view?: TableView, seats?: number[]) => string | null; modules: Modules }> {
  const modules = await loaded();
  const device = new modules.Device(server.table, (duty) => {
    sent.push(duty);
    return Promise.resolve(accepted);
  });
  return { act: (view = server.view(), seats = [1]) => device.act(view, seats), modules };
}

const last = <T extends Command["do"]>(wanted: T) => sent.findLast((one) => one.do === wanted) as Extract<Command, { do: T }> | undefined;

/** A page whose device has committed at an honest table. */
async function committed() {
  const one = await page();
  one.act();
  server.ada.commitment = last("commit")?.commitment ?? "";
  return one;
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
  server = new HonestServer();
  sent = [];
  accepted = true;
});

describe("a device at an honest table", () => {
  it("commits for its own seat, once, and reveals against the list", async () => {
    const { act } = await committed();
    expect(act()).toBeNull();
    expect(sent).toHaveLength(1);
    server.freeze();
    expect(act()).toBeNull();
    expect(act()).toBeNull();
    expect(sent).toHaveLength(2);
    const revealed = last("reveal");
    expect(revealed?.seat).toBe(1);
    expect(promise(server.table, revealed?.entropy ?? "")).toBe(server.ada.commitment);
    server.run(revealed?.entropy ?? "");
    expect(act()).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it("never sends its entropy before the list is frozen, nor for a seat of others", async () => {
    const { act } = await committed();
    act(server.view(), [1, 2]);
    server.freeze();
    act(server.view(), []);
    expect(sent.map((one) => one.do)).toEqual(["commit"]);
  });

  it("has nothing to say about a start in which it only watches", async () => {
    const { act, modules } = await page();
    server.ada.commitment = promise(server.table, "99".repeat(16));
    server.freeze();
    expect(act(server.view(), [])).toBeNull();
    expect(modules.evidenceOf(server.table)).toEqual({ servers: { 1: server.commitment }, refused: [] });
  });

  it("stores what it commits to before it sends it", async () => {
    const modules = await loaded();
    const stored: string[] = [];
    const device = new modules.Device(server.table, (duty) => {
      if (duty.do === "commit") stored.push(...[...storage.items.values()].filter((text) => text.includes(duty.commitment)));
      return new Promise(() => {});
    });
    device.act(server.view(), [1]);
    expect(stored).toHaveLength(1);
  });

  it("reveals after a crash between committing and revealing", async () => {
    await committed();
    server.freeze();
    const { act } = await page();
    expect(act()).toBeNull();
    expect(promise(server.table, last("reveal")?.entropy ?? "")).toBe(server.ada.commitment);
  });

  it("reveals the same again after a crash between revealing and its answer", async () => {
    const { act } = await committed();
    server.freeze();
    act();
    const before = last("reveal")?.entropy;
    const again = await page();
    expect(again.act()).toBeNull();
    expect(sent.filter((one) => one.do === "reveal")).toEqual([
      { do: "reveal", seat: 1, entropy: before },
      { do: "reveal", seat: 1, entropy: before },
    ]);
  });

  it("commits afresh after an abort, with entropy that nobody has seen", async () => {
    const { act } = await committed();
    server.freeze();
    act();
    const before = last("reveal")?.entropy;
    server.reopen();
    expect(act()).toBeNull();
    server.ada.commitment = last("commit")?.commitment ?? "";
    server.freeze();
    expect(act()).toBeNull();
    expect(last("reveal")?.entropy).not.toBe(before);
    expect(promise(server.table, last("reveal")?.entropy ?? "")).toBe(server.ada.commitment);
  });

  it("commits again when its commitment was dropped, or refused", async () => {
    const { act } = await committed();
    act();
    // Got up, and sat down again by a hand-over.
    server.ada.commitment = "";
    act();
    expect(sent).toHaveLength(2);
    accepted = false;
    server.reopen();
    act();
    await Promise.resolve();
    accepted = true;
    act();
    expect(sent.map((one) => one.do)).toEqual(Array(4).fill("commit"));
    expect(new Set(sent.map((one) => one.do === "commit" && one.commitment)).size).toBe(4);
  });

  it("reveals for two seats, also if the host has swapped them", async () => {
    const { act } = await page();
    const both = server.view();
    both.seats = both.seats.map((seatView) => ({ ...seatView, committed: false, revealed: false }));
    act(both, [1, 2]);
    const [one, two] = sent.map((command) => (command.do === "commit" ? command.commitment : ""));
    server.ada.commitment = two ?? "";
    server.freeze();
    const list = server.list().replace(/^commitment 2: .*$/m, `commitment 2: ${one}`);
    act({ ...server.view({ list }), seats: both.seats }, [1, 2]);
    const revealed = sent.flatMap((command) => (command.do === "reveal" ? [[command.seat, promise(server.table, command.entropy)]] : []));
    expect(revealed).toEqual([[1, two], [2, one]]);
  });

  it("lets another tab reveal what this one has committed to", async () => {
    const first = await committed();
    const second = await page();
    server.freeze();
    expect(second.act()).toBeNull();
    expect(promise(server.table, last("reveal")?.entropy ?? "")).toBe(server.ada.commitment);
    expect(first.act()).toBeNull();
  });

  it("loses nothing if two tabs store at the same time", async () => {
    const { act } = await committed();
    // Another tab has read before and writes after.
    storage.items.set("crosstable-tables", JSON.stringify([[server.table, { rounds: { 1: { server: server.commitment, secrets: [] } } }]]));
    server.freeze();
    expect(act()).toBeNull();
    expect(promise(server.table, last("reveal")?.entropy ?? "")).toBe(server.ada.commitment);
  });

  it("takes part where storing is forbidden", async () => {
    storage.forbidden = true;
    const { act } = await committed();
    server.freeze();
    expect(act()).toBeNull();
    expect(last("reveal")).toBeDefined();
  });

  it("does nothing where chance is seeded, or was published", async () => {
    const { act } = await page();
    expect(act(server.view({ source: "seeded" }))).toBeNull();
    expect(act(server.view({ source: "published", stage: "running" }))).toBeNull();
    expect(sent).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  it("commits at a table of version 0.1 that has not started", async () => {
    const { act } = await page();
    act(server.view({ source: "published" }));
    expect(sent.map((one) => one.do)).toEqual(["commit"]);
  });

  it("remembers 40 tables, and not more of each than it needs", async () => {
    const { modules } = await page();
    for (let table = 0; table < 50; table++) modules.newCommitment(String(table).padStart(32, "0"), 1, 1, server.commitment);
    for (let round = 1; round < 20; round++) for (let times = 0; times < 20; times++) modules.newCommitment(server.table, round, 1, server.commitment);
    const all = JSON.parse(storage.items.get("crosstable-tables") ?? "") as [string, { rounds: Record<string, { secrets: unknown[] }> }][];
    expect(all).toHaveLength(40);
    const [id, { rounds }] = all[0]!;
    expect(id).toBe(server.table);
    expect(Object.keys(rounds)).toEqual(["12", "13", "14", "15", "16", "17", "18", "19"]);
    expect(Object.values(rounds).map(({ secrets }) => secrets.length)).toEqual(Array(8).fill(16));
  });
});

describe("a lying server gets no entropy:", () => {
  const noReveal = () => expect(last("reveal")).toBeUndefined();
  const other = (text: string) => text.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));

  it("a list without this device's commitment", async () => {
    const { act } = await committed();
    server.ada.commitment = promise(server.table, "99".repeat(16));
    server.freeze();
    expect(act()).toBe("own");
    noReveal();
  });

  it("a list with this device's commitment at another seat", async () => {
    const { act } = await committed();
    const mine = server.ada.commitment;
    const list = server.list().replace(/^commitment 1: .*$/m, `commitment 1: ${"0".repeat(64)}`).replace(/^commitment 2: .*$/m, `commitment 2: ${mine}`);
    server.freeze();
    expect(act(server.view({ list }))).toBe("own");
    noReveal();
  });

  it("one commitment of this device at both of its seats", async () => {
    const { act } = await committed();
    const list = server.list().replace(/^commitment 2: .*$/m, `commitment 2: ${server.ada.commitment}`);
    server.freeze();
    expect(act(server.view({ list }), [1, 2])).toBe("own");
    noReveal();
  });

  it("another commitment of the server than this device saw when it committed", async () => {
    const { act } = await committed();
    server.seed = other(server.seed);
    server.freeze();
    expect(act()).toBe("server");
    noReveal();
  });

  it("another table, another round, another chance", async () => {
    const { act } = await committed();
    const right = server.list();
    server.freeze();
    expect(act(server.view({ list: right.replace(server.table, other(server.table)) }))).toBe("list");
    expect(act(server.view({ list: right.replace("round: 1", "round: 2") }))).toBe("round");
    expect(act(server.view({ list: right.replace(/chance: [^]*/, "chance: seeded\n") }))).toBe("list");
    expect(act(server.view({ list: null }))).toBe("list");
    noReveal();
  });

  it("a list in which something is hidden", async () => {
    const { act } = await committed();
    const right = server.list();
    const own = `commitment 1: ${server.ada.commitment}\n`;
    server.freeze();
    const wrong = [
      right.slice(0, -1),
      `${right}\n`,
      right.replace(own, ""),
      right.replace(own, own + own),
      right.replace(own, `commitment 1: ${"0".repeat(64)}\n${own}`),
      right.replace("seat 2: person Ben\n", ""),
      right.replace("seat 2: person Ben", "seat 2: bot hard"),
      right.replace("seat 2: person Ben", `seat 2: person Ben\r`).replace(own, own.toUpperCase()),
      right.replace("players: 2", "players: 3"),
      right.replace("rules: 1\n", "rules: 1\n# remark\n"),
    ];
    for (const list of wrong) expect(act(server.view({ list })), list).toBe("list");
    noReveal();
    // The right one is still good: nothing wrong was remembered in its place.
    expect(act(server.view({ list: right }))).toBeNull();
    expect(last("reveal")).toBeDefined();
  });

  it("a second list in the same round, in this tab, in another one and after a reload", async () => {
    const first = await committed();
    server.freeze();
    expect(first.act()).toBeNull();
    const revealed = sent.length;
    const second = server.view({ list: server.list().replace("person Ben", "person Eve") });
    expect(first.act(second)).toBe("second");
    const reloaded = await page();
    expect(reloaded.act(second)).toBe("second");
    expect(sent).toHaveLength(revealed);
  });

  it("a second try in the same round, by way of the lobby", async () => {
    const { act } = await committed();
    act();
    server.freeze();
    act();
    const revealed = last("reveal")?.entropy;
    server.stage = "lobby";
    server.ada.commitment = "";
    act();
    server.ada.commitment = last("commit")?.commitment ?? "";
    server.freeze();
    expect(act()).toBe("second");
    expect(sent.flatMap((one) => (one.do === "reveal" ? [one.entropy] : []))).toEqual([revealed]);
  });

  it("a round in which this device did not commit", async () => {
    const { act } = await committed();
    const mine = server.ada.commitment;
    server.reopen();
    server.ada.commitment = mine;
    server.freeze();
    expect(act()).toBe("forgot");
    noReveal();
  });

  it("a game that starts with another list, or though this device did not reveal", async () => {
    const { act } = await committed();
    server.freeze();
    act();
    server.run("00".repeat(16));
    const list = server.list().replace("person Ben", "person Eve");
    expect(act(server.view({ list }))).toBe("started");
    expect(act()).toBeNull();

    server = new HonestServer();
    storage.items.clear();
    const refusing = await committed();
    server.ada.commitment = promise(server.table, "99".repeat(16));
    server.freeze();
    expect(refusing.act()).toBe("own");
    server.run("99".repeat(16));
    expect(refusing.act()).toBe("started");
    expect((await page()).act()).toBe("started");
  });

  it("a list of another game, other options, other people than the table shows", async () => {
    const { act } = await committed();
    const right = server.list();
    server.freeze();
    const others = [right.replace("cross-n-go", "crosswise"), right.replace("rules: 1", "rules: 2"), right.replace("start: random", "start: 1"), right.replace("person Ben", "person Eve")];
    for (const list of others) expect(act(server.view({ list })), list).toBe("list");
    noReveal();
  });

  it("a game that starts in a round of which this device was not told, after it revealed", async () => {
    const { act, modules } = await committed();
    server.freeze();
    act();
    // The server now knows the entropy, gives the start up in secret, and commits for this device.
    server.reopen();
    server.ada.commitment = promise(server.table, "99".repeat(16));
    server.freeze();
    server.run("99".repeat(16));
    expect(act()).toBe("started");
    expect(modules.evidenceOf(server.table).refused).toEqual([2]);
    expect((await page()).act()).toBe("started");
  });

  it("a game with chance from the server alone, or published, after this device committed", async () => {
    for (const source of ["seeded", "published"] as const) {
      server = new HonestServer();
      storage.items.clear();
      const { act } = await committed();
      expect(act(server.view({ stage: "running", source, list: null })), source).toBe("started");
    }
  });

  it("a game that starts as if this device had revealed", async () => {
    const { act } = await committed();
    server.freeze();
    server.ada.entropy = "99".repeat(16);
    expect(act()).toBeNull();
    server.run("99".repeat(16));
    expect(act()).toBe("started");
  });
});

describe("a device whose seat was another's when the game began", () => {
  it("has nothing to say about the start", async () => {
    const { act } = await committed();
    // Its seat goes to another device, which commits and reveals, and hands it back during the game.
    act(server.view(), []);
    server.ada.commitment = promise(server.table, "99".repeat(16));
    server.freeze();
    act(server.view(), []);
    server.run("99".repeat(16));
    expect(act()).toBeNull();
  });
});
