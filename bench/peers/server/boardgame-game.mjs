// The game for boardgame.io: it checks whose turn it is, and this game that the cell is free.

import core from 'boardgame.io/dist/cjs/core.js'
import { CELLS, MOVES } from './game.mjs'

export const game = {
  name: 'table',
  setup: () => ({ moves: 0, cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      // A client that carried it out itself would not wait for the server.
      client: false,
      move: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return core.INVALID_MOVE
        G.cells[cell] = playerID
        G.moves += 1
      },
    },
  },
  endIf: ({ G }) => (G.moves === MOVES ? { over: true } : undefined),
}
