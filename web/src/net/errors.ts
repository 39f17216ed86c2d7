// Errors of requests and commands.

import type { Text } from "../games/board";
import type { Problem } from "../wire/protocol";
import type { Place } from "./place";

/** The server refused a request or a command. */
export class RefusedError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** The server could not be reached; or, for a table of this device, what runs it could not be loaded. */
export class UnreachableError extends Error {
  constructor(
    path: string,
    readonly place: Place,
  ) {
    super(path);
  }
}

/** A sentence for the person: the reason of the refusal, or what could not be reached. */
export function errorText(error: unknown, text: Text): string {
  if (error instanceof RefusedError) return error.problem.text;
  return text(error instanceof UnreachableError && error.place === "device" ? "net-device" : "net-offline");
}
