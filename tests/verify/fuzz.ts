import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { serverFile } from '../support/server-program.ts'
import { somebody } from '../support/settlements.ts'
import { measureSeries } from './bodies/series-memory.ts'
import { asRunning } from './crash/crowd.ts'
import { startKillableServer } from './crash/killable-server.ts'
import { aFuzzedWorld } from './fuzz/fuzzed-world.ts'
import { sendSeries } from './fuzz/send-series.ts'
import { sendServerOwned } from './fuzz/server-owned.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:fuzz -- [--bodies 20000] [--series 4] [--rest 10] [--db pglite|pg] [--seed 1]

Sends so many random bodies to all operations, in several series: made from the contract's own schemas about what is there, most of them
with fields dropped, swapped, added or extreme. No answer may be a fault or stay away for a minute; afterwards stock is the sum of its
entries, there is one owner, and the memory is back where it was. Then each field that belongs to the server is sent with each operation
that changes something: all are refused (API-1, S6, S11, I2). Linux only: it reads /proc.`

const options = readOptions(usage, { bodies: '20000', series: '4', rest: '10', db: 'pglite', seed: '1' })
const series = Number(options.series)

await prove(options.db, async ({ settings }) => {
  // Started as players start it: the quick start of tests would go on compiling for as long as it runs.
  const program = ['--inspect=127.0.0.1:0', serverFile]
  const more = { SIGN_INS_PER_MINUTE: '1000000' }
  const server = startKillableServer(await freePort(), { ...(await settings()), ...more }, program)
  try {
    if ((await server.ready()) === null) throw new Error(`the server did not start: ${server.errors()}`)
    console.log(`seed ${options.seed}, ${options.bodies} bodies in ${series} series`)
    const people = [
      await somebody(asRunning(server), 'ada'),
      await somebody(asRunning(server), 'ben'),
    ] as const
    const wrong: string[] = []
    const grown = await measureSeries({
      server,
      count: series,
      rest: Number(options.rest),
      run: (number) =>
        sendSeries(
          {
            url: server.url,
            people,
            count: Math.ceil(Number(options.bodies) / series),
            seed: Number(options.seed) + number,
          },
          wrong,
        ),
    })
    const { settlementId } = await aFuzzedWorld(people)
    return [...wrong, ...grown, ...(await sendServerOwned(people[0], settlementId))]
  } finally {
    await server.kill()
  }
})
