import { hostile } from './bodies/hostile-bodies.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { trySeries } from './fuzz/try-series.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:bodies -- [--bodies 7000] [--series 3] [--db pglite|pg] [--seed 1]

Sends so many hostile bodies (deep, huge, of other types, odd characters, __proto__), made of inputs about what is there, to one server, in
several series, with every sixth input as it is; and measures its memory: at most, and what is left once collecting garbage gives nothing
more back (V8 may keep what it no longer needs). No series after the first may add more than a twentieth to what JavaScript holds, or a tenth
to the process, no answer may be a fault, stay away or take more than two seconds, six of ten bodies must be looked into, and one of twenty
must do what it asks (S6, S11). Linux only: it reads /proc.`

const options = readProofOptions(usage, { bodies: '7000', series: '3', db: 'pglite', seed: '1' })
const [count, series, seed] = [Number(options.bodies), Number(options.series), Number(options.seed)]

await prove(options.db, async (place) => {
  console.log(`seed ${seed}, ${count} bodies a series`)
  // The same bodies each time, so the memory of the series can be compared. That leaves each operation too few different ones to be judged.
  const seedOf = () => seed
  return (await trySeries(place, { what: 'hostile bodies', series, count, seedOf, become: hostile })).wrong
})
