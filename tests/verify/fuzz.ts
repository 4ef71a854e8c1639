import type { Dice } from '#scripts/verify-sync/dice'
import { wrongInOperations } from './bodies/answers.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { disturbed } from './fuzz/disturbed.ts'
import { trySeries } from './fuzz/try-series.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:fuzz -- [--bodies 20000] [--series 4] [--db pglite|pg] [--seed 1]

Sends so many random bodies to all operations, signing in and out among them, in several series: made from the contract's own schemas about
what is there, most of them with fields dropped, swapped, added or extreme. No answer may be a fault, stay away or take more than two
seconds; six of ten bodies must be looked into, and one of twenty must do what it asks; of each operation that enough are sent to, six of ten
and one, so that the rest means something. Afterwards stock is the sum of its entries, there is one owner, and the memory is back where it
was (S6, S11, I2). Linux only: it reads /proc.`

const options = readProofOptions(usage, { bodies: '20000', series: '4', db: 'pglite', seed: '1' })
const [bodies, series, seed] = [Number(options.bodies), Number(options.series), Number(options.seed)]

await prove(options.db, async (place) => {
  console.log(`seed ${seed}, ${series} series`)
  const { answers, wrong } = await trySeries(place, {
    what: 'bodies',
    series,
    count: Math.ceil(bodies / series),
    seedOf: (number) => seed + number,
    become: oftenDisturbed,
  })
  return [...wrong, ...wrongInOperations(answers)]
})

function oftenDisturbed(dice: Dice, input: unknown): string {
  return JSON.stringify(dice.happens(45) ? input : disturbed(dice, input)) ?? ''
}
