// Runs the tables of this device: the game's module decides, storage stores, and only then is anything answered.
//
// One thing is done after the other, in a queue. A bot thinks when the queue is empty. Each tab has a worker; the log in
// storage decides between them, and a broadcast tells the others to read on.

import type { Message } from "../wire/presentation";
import type { ToClient } from "../wire/protocol";
import type { DeviceAnswer, DeviceRequest, FromWorker, ToWorker, Trouble } from "./messages";
import { type Module, randomBytes } from "./module";
import { Modules } from "./modules";
import { type Append, TableStore } from "./store";

interface Output {
  send: { connection: number; message: ToClient; words?: Message }[];
  answer?: DeviceAnswer;
  append?: Append[];
}

interface Due {
  bot: { table: string } | null;
  deadline: number | null;
}

/** Requests for which a bot thinks. */
const NEEDS_WEIGHTS = /\/(hint|review)$/;
const TABLE_IN_PATH = /^\/api\/tables\/([0-9a-f]{32})/;
/** The longest time that a browser's timer can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

const post = (message: FromWorker) => self.postMessage(message);
const onTrouble = (trouble: Trouble) => post({ type: "trouble", trouble });

const store = TableStore.open(onTrouble);
const modules = new Modules(store, (done, of) => post({ type: "progress", done, of }));

const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("crosstable-tables");

let queue: Promise<void> = Promise.resolve();
let waiting = 0;

/** Does something after everything that came before it. */
function enqueue(job: () => Promise<void>): Promise<void> {
  waiting += 1;
  queue = queue
    .then(job)
    .catch((error: unknown) => post({ type: "failed", why: String(error) }))
    .then(() => {
      waiting -= 1;
      // Messages that have arrived meanwhile come first.
      if (waiting === 0) setTimeout(() => waiting === 0 && lookForWork());
    });
  return queue;
}

/** Does what the module wants done, until it wants nothing more; returns the answer to a request. */
async function perform(loaded: Module, first: Output): Promise<DeviceAnswer | undefined> {
  let answer: DeviceAnswer | undefined;
  for (let output = first; ; ) {
    for (const one of output.send) post({ type: "message", ...one });
    answer ??= output.answer;
    if (!output.append) return answer;
    const appended = await (await store).append(output.append);
    if (appended === "stored") for (const { table } of output.append) tabs?.postMessage({ table });
    output = loaded.call<Output>({ call: "stored", stored: appended, now: Date.now() });
  }
}

/** Reads a table into the module, if it is not there. */
async function ensureLoaded(loaded: Module, table: string): Promise<void> {
  if (loaded.call<{ length: number }>({ call: "length", table }).length > 0) return;
  const entries = await (await store).read(table);
  if (entries.length > 0) loaded.call({ call: "load", table, entries, random: randomBytes() });
}

/** Reads what another tab has appended. */
async function catchUp(loaded: Module, table: string): Promise<void> {
  const { length } = loaded.call<{ length: number }>({ call: "length", table });
  if (length === 0) return;
  const entries = await (await store).read(table, length);
  if (entries.length > 0) await perform(loaded, loaded.call<Output>({ call: "on-log", table, from: length, entries }));
}

/** Tables at which this tab has a bot think, or waits until another tab has done so. */
const thinking = new Set<string>();
let alarm: ReturnType<typeof setTimeout> | undefined;

/** Has a bot think if one is due, and wakes up when somebody's time is over. */
function lookForWork(): void {
  clearTimeout(alarm);
  const now = Date.now();
  let next = Infinity;
  for (const loaded of modules.loaded) {
    const { bot, deadline } = loaded.call<Due>({ call: "due", now });
    next = Math.min(next, deadline ?? Infinity);
    if (bot && !thinking.has(bot.table)) void letThink(loaded, bot.table);
  }
  if (next !== Infinity) alarm = setTimeout(lookForWork, Math.min(LONGEST_WAIT, Math.max(0, next - now)));
}

/** Has the bot think that is due at a table. */
async function letThink(loaded: Module, table: string): Promise<void> {
  thinking.add(table);
  const think = () =>
    enqueue(async () => {
      try {
        await catchUp(loaded, table);
        await loaded.weights();
        await perform(loaded, loaded.call<Output>({ call: "think", now: Date.now() }));
      } finally {
        thinking.delete(table);
      }
    });
  // Of several tabs at a table, one thinks. Pages without https have no locks; then each thinks, and one is first.
  if ("locks" in navigator) await navigator.locks.request(`crosstable-bot-${table}`, think);
  else await think();
}

tabs?.addEventListener("message", ({ data }: MessageEvent<{ table: string; deleted?: boolean }>) => {
  void enqueue(async () => {
    for (const loaded of modules.loaded) {
      if (data.deleted) await perform(loaded, loaded.call<Output>({ call: "forget", table: data.table }));
      else await catchUp(loaded, data.table);
    }
  });
});

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "send": {
      const { connection, table, text } = message;
      const loaded = await modules.ofTable(table);
      await ensureLoaded(loaded, table);
      await perform(loaded, loaded.call<Output>({ call: "receive", connection, table, text, now: Date.now(), random: randomBytes() }));
      return;
    }
    case "close":
      for (const loaded of modules.loaded) loaded.call({ call: "close", connection: message.connection });
      return;
    case "request": {
      const { id, request } = message;
      const table = TABLE_IN_PATH.exec(request.path)?.[1];
      const loaded = await (table === undefined ? modules.any(gameOf(request)) : modules.ofTable(table));
      if (table !== undefined) await ensureLoaded(loaded, table);
      if (table !== undefined && NEEDS_WEIGHTS.test(request.path)) await loaded.weights();
      const answer = await perform(loaded, loaded.call<Output>({ call: "request", request, now: Date.now(), random: randomBytes() }));
      if (answer) post({ type: "answer", id, answer });
      return;
    }
    case "games":
      post({ type: "games", id: message.id, games: await (await store).games() });
      return;
    case "delete": {
      const games = await (await store).games();
      const ended = games.filter(({ stage }) => stage === "ended");
      for (const { table } of ended) {
        await (await store).remove(table);
        tabs?.postMessage({ table, deleted: true });
        for (const loaded of modules.loaded) await perform(loaded, loaded.call<Output>({ call: "forget", table }));
      }
      post({ type: "deleted", id: message.id, removed: ended.length, kept: games.length - ended.length });
    }
  }
}

/** The game of a table that is to be opened, or of which the choices are asked for. */
function gameOf({ method, query, body }: DeviceRequest): string | undefined {
  return method === "POST" ? (JSON.parse(body) as { game?: string } | null)?.game : query["game"];
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void enqueue(() => receive(data));
