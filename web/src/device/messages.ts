// What the page and the worker say to each other. What goes through them are the messages of the protocol.

import type { MyGame } from "../wire/http";
import type { Message } from "../wire/presentation";
import type { ToClient } from "../wire/protocol";

export interface DeviceRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
}

/** A problem has no sentence when it leaves the module; `words` says it. */
export interface DeviceAnswer {
  status: number;
  body: string;
  words?: Message;
}

export type ToWorker =
  | { type: "send"; connection: number; table: string; text: string }
  | { type: "close"; connection: number }
  | { type: "request"; id: number; request: DeviceRequest }
  | { type: "games"; id: number }
  | { type: "delete"; id: number };

export type FromWorker =
  | { type: "message"; connection: number; message: ToClient; words?: Message }
  | { type: "answer"; id: number; answer: DeviceAnswer }
  /** How far the review is that the worker makes. */
  | { type: "progress"; done: number; of: number }
  | { type: "games"; id: number; games: MyGame[] }
  | { type: "deleted"; id: number; removed: number; kept: number }
  | { type: "trouble"; trouble: Trouble }
  /** Another tab has deleted games, or the worker cannot go on. */
  | { type: "failed"; why: string };

/** Why games are kept in memory only: storage is full, or the browser does not allow it. */
export type Trouble = "full" | "denied";
