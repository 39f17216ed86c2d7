// People who play, in a process of their own: `node …-clients.mjs PORT TABLES`.
//
// At each table two people take turns. The next move is made when both have seen the last one. All tables play a game
// that does not count, so that the server's code is compiled; then they sit down at new tables, say `ready`, wait for a
// line, play a game each and say how many moves they made.

import { once } from 'node:events'
import { CELLS, MOVES } from './game.mjs'

/** How many people connect at the same time. */
const AT_ONCE = 16

export async function people(sit) {
  const [port, tables] = process.argv.slice(2).map(Number)
  if (!(port > 0) || !(tables > 0)) throw new Error('usage: …-clients.mjs PORT TABLES')
  const warm = await seatAll(sit, port, tables)
  await Promise.all(warm.map(play))
  await Promise.all(warm.map((table) => table.leave()))
  const seated = await seatAll(sit, port, tables)
  console.log('ready')
  await once(process.stdin, 'data')
  const moves = await Promise.all(seated.map(play))
  console.log(`moves ${moves.reduce((sum, each) => sum + each, 0)}`)
  // Until the server's processor time has been read.
  await once(process.stdin, 'data')
  process.exit(0)
}

async function seatAll(sit, port, count) {
  const seated = []
  while (seated.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - seated.length) }, () => sit(port))
    seated.push(...(await Promise.all(some)))
  }
  return seated
}

/** Plays one game; the seats take turns. */
async function play(table, number) {
  const seen = [0, 0]
  let told = () => {}
  for (const seat of [0, 1]) {
    table.watch(seat, (moves) => {
      seen[seat] = Math.max(seen[seat], moves)
      told()
    })
  }
  const free = Array.from({ length: CELLS }, (_, cell) => cell)
  for (let move = 1; move <= MOVES; move += 1) {
    const both = new Promise((done) => {
      told = () => Math.min(...seen) >= move && done()
    })
    // Some free cell; which one does not matter, but tables differ.
    const [cell] = free.splice((move * 7 + number) % free.length, 1)
    table.mark((move - 1) % 2, cell)
    await both
  }
  return MOVES
}
