// The page's side of the worker that runs the tables of this device. It is started when it is first needed.

import { loadTexts, t } from "../ui/language.svelte";
import { speak } from "../ui/speak";
import type { MyGame } from "../wire/http";
import type { Message } from "../wire/presentation";
import type { Problem } from "../wire/protocol";
import type { ReviewLine } from "../wire/review";
import type { Channel } from "../net/place";
import { TableStore } from "./store";
import type { DeviceAnswer, DeviceRequest, FromWorker, ToWorker, Trouble } from "./messages";

/** Why games on this device are kept in memory only, if they are. */
export const storage = $state<{ trouble: Trouble | null }>({ trouble: null });

let worker: Worker | null = null;
let next = 0;
const answers = new Map<number, (message: FromWorker) => void>();
const failures = new Map<number, (error: Error) => void>();
const channels = new Map<number, DeviceChannel>();

const startWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function running(): Worker {
  if (worker) return worker;
  const started = startWorker();
  worker = started;
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  started.onerror = () => fail(new Error("the worker has failed"));
  return started;
}

/** Starts over: connections come back by themselves, as after a lost connection. */
function fail(error: Error): void {
  worker?.terminate();
  worker = null;
  for (const refuse of failures.values()) refuse(error);
  answers.clear();
  failures.clear();
  const open = [...channels.values()];
  channels.clear();
  for (const channel of open) channel.lost();
}

function receive(message: FromWorker): void {
  switch (message.type) {
    case "message":
      return channels.get(message.connection)?.deliver(message);
    case "progress":
      // The worker of the tables makes a review only while storage does not work.
      return;
    case "trouble":
      storage.trouble = message.trouble;
      return;
    case "failed":
      return fail(new Error(message.why));
    default:
      answers.get(message.id)?.(message);
      answers.delete(message.id);
      failures.delete(message.id);
  }
}

function ask<Kind extends FromWorker["type"]>(question: (id: number) => ToWorker): Promise<Extract<FromWorker, { type: Kind }>> {
  const id = ++next;
  return new Promise((resolve, reject) => {
    answers.set(id, (message) => resolve(message as Extract<FromWorker, { type: Kind }>));
    failures.set(id, reject);
    running().postMessage(question(id));
  });
}

/** The sentence of a problem, as a server would write it. */
function said(problem: Problem, words: Message): Problem {
  const sentence = speak(words, [], null, t);
  return { ...problem, text: problem.clause ? `${sentence} (${problem.clause})` : sentence };
}

/** Has a review made by a worker of its own, which reads the table from storage. Like a server's, the answer says line by line how far it is. */
function askApart(request: DeviceRequest, signal?: AbortSignal): Promise<Response> {
  const apart = startWorker();
  return new Promise((resolve, reject) => {
    let lines: ReadableStreamDefaultController<string> | undefined;
    const fail = (error: Error) => {
      apart.terminate();
      lines?.error(error);
      reject(error);
    };
    apart.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress") {
        if (!lines) {
          const body = new ReadableStream<string>({ start: (controller) => void (lines = controller), cancel: () => apart.terminate() });
          resolve(new Response(body.pipeThrough(new TextEncoderStream())));
        }
        const { done, of } = data;
        lines?.enqueue(`${JSON.stringify({ kind: "progress", done, of } satisfies ReviewLine)}\n`);
      } else if (data.type === "answer") {
        apart.terminate();
        if (lines) {
          lines.enqueue(data.answer.body);
          lines.close();
        } else void responseOf(data.answer).then(resolve, reject);
      } else if (data.type === "failed") fail(new Error(data.why));
    };
    apart.onerror = () => fail(new Error("the worker has failed"));
    signal?.addEventListener("abort", () => fail(new Error("nobody waits for it any more")));
    apart.postMessage({ type: "request", id: 0, request } satisfies ToWorker);
  });
}

/** Answers a request as a server would. */
export async function deviceRequest(request: DeviceRequest, signal?: AbortSignal): Promise<Response> {
  // A review takes seconds, in which nothing else must wait. What is not stored only the worker of the tables has.
  if (request.path.endsWith("/review") && storage.trouble === null) return askApart(request, signal);
  return responseOf((await ask<"answer">((id) => ({ type: "request", id, request }))).answer);
}

const responseOf = async (answer: DeviceAnswer): Promise<Response> => new Response(await bodyOf(answer), { status: answer.status });

async function bodyOf({ body, words }: DeviceAnswer): Promise<string> {
  if (!words) return body;
  await loadTexts("table", "server").catch(() => {});
  return JSON.stringify(said(JSON.parse(body) as Problem, words));
}

/** Deletes the finished games of this device. */
export async function deleteDeviceGames(): Promise<{ removed: number; kept: number }> {
  return ask<"deleted">((id) => ({ type: "delete", id }));
}

/** The games of this device, the latest changed first. No worker is started for it. */
export async function deviceGames(): Promise<MyGame[]> {
  if (worker) return (await ask<"games">((id) => ({ type: "games", id }))).games;
  const store = await TableStore.open(() => {});
  try {
    return await store.games();
  } finally {
    store.db?.close();
  }
}

/** A connection to a table of this device. */
class DeviceChannel implements Channel {
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #id = ++next;

  constructor(private readonly table: string) {
    channels.set(this.#id, this);
    running();
    // As a socket, it opens after it was made.
    setTimeout(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    running().postMessage({ type: "send", connection: this.#id, table: this.table, text } satisfies ToWorker);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    if (channels.delete(this.#id)) worker?.postMessage({ type: "close", connection: this.#id } satisfies ToWorker);
  }

  deliver({ message, words }: Extract<FromWorker, { type: "message" }>): void {
    const told = words && "problem" in message ? { ...message, problem: said(message.problem, words) } : message;
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(told) }));
  }

  lost(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}

export const openDeviceChannel = (table: string): Channel => new DeviceChannel(table);
