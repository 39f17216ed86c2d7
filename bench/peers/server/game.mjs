// The game that the peers serve: two people in turn mark a free cell, as in tic-tac-toe, on a board with room for a game
// as long as one of Crosswise. There are no lines to look for, so the rules cost next to nothing.

export const CELLS = 64
/** How many moves a game has; one of Crosswise has about as many. */
export const MOVES = 50
