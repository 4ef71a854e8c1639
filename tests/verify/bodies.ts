import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { serverFile } from '../support/server-program.ts'
import { createSettlement, somebody } from '../support/settlements.ts'
import { heldMemory, peakDuring, residentMemory } from './bodies/memory.ts'
import { type Series, type Statuses, sendBodies } from './bodies/send-bodies.ts'
import { asRunning } from './crash/crowd.ts'
import { type KillableServer, startKillableServer } from './crash/killable-server.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:bodies -- [--bodies 7000] [--series 3] [--rest 20] [--db pglite|pg] [--seed 1]

Sends so many hostile bodies (deep, huge, of other types, odd characters, __proto__) to one server, in several series, and
measures its memory: at most, after so many seconds of rest (V8 may keep what it no longer needs), and what is held once
garbage is collected. No series after the first may add more than a twentieth to what JavaScript holds, or a tenth to the
process, and no answer may be a fault (S6, S11). Linux only: it reads /proc.`

const options = readOptions(usage, {
  bodies: '7000',
  series: '3',
  rest: '20',
  db: 'pglite',
  seed: '1',
})

const mostGrowth = { held: 0.05, collected: 0.1 }

await prove(options.db, async ({ settings }) => {
  // Started as players start it: the quick start of tests would go on compiling for as long as it runs.
  const server = startKillableServer(await freePort(), await settings(), [
    '--inspect=127.0.0.1:0',
    serverFile,
  ])
  try {
    if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
    console.log(`seed ${options.seed}, ${options.bodies} bodies a series`)
    return await measure(server, await prepare(server))
  } finally {
    await server.kill()
  }
})

async function prepare(server: KillableServer): Promise<Series> {
  const running = asRunning(server)
  const who = await somebody(running, 'olivia')
  return {
    url: server.url,
    who: { cookie: who.cookie, origin: who.origin },
    settlementId: await createSettlement(who),
  }
}

/** @returns the faults, as sentences */
async function measure(server: KillableServer, series: Series): Promise<readonly string[]> {
  const wrong: string[] = []
  const before = await rest(server)
  console.log(`before: ${before.sentence}`)
  const rests: Rest[] = []
  for (let number = 1; number <= Number(options.series); number++) {
    const sending = sendBodies(series, { count: Number(options.bodies), seed: Number(options.seed) })
    const { result: statuses, peak } = await peakDuring(server.pid, sending)
    const after = await rest(server)
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

/** The server's memory after a series, in MiB. */
type Rest = { readonly held: number; readonly collected: number; readonly sentence: string }

async function rest(server: KillableServer): Promise<Rest> {
  await sleep(Number(options.rest) * 1_000)
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
