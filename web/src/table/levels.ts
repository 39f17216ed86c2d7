// The levels of the bots, the weakest first.

import type { Level } from "../wire/protocol";

export const LEVELS: readonly Level[] = ["beginner", "easy", "normal", "hard", "expert"];
