// Three game servers in turn on the same cores, each with the same number of tables for two, and moves for each second
// of the server's processor time.
//
//     node run.mjs SERVER LOAD [--rounds N] [--tables N]
//
// SERVER is our program and LOAD the bench that plays at it. `cargo xtask peers` builds both, installs the peers and runs
// this.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [program, load, ...rest] = process.argv.slice(2)
const option = (name, usual) => (rest.includes(name) ? Number(rest[rest.indexOf(name) + 1]) : usual)
const [rounds, tables] = [option('--rounds', 5), option('--tables', 200)]
if (!load || !(rounds > 0) || !(tables > 0)) {
  console.error('usage: node run.mjs SERVER LOAD [--rounds N] [--tables N]')
  process.exit(2)
}

/** The processes that this one has started and that have not ended. */
const running = new Set()

function start(command, args) {
  // As in production, which spares Node's libraries their checks.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  /** The rest of the first line that begins with this word. */
  const said = async (word) => {
    for (;;) {
      const { done, value } = await lines.next()
      if (done) throw new Error(`${command} ${args.join(' ')} ended before it said '${word}'`)
      if (value.startsWith(word)) return value.slice(word.length).trim()
    }
  }
  return { child, said }
}

async function end({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Processor time of a process with its threads and children, user and system, in seconds. */
function used(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap(stat)
  const seconds = (wanted) => processes
    .filter(({ id, parent }) => id === wanted || parent === wanted)
    .reduce((sum, { id, ticks }) => sum + (id === wanted ? ticks / 100 : seconds(id)), 0)
  return seconds(pid)
}

function stat(id) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').pop().split(' ')
    // Utime, stime, and those of children that have ended; the system counts in hundredths of a second.
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
    return [{ id: Number(id), parent: Number(fields[1]), ticks }]
  } catch {
    // It has just ended.
    return []
  }
}

async function peer(name) {
  const server = start('node', [`${name}-server.mjs`])
  const clients = start('node', [`${name}-clients.mjs`, await server.said('port '), String(tables)])
  await clients.said('ready')
  const [before, begun] = [used(server.child.pid), performance.now()]
  clients.child.stdin.write('go\n')
  const moves = Number(await clients.said('moves '))
  const [cpu, took] = [used(server.child.pid) - before, (performance.now() - begun) / 1000]
  await end(clients)
  await end(server)
  return { moves, cpu, took }
}

/** Our load bench starts the server itself and measures in the same way. */
async function ours() {
  const bench = start(load, [program, `${tables}:0`])
  const columns = (line) => line.split('|').map((column) => column.trim())
  const head = columns(await bench.said('| tables'))
  await bench.said('|---')
  const line = columns(await bench.said('|'))
  await end(bench)
  const value = (name) => parseFloat(line[head.indexOf(name)])
  const [rate, perCpu] = [value('moves/s'), value('moves / CPU s')]
  return { rate, perCpu }
}

const servers = [
  { name: 'Crosstable', run: ours },
  { name: 'Colyseus', run: () => peer('colyseus') },
  { name: 'boardgame.io', run: () => peer('boardgame') },
]

const figures = servers.map(() => [])
for (let round = 0; round < rounds; round += 1) {
  for (let turn = 0; turn < servers.length; turn += 1) {
    // Another one begins each round.
    const at = (round + turn) % servers.length
    const { moves, cpu, took, rate = moves / took, perCpu = moves / cpu } = await servers[at].run()
    if (!(perCpu > 0)) throw new Error(`${servers[at].name}: no figures`)
    figures[at][round] = { rate, perCpu }
    console.error(`round ${round + 1}: ${servers[at].name}: ${perCpu.toFixed(0)} moves / CPU s, ${rate.toFixed(0)} moves/s`)
  }
}

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
console.log(`| server | moves / CPU s, median | ${Array.from({ length: rounds }, (_, round) => `round ${round + 1}`).join(' | ')} | moves/s, median | ours is |`)
console.log(`|---|--:|${'--:|'.repeat(rounds)}--:|--:|`)
servers.forEach(({ name }, at) => {
  const each = figures[at].map(({ perCpu }) => perCpu)
  // Within a round, because what else the machine does changes from round to round.
  const ratio = median(each.map((own, round) => figures[0][round].perCpu / own))
  const rate = median(figures[at].map(({ rate }) => rate))
  console.log(`| ${name} | ${median(each).toFixed(0)} | ${each.map((own) => own.toFixed(0)).join(' | ')} | ${rate.toFixed(0)} | ${ratio.toFixed(2)} × |`)
})
