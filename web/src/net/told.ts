// Why something could not be done, in a sentence for people.

import { t } from "../look/language.svelte";
import { Refused } from "./connection";

/** What the server said, or that it cannot be reached. */
export function told(error: unknown): string {
  return error instanceof Refused ? error.problem.text : t("net-offline");
}
