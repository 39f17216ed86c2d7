// A table page and its server, message by message: the start of a game, and servers that lie about it.

import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeStorage, HonestServer, promise } from "../fair/honest";
import { VERSION } from "../net/version";
import type { Command, TableView, ToServer } from "../wire/protocol";
import Closed from "./Closed.svelte";
import { createTable } from "./create";
import DisputeNotice from "./DisputeNotice.svelte";
import Lobby from "./Lobby.svelte";
import Starting from "./Starting.svelte";
import { Table } from "./table.svelte";

vi.mock("../ui/router.svelte", () => ({ navigate: () => {} }));
vi.mock("../ui/settings.svelte", () => ({ settings: { plain: false, lang: "en", still: true, name: "" } }));

/** The last socket that the page has opened. */
let socket: FakeSocket;
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    socket = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
}

let server: HonestServer;
let table: Table;
let files: Record<string, string>;
/** Pages remember tables, so every test has its own. */
let tables = 0;

/** Opens the page: it says hello, and is welcomed. */
function open(view: TableView = server.view()): Table {
  table = new Table(server.table, false);
  socket.onopen();
  welcome(view);
  return table;
}
function receive(message: object): void {
  socket.onmessage({ data: JSON.stringify(message) });
}
function welcome(view: TableView = server.view(), missed: object[] = []): void {
  const presence = { here: [true, true], thinking: null, spectators: 0 };
  receive({ type: "welcome", version: VERSION, number: server.number, receipt: server.receipt(), seats: [1], host: true, missed, view, presence });
}
/** The server tells of an event; the view after it is sent whole. */
function tell(event: object, view: TableView = server.view()): void {
  receive({ type: "event", number: server.number, at: 0, receipt: server.receipt(), patch: view, ...event });
}
const commands = (): Command[] => socket.sent.flatMap((one) => (one.type === "command" ? [one.command] : []));
const revealed = (): string[] => commands().flatMap((one) => (one.do === "reveal" ? [one.entropy] : []));

/** A page whose device has committed. */
function committed(): void {
  open();
  const commit = commands().find((one) => one.do === "commit");
  server.ada.commitment = commit?.do === "commit" ? commit.commitment : "";
  server.append({ entry: "committed", at: 3, seat: 1, commitment: server.ada.commitment });
  tell({ event: "committed", seat: 1 });
}
function freeze(change: Partial<TableView> = {}): void {
  server.freeze();
  tell({ event: "frozen", round: server.round, list: server.frozen }, server.view(change));
}
/** Plays to the end as the server should, with the entropy that the device has revealed. */
async function finish(change: (text: string, path: string) => string = (text) => text): Promise<void> {
  server.run(revealed()[0] ?? "");
  tell({ event: "started", chance: [] });
  server.end();
  files = { "record.txt": change(server.record(), "record"), log: change(server.log(), "log") };
  tell({ event: "ended", standing: { ranks: [1, 2], points: null }, seed: server.seed });
  await vi.waitFor(() => expect(table.verdict).not.toBeNull());
}
const wrong = (): string[] => (table.verdict && table.verdict !== "unknown" ? table.verdict.checks.filter((one) => !one.ok).map((one) => one.name) : []);

beforeEach(() => {
  server = new HonestServer((tables += 1).toString(16).padStart(32, "a"));
  files = {};
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { ...listen, visibilityState: "visible", documentElement: {} });
  vi.stubGlobal("location", { protocol: "http:", host: "test" });
  vi.stubGlobal("navigator", {});
  for (const [name, value] of Object.entries(listen)) vi.stubGlobal(name, value);
  vi.stubGlobal("fetch", (path: string) => {
    const text = files[/tables\/\w+\/([a-z.]+)/.exec(path)?.[1] ?? ""];
    const refused = { code: "server-no-table", text: "" };
    return Promise.resolve(text === undefined ? new Response(JSON.stringify(refused), { status: 404 }) : new Response(text));
  });
});
afterEach(() => {
  table.stop();
  vi.unstubAllGlobals();
});

