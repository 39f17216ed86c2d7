// Colyseus: the state of a room is a schema, in memory, and everybody in the room is sent what changed.

import { Room, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { CELLS } from './game.mjs'

const Board = schema({ moves: t.uint8(), cells: t.array('uint8') })

class Table extends Room {
  maxClients = 2
  // Each move is sent at once, as ours is. Without a rate a timer would run sixty times a second in every room, so the
  // rate is one that never comes.
  patchRate = 1_000_000_000

  onCreate() {
    this.state = new Board()
    this.state.moves = 0
    for (let cell = 0; cell < CELLS; cell += 1) this.state.cells.push(0)
    // No rules: whoever sends a cell has marked it.
    this.onMessage('mark', (client, { seat, cell }) => {
      this.state.cells[cell] = seat + 1
      this.state.moves += 1
      this.broadcastPatch()
    })
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, logger: console })
server.define('table', Table)
await server.listen(0, '127.0.0.1')
console.log(`port ${server.transport.server.address().port}`)
