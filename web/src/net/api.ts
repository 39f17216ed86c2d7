// The HTTP API of the server. All its paths are listed here.

import { randomHex } from "../hex";
import type { Curve, Deleted, Game, HandOver, Hint, Invitation, Listed, MyGames, NewTable, Opened, Record, Snapshot } from "../wire/http";
import type { Command, Done, Problem, TableView } from "../wire/protocol";
import { RefusedError, UnreachableError } from "./errors";

export const API = "/api";

const tablePath = (table: string) => `${API}/tables/${table}`;

export const apiPaths = {
  me: `${API}/me`,
  myTables: `${API}/me/tables`,
  myGames: `${API}/me/games`,
  exportGames: `${API}/me/export`,
  games: `${API}/games`,
  tables: `${API}/tables`,
  table: tablePath,
  commands: (table: string) => `${tablePath(table)}/commands`,
  ticket: (table: string, seat: number) => `${tablePath(table)}/seats/${seat}/ticket`,
  hint: (table: string) => `${tablePath(table)}/hint`,
  record: (table: string) => `${tablePath(table)}/record`,
  recordText: (table: string) => `${tablePath(table)}/record.txt`,
  log: (table: string) => `${tablePath(table)}/log`,
  replay: (table: string, step: number) => `${tablePath(table)}/replay/${step}`,
  curve: (table: string) => `${tablePath(table)}/curve`,
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

async function request(method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(withQuery(path, query), init).catch(() => null);
  if (!response) throw new UnreachableError(path);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  // An error without a problem comes from a proxy in between.
  throw problem?.code ? new RefusedError(problem) : new UnreachableError(path);
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await request("GET", path, query)).json() as Promise<T>;
}

let identified: Promise<unknown> | null = null;
/** Gets the cookie that identifies this browser, once. */
function identify(): Promise<unknown> {
  identified ??= request("POST", apiPaths.me).catch((error: unknown) => {
    identified = null;
    throw error;
  });
  return identified;
}

export const api = {
  identify,
  games: () => get<Game[]>(apiPaths.games),
  openTables: () => get<Listed[]>(apiPaths.tables),
  async myTables() {
    await identify();
    return get<Listed[]>(apiPaths.myTables);
  },
  async myGames() {
    await identify();
    return get<MyGames>(apiPaths.myGames);
  },
  /** Takes the finished games out of the person's list, and says what became of them. */
  async deleteGames() {
    await identify();
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
  async createTable(table: NewTable) {
    await identify();
    return (await request("POST", apiPaths.tables, {}, { id: randomHex(12), ...table })).json() as Promise<Opened>;
  },
  table: (table: string) => get<Snapshot>(apiPaths.table(table), { layout: true }),
  invitation: (table: string) => get<Invitation>(apiPaths.invitation(table)),
  ticket: (table: string, seat: number) => get<HandOver>(apiPaths.ticket(table, seat)),
  hint: (table: string) => get<Hint>(apiPaths.hint(table)),
  record: (table: string, seat?: number) => get<Record>(apiPaths.record(table), { seat }),
  recordText: async (table: string) => (await request("GET", apiPaths.recordText(table))).text(),
  log: async (table: string) => (await request("GET", apiPaths.log(table))).text(),
  replay: (table: string, step: number, seat?: number) => get<TableView>(apiPaths.replay(table, step), { layout: true, seat }),
  curve: (table: string, seat: number) => get<Curve>(apiPaths.curve(table), { seat }),
  /** Carries out a command. If the response is lost, it is sent again with the same id. */
  async command(table: string, command: Command): Promise<Done> {
    await identify();
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

export function socketUrl(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${withQuery(apiPaths.socket(table), {})}`;
}
