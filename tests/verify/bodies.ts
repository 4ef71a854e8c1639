import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { freePort } from '../support/server-port.ts'
import { serverFile } from '../support/server-program.ts'
import { found, somebody } from '../support/settlements.ts'
import { heldMemory, peakDuring, residentMemory } from './bodies/memory.ts'
import { type Series, type Statuses, sendBodies } from './bodies/send-bodies.ts'
import { asRunning } from './crash/crowd.ts'
import { startKillableServer } from './crash/killable-server.ts'

const usage = `npm run verify:bodies -- [--bodies 7000] [--series 3] [--rest 20] [--db pglite|pg] [--seed 1]

Sends so many hostile bodies (deep, huge, of other types, odd characters, __proto__) to one server, in several series, and
measures its memory: at most, after so many seconds of rest (V8 may keep what it no longer needs), and what is held once
garbage is collected. No series after the first may add more than a twentieth to what JavaScript holds, or a tenth to the
process, and no answer may be a fault (S6, S11). Linux only: it reads /proc.`

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '7000' },
    series: { type: 'string', default: '3' },
    rest: { type: 'string', default: '20' },
    db: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const mostGrowth = { held: 0.05, collected: 0.1 }
const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-bodies-'))
const programs = values.db === 'pg' ? findPostgres() : null
if (values.db === 'pg' && !programs) process.exit(1)
const cluster = programs ? await startPostgres(programs) : null
// Started as players start it: the quick start of tests would go on compiling for as long as it runs.
const server = startKillableServer(
  await freePort(),
  { DATA_DIR: folder, ...(cluster && { DATABASE_URL: await cluster.createDatabase() }) },
  ['--inspect=127.0.0.1:0', serverFile],
)

try {
  if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
  console.log(
    `on ${cluster ? 'PostgreSQL' : 'PGlite'}, seed ${values.seed}, ${values.bodies} bodies a series`,
  )
  const wrong = await measure(await prepare())
  for (const sentence of wrong) console.log(sentence)
  console.log(wrong.length === 0 ? 'holds' : 'does not hold')
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await server.kill()
  await cluster?.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function prepare(): Promise<Series> {
  const running = asRunning(server)
  const who = await somebody(running, 'olivia')
  return {
    url: server.url,
    who: { cookie: who.cookie, origin: who.origin },
    settlementId: await found(who),
  }
}

/** Answers with what is wrong, in sentences. */
async function measure(series: Series): Promise<readonly string[]> {
  const wrong: string[] = []
  const before = await rest()
  console.log(`before: ${before.sentence}`)
  const rests: Rest[] = []
  for (let number = 1; number <= Number(values.series); number++) {
    const sending = sendBodies(series, { count: Number(values.bodies), seed: Number(values.seed) })
    const { result: statuses, peak } = await peakDuring(server.pid, sending)
    const after = await rest()
    rests.push(after)
    console.log(`series ${number}: ${mib(peak)} at most, ${after.sentence}; ${tally(statuses)}`)
    if ([...statuses.keys()].some((status) => status >= 500)) wrong.push(`series ${number} met a fault`)
  }
  for (const what of ['held', 'collected'] as const) {
    const sizes = rests.map((left) => left[what])
    const growth = Math.max(...sizes) / sizes[0]! - 1
    console.log(`${what}: ${(growth * 100).toFixed(1)} % more than after the first series`)
    if (growth > mostGrowth[what]) wrong.push(`later series still add to what is ${what}`)
  }
  return wrong
}

/** What the server is left with, in MiB. */
type Rest = { readonly held: number; readonly collected: number; readonly sentence: string }

async function rest(): Promise<Rest> {
  await sleep(Number(values.rest) * 1_000)
  const rested = residentMemory(server.pid)
  const held = await heldMemory(server)
  const collected = residentMemory(server.pid)
  const sentence = `${mib(rested)} at rest, ${mib(collected)} collected, of which JavaScript holds ${held.toFixed(1)} MiB`
  return { held, collected, sentence }
}

function mib(size: number): string {
  return `${Math.round(size)} MiB`
}

function tally(statuses: Statuses): string {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
