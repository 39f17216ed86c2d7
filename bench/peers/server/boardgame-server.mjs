// boardgame.io: matches in memory, which is its default.

import { Server } from 'boardgame.io/dist/cjs/server.js'
import { game } from './boardgame-game.mjs'

const server = Server({ games: [game], origins: [/.*/] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
console.log(`port ${appServer.address().port}`)
