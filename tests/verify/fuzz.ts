import { attempted } from '#scripts/attempted'
import { somebody } from '../support/settlements.ts'
import { answersInWords, countOfAnswers, together, wrongInAnswers } from './bodies/answers.ts'
import { startMeasuredServer } from './bodies/memory.ts'
import { measureSeries } from './bodies/series-memory.ts'
import { asRunning } from './crash/crowd.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { sendSeries } from './fuzz/send-series.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:fuzz -- [--bodies 20000] [--series 4] [--db pglite|pg] [--seed 1]

Sends so many random bodies to all operations, in several series: made from the contract's own schemas about what is there, most of them
with fields dropped, swapped, added or extreme. No answer may be a fault, stay away or take more than two seconds; six of ten bodies must
be looked into, and one of twenty must do what it asks, so that the rest means something. Afterwards stock is the sum of its entries, there
is one owner, and the memory is back where it was (S6, S11, I2). Linux only: it reads /proc.`

const options = readProofOptions(usage, { bodies: '20000', series: '4', db: 'pglite', seed: '1' })
const least = { read: 0.6, done: 0.05 }
const series = Number(options.series)

await prove(options.db, async ({ settings }) => {
  const server = await startMeasuredServer({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000000' })
  try {
    console.log(`seed ${options.seed}, ${series} series`)
    const people = [
      await somebody(asRunning(server), 'ada'),
      await somebody(asRunning(server), 'ben'),
    ] as const
    const wrong: string[] = []
    const { answers, wrong: grown } = await measureSeries({
      server,
      count: series,
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
    const all = together(answers)
    console.log(attempted('bodies', countOfAnswers(all), `: ${answersInWords(all)}`))
    wrong.push(...grown, ...wrongInAnswers(all, least))
    return wrong
  } finally {
    await server.kill()
  }
})
