// Plays games and decides in WebAssembly, and compares with what was found natively.
//
//     node compare.mjs MODULE.wasm FILE      with what the native program prints
//
// A line is a whole game (game, players, seed, digest) or a decision (game, seed, digest).
import { readFile } from 'node:fs/promises'

// No imports: the module gets no clock, no randomness and no threads.
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {})
const { crosstable_digest, crosstable_decision } = instance.exports

const [counts, different] = [{ games: 0, decisions: 0 }, []]
for (const line of (await readFile(process.argv[3], 'utf8')).trim().split('\n')) {
  const numbers = line.split(' ')
  const native = numbers.pop()
  const whole = numbers.length === 3
  counts[whole ? 'games' : 'decisions'] += 1
  const [game, second, third] = numbers
  const digest = whole ? crosstable_digest(Number(game), Number(second), BigInt(third)) : crosstable_decision(Number(game), BigInt(second))
  if (BigInt.asUintN(64, digest).toString() !== native) different.push(line)
}
for (const line of different.slice(0, 20)) console.error(`different in WebAssembly: ${line}`)
console.log(`${counts.games} games and ${counts.decisions} decisions, ${different.length} differences in WebAssembly`)
if (counts.games === 0 || different.length > 0) process.exit(1)
