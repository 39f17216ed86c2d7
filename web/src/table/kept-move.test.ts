// A table page whose server changes its version while a move is under way, message by message.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeStorage, HonestServer } from "../fair/honest";
import { VERSION } from "../net/version";
import type { ToServer } from "../wire/protocol";
import { Table } from "./table.svelte";

vi.mock("../ui/router.svelte", () => ({ navigate: () => {} }));
vi.mock("../ui/settings.svelte", () => ({ settings: { plain: false, lang: "en", still: true, name: "" } }));

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

const server = new HonestServer("d".repeat(32));
const receive = (message: object) => socket.onmessage({ data: JSON.stringify(message) });
const plays = () => socket.sent.filter((one) => one.type === "command" && one.command.do === "play");
let tables: Table[] = [];

function open(table = server.table): Table {
  const opened = new Table(table, false);
  tables.push(opened);
  socket.onopen();
  return opened;
}
function welcome(): void {
  const presence = { here: [true, true], thinking: null, spectators: 0 };
  const view = server.view({ viewer: 1 });
  receive({ type: "welcome", version: VERSION, number: server.number, receipt: server.receipt(), seats: [1], host: true, missed: [], view, presence });
}
/** A page that comes back shows its receipt first, and says hello again once that is answered. */
function comeBack(): void {
  open();
  welcome();
  socket.onopen();
  welcome();
}
const refuseVersion = () => receive({ type: "bye", problem: { code: "server-version", text: "" } });

beforeEach(() => {
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { ...listen, visibilityState: "visible", documentElement: {} });
  vi.stubGlobal("location", { protocol: "http:", host: "test" });
  vi.stubGlobal("navigator", {});
  for (const [name, value] of Object.entries(listen)) vi.stubGlobal(name, value);
});
afterEach(() => {
  for (const table of tables) table.stop();
  tables = [];
  vi.unstubAllGlobals();
});

it("goes along to the page that is loaded again, with its id, once", () => {
  const old = open();
  welcome();
  void old.play("sun@c3");
  const [sent] = plays();
  expect(sent).toMatchObject({ command: { seat: 1, token: "sun@c3", seen: server.number } });
  refuseVersion();
  expect(old.outdated).toBe(true);

  // At another table it stays where it is.
  open("e".repeat(32));
  welcome();
  expect(plays()).toEqual([]);
  comeBack();
  expect(plays()).toEqual([sent]);
  comeBack();
  expect(plays()).toEqual([]);
});

it("is not sent again if the server had confirmed it", () => {
  const old = open();
  welcome();
  void old.play("sun@c3");
  const [sent] = plays();
  receive({ type: "done", id: sent && "id" in sent ? sent.id : "", number: server.number, table: null });
  return vi.waitFor(() => {
    expect(old.pendingMove).toBeNull();
    refuseVersion();
    comeBack();
    expect(plays()).toEqual([]);
  });
});
