// Errors of requests and commands.

import type { Text } from "../games/board";
import type { Problem } from "../wire/protocol";

/** The server refused a request or a command. */
export class RefusedError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class UnreachableError extends Error {}

/** A sentence for the person: the server's reason, or that it cannot be reached. */
export function errorText(error: unknown, text: Text): string {
  return error instanceof RefusedError ? error.problem.text : text("net-offline");
}
