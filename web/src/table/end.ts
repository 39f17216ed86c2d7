// What to say to a person whose game is over.

/** The key of a kind word for somebody who has lost; the same for the same game. */
export const consolationOf = (decisions: number): string => `end-you-lost-${1 + (decisions % 3)}`;