describe("a start at an honest table", () => {
  it("goes from commitment to play without a person doing anything, and is checked at the end", async () => {
    committed();
    freeze();
    expect(table.alarm).toBeNull();
    expect(revealed().map((entropy) => promise(server.table, entropy))).toEqual([server.ada.commitment]);
    await finish();
    expect(wrong()).toEqual([]);
    expect(table.verdict).toMatchObject({ fair: true, source: "revealed" });
  });

  it("sits down with a commitment, never with entropy", async () => {
    open(server.view({ seats: [{ who: "open" }, { who: "open" }] }));
    void table.sit(2, "Ada");
    const sit = commands().find((one) => one.do === "sit");
    expect(sit).toMatchObject({ seat: 2, name: "Ada", commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(sit && "entropy" in sit).toBe(false);
  });

  it("opens a table with commitments that are stored before they are sent", async () => {
    const storage = new FakeStorage();
    vi.stubGlobal("localStorage", storage);
    const sat: { commitment: string; stored: boolean }[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
      const { command } = JSON.parse(typeof body === "string" ? body : "{}") as { command?: Command };
      if (command?.do === "sit") {
        const commitment = command.commitment ?? "";
        sat.push({ commitment, stored: [...storage.items.values()].some((text) => text.includes(commitment)) });
      }
      const answer = path.includes("/commands") ? {} : path.includes(server.table) ? { view: server.view() } : { table: server.table };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    open();
    // A seat for somebody else: the table is on the server.
    const seats = [{ who: "person", name: "Ada" } as const, { who: "person", name: "Ben" } as const, { who: "open" } as const];
    await createTable({ game: "cross-n-go", players: 3 }, seats, true);
    expect(sat.map(({ stored }) => stored)).toEqual([true, true]);
    expect(new Set(sat.map(({ commitment }) => commitment)).size).toBe(2);
    for (const { commitment } of sat) expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it("reveals when the page is loaded during the start", () => {
    committed();
    server.freeze();
    table.stop();
    table = new Table(server.table, false);
    // The receipt comes first; then the page asks for all events.
    socket.onopen();
    expect(socket.sent).toMatchObject([{ type: "hello", last: 2, receipt: server.receipt(2) }]);
    welcome();
    socket.onopen();
    welcome();
    expect(revealed().map((entropy) => promise(server.table, entropy))).toEqual([server.ada.commitment]);
  });

  it("shows no error if another tab of this browser was faster", async () => {
    committed();
    freeze();
    const request = socket.sent.find((one) => one.type === "command" && one.command.do === "reveal");
    server.ada.entropy = revealed()[0] ?? "";
    server.append({ entry: "revealed", at: 4, seat: 1 });
    tell({ event: "revealed", seat: 1 });
    receive({ type: "refused", id: request?.type === "command" ? request.id : "", problem: { code: "x", text: "already" } });
    await Promise.resolve();
    expect(table.problem).toBeNull();
  });

  it("shows the server that the game is over, should it have forgotten", async () => {
    committed();
    freeze();
    await finish();
    table.stop();
    table = new Table(server.table, false);
    socket.onopen();
    expect(socket.sent).toMatchObject([{ type: "hello", last: server.number, receipt: server.receipt() }]);
  });

  it("says that it could not check if the server hides the record, and tries again", async () => {
    committed();
    freeze();
    server.run(revealed()[0] ?? "");
    tell({ event: "started", chance: [] });
    server.end();
    tell({ event: "ended", standing: { ranks: [1, 2], points: null }, seed: server.seed });
    await vi.waitFor(() => expect(table.verdict).toBe("unknown"));
    files = { "record.txt": server.record(), log: server.log() };
    welcome();
    await vi.waitFor(() => expect(table.verdict).toMatchObject({ fair: true }));
  });
});

describe("a lying server", () => {
  it("gets nothing for a list without this device's commitment, and the page says so", () => {
    committed();
    const list = server.list().replace(server.ada.commitment, promise(server.table, "99".repeat(16)));
    freeze({ list });
    expect(table.alarm).toBe("own");
    expect(revealed()).toEqual([]);
    const { body } = render(Starting, { props: { table, view: table.view! } });
    expect(body).toContain('data-alarm="own"');
    expect(body).toContain('role="alert"');
    expect(body).toContain("alarm-own");
  });

  it("gets nothing for another commitment of its own", () => {
    committed();
    freeze({ list: server.list().replace(server.commitment, "0".repeat(64)) });
    expect(table.alarm).toBe("server");
    expect(revealed()).toEqual([]);
  });

  it("gets nothing for a second list", () => {
    committed();
    freeze();
    server.append({ entry: "frozen", at: 4 });
    tell({ event: "frozen" }, server.view({ list: server.list().replace("Ben", "Eve") }));
    expect(table.alarm).toBe("second");
    expect(revealed()).toHaveLength(1);
  });

  it("is found out when it has lost history and tells nobody, on the page and at the end", async () => {
    committed();
    freeze();
    server.run(revealed()[0] ?? "");
    tell({ event: "started", chance: [] });
    const before = server.number;
    server.append({ entry: "proposed", at: 6, seat: 1 });
    tell({ event: "proposed", seat: 1 });
    const kept = server.receipt();
    // The connection is lost; the server comes back with less, and does not say so.
    server.forget(before);
    welcome();
    expect(table.alarm).toBe("history");
    table.stop();
    open();
    socket.onopen();
    welcome();
    expect(table.alarm).toBe("history");
    // It goes on with something else.
    server.append({ entry: "left", at: 7, seat: 2 });
    expect(server.receipt()).not.toBe(kept);
    tell({ event: "left", seat: 2 });
    server.end();
    files = { "record.txt": server.record(), log: server.log() };
    tell({ event: "ended", standing: { ranks: [1, 2], points: null }, seed: server.seed });
    await vi.waitFor(() => expect(table.verdict).not.toBeNull());
    expect(wrong()).toEqual(["receipt"]);
  });

  it("is no liar if it tells the people that it has lost history", async () => {
    committed();
    freeze();
    server.run(revealed()[0] ?? "");
    tell({ event: "started", chance: [] });
    const before = server.number;
    server.append({ entry: "proposed", at: 6, seat: 1 });
    tell({ event: "proposed", seat: 1 });
    server.forget(before);
    server.append({ entry: "disputed", at: 7, number: before + 1, told: "ab".repeat(16) });
    const disputed = { number: server.number, at: 7, event: "disputed", told: before + 1, receipt: server.receipt() };
    welcome(server.view({ dispute: { number: before + 1, accepted: [] } }), [disputed]);
    expect(table.alarm).toBeNull();
    server.append({ entry: "accepted", at: 8, seat: 1 });
    tell({ event: "accepted", seat: 1 });
    server.end();
    files = { "record.txt": server.record(), log: server.log() };
    tell({ event: "ended", standing: { ranks: [1, 2], points: null }, seed: server.seed });
    await vi.waitFor(() => expect(table.verdict).not.toBeNull());
    expect(table.verdict).toMatchObject({ fair: true });
  });

  it("cannot hide the log of the game", async () => {
    committed();
    freeze();
    server.run(revealed()[0] ?? "");
    tell({ event: "started", chance: [] });
    server.end();
    files = { "record.txt": server.record() };
    tell({ event: "ended", standing: { ranks: [1, 2], points: null }, seed: server.seed });
    await vi.waitFor(() => expect(table.verdict).toBe("unknown"));
  });

  it("is found out by the record: another list", async () => {
    committed();
    freeze();
    await finish((text, path) => (path === "record" ? text.replace("seat 2: person Ben", "seat 2: person Eve") : text));
    expect(wrong()).toEqual(["list", "draws", "log"]);
  });

  it("is found out by the record: other entropy", async () => {
    committed();
    freeze();
    await finish((text, path) => (path === "record" ? text.replace(/^entropy 1: .*$/m, `entropy 1: ${"0".repeat(32)}`) : text));
    expect(wrong()).toEqual(["entropy", "devices"]);
  });

  it("is found out by the heads: a changed head, and a changed log", async () => {
    committed();
    freeze();
    await finish((text, path) => (path === "record" ? text.replace(/^head: .*$/m, `head: ${"0".repeat(32)}`) : text));
    expect(wrong()).toEqual(["head", "log"]);
  });

  it("is found out by the log: a changed entry", async () => {
    committed();
    freeze();
    await finish((text, path) => (path === "log" ? text.replace('"at":2', '"at":9') : text));
    expect(wrong()).toEqual(["log"]);
  });
});

describe("what the table says", () => {
  const html = (view: TableView) => render(Starting, { props: { table, view } }).body;

  it("for whose device it waits, and lets the host go back", () => {
    open();
    const view = server.view({ stage: "starting", waiting: [2] });
    expect(html(view)).toContain("starting-waits");
    expect(html(view)).toContain("data-reopen");
    table.host = false;
    expect(html(view)).not.toContain("data-reopen");
    expect(html(server.view({ stage: "starting", waiting: [] }))).toContain("starting-now");
  });

  it("in the lobby, too, whose device is not ready", () => {
    open();
    const lobby = (change: Partial<TableView> = {}) => render(Lobby, { props: { table, view: server.view(change) } }).body;
    expect(lobby()).toContain('data-unready="1"');
    expect(lobby()).not.toContain('data-unready="2"');
    expect(lobby({ source: "seeded" })).not.toContain("data-unready");
    server.ada.commitment = promise(server.table, "99".repeat(16));
    expect(lobby()).not.toContain("data-unready");
  });

  it("that a start was called off", () => {
    open();
    expect(html(server.view({ round: 1 }))).not.toContain("start-number");
    expect(html(server.view({ round: 2 }))).toContain("start-number");
    receive({ type: "event", number: server.number + 1, at: 0, event: "reopened", round: 2, commitment: "", messages: [{ key: "table-log-reopened", args: { round: 2 } }], patch: {} });
    expect(html(server.view({ round: 2 }))).toContain("table-log-reopened");
  });

  it("who has accepted another history, and asks only who has not", () => {
    open();
    const body = (accepted: number[]) => {
      const view = server.view({ stage: "running", dispute: { number: 3, accepted } });
      return render(DisputeNotice, { props: { table, view, dispute: view.dispute! } }).body;
    };
    expect(body([])).toContain("data-continue");
    expect(body([])).not.toContain("dispute-accepted");
    expect(body([1])).toContain("dispute-accepted");
    expect(body([1])).not.toContain("data-continue");
    expect(body([2])).toContain("data-continue");
  });

  it("why it is closed, and the way to a new table", () => {
    open();
    for (const reason of ["full", "void", "operator"] as const) {
      const { body } = render(Closed, { props: { view: server.view({ closed: reason }), reason } });
      expect(body).toContain(`closed-${reason}`);
      expect(body).toContain("/new/cross-n-go");
    }
  });
});
