// The levels of the bots.

import type { Level } from "../wire/protocol";

/** The levels, the weakest first. */
export const LEVELS: readonly Level[] = ["beginner", "easy", "normal", "hard", "expert"];

/** What people choose from: a level, or a bot that is just right for them. */
export type LevelChoice = Level | "right";
export const LEVEL_CHOICES: readonly LevelChoice[] = [...LEVELS, "right"];

export const isRight = (level: LevelChoice): boolean => level.startsWith("right");

/** Its name in keys. How strong a bot is that is just right is not told. */
export const levelName = (level: LevelChoice): string => (isRight(level) ? "right" : level);

/** The key of its text. */
export const levelKey = (level: LevelChoice): string => `level-${levelName(level)}`;
