// The HTTP API of the server, which the tables of this device answer too. All its paths are listed here.

import { randomHex } from "../hex";
import type { Deleted, Export, Game, HandOver, Hint, Invitation, Listed, MyGame, MyGames, NewTable, Opened, Record, Snapshot } from "../wire/http";
import type { Review, ReviewLine } from "../wire/review";
import type { Command, Done, Problem, TableView } from "../wire/protocol";
import { RefusedError, UnreachableError } from "./errors";
import { type Channel, hasServer, isOnDevice, type Place } from "./place";

export const API = "/api";

const tablePath = (table: string) => `${API}/tables/${table}`;

export const apiPaths = {
  me: `${API}/me`,
  myTables: `${API}/me/tables`,
  myGames: `${API}/me/games`,
  exportGames: `${API}/me/export`,
  games: `${API}/games`,
  tables: `${API}/tables`,
  continued: `${API}/tables/continued`,
  table: tablePath,
  commands: (table: string) => `${tablePath(table)}/commands`,
  upload: (table: string) => `${tablePath(table)}/upload`,
  resume: (table: string) => `${tablePath(table)}/resume`,
  ticket: (table: string, seat: number) => `${tablePath(table)}/seats/${seat}/ticket`,
  hint: (table: string) => `${tablePath(table)}/hint`,
  record: (table: string) => `${tablePath(table)}/record`,
  recordText: (table: string) => `${tablePath(table)}/record.txt`,
  log: (table: string) => `${tablePath(table)}/log`,
  replay: (table: string, step: number) => `${tablePath(table)}/replay/${step}`,
  review: (table: string) => `${tablePath(table)}/review`,
  invitation: (table: string) => `${tablePath(table)}/invitation`,
  qrCode: (table: string) => `${tablePath(table)}/invitation.svg`,
  socket: (table: string) => `${tablePath(table)}/socket`,
};

let lang = "en";
/** The language in which the server explains problems. */
export function setApiLanguage(wanted: string): void {
  lang = wanted;
}

type Query = { [name: string]: string | number | boolean | undefined };

function withQuery(path: string, query: Query): string {
  const given = Object.entries({ ...query, lang }).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** What runs the tables of this device, loaded when it is needed. */
const device = () => import("../device/device.svelte");

/** The place of the table in a path. */
const placeOf = (path: string): Place => (isOnDevice(path.slice(tablePath("").length)) && path.startsWith(tablePath("")) ? "device" : "server");

async function answer(place: Place, method: string, path: string, query: Query, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (place === "server") return fetchAnswer(method, path, query, body, signal);
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const { deviceRequest } = await device();
  const asked = { method, path, query: Object.fromEntries(given) as { [name: string]: string }, body: JSON.stringify(body ?? null) };
  return deviceRequest(asked, signal);
}

function fetchAnswer(method: string, path: string, query: Query, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    const plain = typeof body === "string";
    init.headers = { "content-type": plain ? "text/plain; charset=utf-8" : "application/json" };
    init.body = plain ? body : JSON.stringify(body);
  }
  return hasServer ? fetch(withQuery(path, query), init) : Promise.reject(new UnreachableError(path, "server"));
}

async function request(method: string, path: string, query: Query = {}, body?: unknown, place = placeOf(path), signal?: AbortSignal): Promise<Response> {
  const response = await answer(place, method, path, query, body, signal).catch(() => null);
  if (!response) throw new UnreachableError(path, place);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  // An error without a problem comes from a proxy in between.
  throw problem?.code ? new RefusedError(problem) : new UnreachableError(path, place);
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await request("GET", path, query)).json() as Promise<T>;
}

let identified: Promise<unknown> | null = null;
/** Gets the cookie that identifies this browser, once. The tables of this device need none. */
function identify(table = ""): Promise<unknown> {
  if (isOnDevice(table)) return Promise.resolve();
  identified ??= request("POST", apiPaths.me).catch((error: unknown) => {
    identified = null;
    throw error;
  });
  return identified;
}

