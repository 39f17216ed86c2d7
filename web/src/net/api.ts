// The HTTP side of the server.

import type { Curve, Game, HandOver, Hint, Listed, Look, NewTable, Opened, Record } from "../wire/http";
import type { Problem } from "../wire/problem";
import type { Sight } from "../wire/sight";
import type { Done } from "../wire/to-client";
import type { Command } from "../wire/to-server";
import { Refused } from "./connection";
import { fresh } from "./fresh";

/** The server could not be reached. */
export class Unreachable extends Error {}

let lang = "en";
/** In which language problems are told. */
export function readIn(wished: string): void {
  lang = wished;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const url = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(url, init).catch(() => null);
  if (!answer) throw new Unreachable(path);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  // What is no problem of ours came from something in between.
  throw problem?.code ? new Refused(problem) : new Unreachable(path);
}

async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json() as Promise<T>;
}

let known: Promise<unknown> | null = null;
/** Makes this browser somebody, once. */
function me(): Promise<unknown> {
  known ??= ask("POST", "/api/me").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const api = {
  me,
  games: () => get<Game[]>("/api/games"),
  openTables: () => get<Listed[]>("/api/tables"),
  async myTables() {
    await me();
    return get<Listed[]>("/api/me/tables");
  },
  async open(table: NewTable) {
    await me();
    return (await ask("POST", "/api/tables", { id: fresh(12), ...table })).json() as Promise<Opened>;
  },
  look: (table: string, seat?: number) => get<Look>(`/api/tables/${table}?board=true${eyes("&", seat)}`),
  ticket: (table: string, seat: number) => get<HandOver>(`/api/tables/${table}/seats/${seat}/ticket`),
  hint: (table: string) => get<Hint>(`/api/tables/${table}/hint`),
  record: (table: string, seat?: number) => get<Record>(`/api/tables/${table}/record${eyes("?", seat)}`),
  replay: (table: string, step: number, seat?: number) =>
    get<Sight>(`/api/tables/${table}/replay/${step}?board=true${eyes("&", seat)}`),
  curve: (table: string, seat: number) => get<Curve>(`/api/tables/${table}/curve?seat=${seat}`),
  recordText: async (table: string) => (await ask("GET", recordLink(table))).text(),
  /** Carries out a command; a lost answer is asked for again, with the same id. */
  async command(table: string, command: Command): Promise<Done> {
    await me();
    const body = { id: fresh(12), command };
    for (let tries = 1; ; tries++) {
      try {
        return (await (await ask("POST", `/api/tables/${table}/commands`, body)).json()) as Done;
      } catch (error) {
        if (!(error instanceof Unreachable) || tries === 4) throw error;
        await new Promise((later) => setTimeout(later, 300 * 2 ** tries));
      }
    }
  },
};

export function recordLink(table: string): string {
  return `/api/tables/${table}/record.txt`;
}

export function qrLink(table: string): string {
  return `/api/tables/${table}/invitation.svg`;
}

export function socketLink(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket?lang=${lang}`;
}

function eyes(sign: string, seat: number | undefined): string {
  return seat === undefined ? "" : `${sign}seat=${seat}`;
}
