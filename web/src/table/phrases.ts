// The drawing beside each phrase, for those who do not read yet. Screen readers get the words alone.

import type { Text } from "../games/board";
import type { Phrase } from "../wire/protocol";

const EMOJI: Record<Phrase, string> = {
  "phrase-hello": "👋",
  "phrase-have-fun": "🎉",
  "phrase-one-moment": "✋",
  "phrase-take-your-time": "🐢",
  "phrase-short-break": "🍎",
  "phrase-back-again": "🙂",
  "phrase-thanks": "💛",
  "phrase-see-you": "🌙",
  "phrase-good-game": "🤝",
  "phrase-congratulations": "🏆",
  "phrase-well-played": "👏",
  "phrase-that-was-close": "😅",
  "phrase-once-more": "🔁",
};

/** A phrase with its drawing. */
export const withEmoji = (phrase: Phrase, text: Text): string => `${EMOJI[phrase]} ${text(phrase)}`;

export const emojiOf = (phrase: Phrase): string => EMOJI[phrase];