export const api = {
  identify,
  /** The games and their options, for a table of this one: a device knows them too. */
  games: async (game: string) => {
    const ask = (place: Place) => request("GET", apiPaths.games, { game }, undefined, place);
    const found = await ask(hasServer ? "server" : "device").catch(() => ask("device"));
    return found.json() as Promise<Game[]>;
  },
  openTables: () => get<Listed[]>(apiPaths.tables),
  async myTables() {
    await identify();
    return get<Listed[]>(apiPaths.myTables);
  },
  async myGames() {
    await identify();
    return get<MyGames>(apiPaths.myGames);
  },
  /** The games of this device. */
  deviceGames: async (): Promise<MyGame[]> => (await device()).deviceGames(),
  /** Takes the finished games out of the person's list, and says what became of them. */
  async deleteGames() {
    const { removed, kept } = await (await device()).deleteDeviceGames();
    const sum = { removed, unlisted: 0, kept };
    if (!hasServer) return sum;
    await identify();
    const onServer = await api.deleteServerGames();
    return { removed: removed + onServer.removed, unlisted: onServer.unlisted, kept: kept + onServer.kept };
  },
  async deleteServerGames() {
    const sum = { removed: 0, unlisted: 0, kept: 0 };
    // The server deletes so many at a time; it is asked again as long as that goes on.
    for (;;) {
      const done = (await (await request("DELETE", apiPaths.myGames)).json()) as Deleted;
      sum.removed += done.removed;
      sum.unlisted += done.unlisted;
      sum.kept = done.kept;
      if (!done.more || done.removed + done.unlisted === 0) return sum;
    }
  },
  /** All games with the records of those that have ended, as a file. */
  async exportGames(): Promise<string> {
    const records = (await api.deviceGames()).map(async (game) => ({
      ...game,
      // A table that was closed has no record.
      record: game.stage === "ended" ? await api.recordText(game.table).catch(() => null) : null,
    }));
    const games: unknown[] = await Promise.all(records);
    if (!hasServer) return JSON.stringify({ exported: Date.now(), games, more: false });
    await identify();
    const file = (await (await request("GET", apiPaths.exportGames)).json()) as Export;
    return JSON.stringify({ ...file, games: [...games, ...file.games] });
  },
  async createTable(table: NewTable, place: Place) {
    if (place === "server") await identify();
    return (await request("POST", apiPaths.tables, {}, { id: randomHex(12), ...table }, place)).json() as Promise<Opened>;
  },
  /**
   * Has the game of this device go on at the server, and returns its table there: always the same for a game. From the
   * first step on it stands still on the device. If the server refuses it, it goes on here.
   */
  async continueOnline(table: string): Promise<string> {
    await identify();
    const log = await (await request("POST", apiPaths.upload(table))).text();
    try {
      const opened = (await (await request("POST", apiPaths.continued, {}, log, "server")).json()) as Opened;
      return opened.table;
    } catch (error) {
      if (error instanceof RefusedError) await api.resume(table);
      throw error;
    }
  },
  /** Has the game of this device go on here, although it goes on at a server as well. */
  resume: (table: string) => request("POST", apiPaths.resume(table)),
  table: (table: string) => get<Snapshot>(apiPaths.table(table), { layout: true }),
  invitation: (table: string) => get<Invitation>(apiPaths.invitation(table)),
  ticket: (table: string, seat: number) => get<HandOver>(apiPaths.ticket(table, seat)),
  hint: (table: string) => get<Hint>(apiPaths.hint(table)),
  record: (table: string, seat?: number) => get<Record>(apiPaths.record(table), { seat }),
  recordText: async (table: string) => (await request("GET", apiPaths.recordText(table))).text(),
  log: async (table: string) => (await request("GET", apiPaths.log(table))).text(),
  replay: (table: string, step: number, seat?: number) => get<TableView>(apiPaths.replay(table, step), { layout: true, seat }),
  /** The review of a game that has ended. It comes line by line: how far it is, and at last the review. */
  async review(table: string, progress: (done: number, of: number) => void, signal: AbortSignal): Promise<Review> {
    const path = apiPaths.review(table);
    const { body } = await request("GET", path, {}, undefined, placeOf(path), signal);
    const lines = body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const chunk = await lines?.read();
      // The server gave up before the end.
      if (!chunk || chunk.done) throw new UnreachableError(path, placeOf(path));
      const whole = (rest + chunk.value).split("\n");
      rest = whole.pop() ?? "";
      for (const line of whole.map((text) => JSON.parse(text) as ReviewLine)) {
        if (line.kind === "review") return line.review;
        progress(line.done, line.of);
      }
    }
  },
  /** Carries out a command. If the response is lost, it is sent again with the same id. */
  async command(table: string, command: Command): Promise<Done> {
    await identify(table);
    const body = { id: randomHex(12), command };
    for (let tries = 1; ; tries++) {
      try {
        return (await (await request("POST", apiPaths.commands(table), {}, body)).json()) as Done;
      } catch (error) {
        if (!(error instanceof UnreachableError) || tries === 4) throw error;
        await new Promise((later) => setTimeout(later, 300 * 2 ** tries));
      }
    }
  },
};

/** Connects to a table. */
export function openChannel(table: string): Channel | Promise<Channel> {
  return isOnDevice(table) ? device().then(({ openDeviceChannel }) => openDeviceChannel(table)) : new WebSocket(socketUrl(table));
}

function socketUrl(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${withQuery(apiPaths.socket(table), {})}`;
}
