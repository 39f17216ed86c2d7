// People at tables of Colyseus, with its own client.

import { Client } from '@colyseus/sdk'
import { people } from './people.mjs'

people(async (port) => {
  const clients = [0, 1].map(() => new Client(`ws://127.0.0.1:${port}`))
  const first = await clients[0].create('table')
  const rooms = [first, await clients[1].joinById(first.roomId)]
  const seen = (room, tell) => room.onStateChange((state) => tell(state.moves))
  return {
    watch: (seat, tell) => seen(rooms[seat], tell),
    mark: (seat, cell) => rooms[seat].send('mark', { seat, cell }),
    leave: () => Promise.all(rooms.map((room) => room.leave())),
  }
})
