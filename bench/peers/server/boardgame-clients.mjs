// People at matches of boardgame.io, with its own client.

import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js'
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js'
import { game } from './boardgame-game.mjs'
import { people } from './people.mjs'

people(async (port) => {
  const server = `http://127.0.0.1:${port}`
  const lobby = new LobbyClient({ server })
  const { matchID } = await lobby.createMatch('table', { numPlayers: 2 })
  const clients = []
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch('table', matchID, { playerID, playerName: playerID })
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } })
    const client = Client({ game, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false })
    const synced = new Promise((done) => client.subscribe((state) => state && done()))
    client.start()
    await synced
    clients.push(client)
  }
  return {
    watch: (seat, tell) => clients[seat].subscribe((state) => state && tell(state.G.moves)),
    mark: (seat, cell) => clients[seat].moves.mark(cell),
    leave: async () => clients.forEach((client) => client.stop()),
  }
})
