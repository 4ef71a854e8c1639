import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { serverFile } from '../support/server-program.ts'
import { createSettlement, somebody } from '../support/settlements.ts'
import { type Series, sendBodies } from './bodies/send-bodies.ts'
import { measureSeries } from './bodies/series-memory.ts'
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

await prove(options.db, async ({ settings }) => {
  // Started as players start it: the quick start of tests would go on compiling for as long as it runs.
  const server = startKillableServer(await freePort(), await settings(), [
    '--inspect=127.0.0.1:0',
    serverFile,
  ])
  try {
    if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
    console.log(`seed ${options.seed}, ${options.bodies} bodies a series`)
    const series = await prepare(server)
    return await measureSeries({
      server,
      count: Number(options.series),
      rest: Number(options.rest),
      run: () => sendBodies(series, { count: Number(options.bodies), seed: Number(options.seed) }),
    })
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
