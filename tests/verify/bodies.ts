import { attempted } from '#scripts/attempted'
import { createSettlement, somebody } from '../support/settlements.ts'
import { answersInWords, countOfAnswers, together, wrongInAnswers } from './bodies/answers.ts'
import { startMeasuredServer } from './bodies/memory.ts'
import { type Series, sendBodies } from './bodies/send-bodies.ts'
import { measureSeries } from './bodies/series-memory.ts'
import { asRunning } from './crash/crowd.ts'
import type { KillableServer } from './crash/killable-server.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:bodies -- [--bodies 7000] [--series 3] [--db pglite|pg] [--seed 1]

Sends so many hostile bodies (deep, huge, of other types, odd characters, __proto__) to one server, in several series, and
measures its memory: at most, and what is left once collecting garbage gives nothing more back (V8 may keep what it no longer
needs). No series after the first may add more than a twentieth to what JavaScript holds, or a tenth to the
process, and no answer may be a fault, stay away or take more than two seconds (S6, S11). Linux only: it reads /proc.`

/** None of them is meant to do what it asks. */
const least = { read: 0.6, done: 0 }
const options = readProofOptions(usage, {
  bodies: '7000',
  series: '3',
  db: 'pglite',
  seed: '1',
})

await prove(options.db, async ({ settings }) => {
  const server = await startMeasuredServer(await settings())
  try {
    console.log(`seed ${options.seed}, ${options.bodies} bodies a series`)
    const series = await prepare(server)
    const { answers, wrong } = await measureSeries({
      server,
      count: Number(options.series),
      run: () => sendBodies(series, { count: Number(options.bodies), seed: Number(options.seed) }),
    })
    const all = together(answers)
    console.log(attempted('hostile bodies', countOfAnswers(all), `: ${answersInWords(all)}`))
    return [...wrong, ...wrongInAnswers(all, least)]
  } finally {
    await server.kill()
  }
})

async function prepare(server: KillableServer): Promise<Series> {
  const who = await somebody(asRunning(server), 'olivia')
  return { url: server.url, who, settlementId: await createSettlement(who) }
}
