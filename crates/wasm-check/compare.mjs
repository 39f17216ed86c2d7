// Plays games in WebAssembly and compares them with the native ones.
//
//     node compare.mjs MODULE.wasm GAME ...
//
// Every game is one line of what the native program prints: index, players, seed, digest.
import { readFile } from 'node:fs/promises'

const [module, ...games] = process.argv.slice(2)
// No imports: the module gets no clock, no randomness and no threads.
const { instance } = await WebAssembly.instantiate(await readFile(module), {})

let different = 0
for (const line of games) {
  const [game, players, seed, native] = line.split(' ')
  const digest = instance.exports.crosstable_digest(Number(game), Number(players), BigInt(seed))
  const here = BigInt.asUintN(64, digest).toString()
  if (here !== native) {
    different += 1
    console.error(`game ${game}, ${players} players, seed ${seed}: native ${native}, WebAssembly ${here}`)
  }
}
if (games.length === 0 || different > 0) process.exit(1)
console.log(`${games.length} games are the same in WebAssembly`)
