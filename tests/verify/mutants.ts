import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { attempted } from '#scripts/attempted'
import { root } from '../support/server-data-folder.ts'
import { allGuards, mutantsOf } from './mutants/all-guards.ts'
import { type Copy, copyProject } from './mutants/finding/copy-of-project.ts'
import { findOut, passingWithout, testKey } from './mutants/finding/find-out.ts'
import { rememberFound } from './mutants/finding/found-before.ts'
import type { Failure } from './mutants/finding/run-tests.ts'
import type { Mutant } from './mutants/mutant.ts'
import { refusals } from './mutants/refusals.ts'
import { freeRights } from './mutants/rights.ts'
import { countsByList, sampleOf } from './mutants/sample.ts'

const usage = `npm run verify:mutants -- [--sample 120] [--seed 1] [--from 0] [--to 999] [--only "words of a name"]… [--at-once 2] [--units] [--likely] [--list]

Takes one guard away at a time, in a copy of the project, and runs tests over it, on PostgreSQL: those that found it out the last time,
those that its list says are likely to, then all of settlements. A test must fail, and not by taking too long; at the end each of those must
hold without any change: a guard that no test misses is no guard (B3). Beside each stands the test that failed. --units runs unit tests alone,
which find most refusals of acts out, and quickly; --likely runs only the tests that a list names. --list names the guards and runs nothing.
All guards take hours. --sample takes so many, drawn by the seed, of each list its share and at least one.`

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '999' },
    only: { type: 'string', multiple: true, default: [''] },
    'at-once': { type: 'string', default: '2' },
    units: { type: 'boolean', default: false },
    likely: { type: 'boolean', default: false },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const everyGuard = mutantsOf({
  ...allGuards,
  rights: freeRights(read('src/domain/settlement/right.ts')),
  refusals: refusals(),
}).map((mutant, number) => ({ ...mutant, number }))
const { sample, seed } = values
const drawn =
  sample === undefined ? everyGuard : sampleOf(everyGuard, { size: Number(sample), seed: Number(seed) })
const mutants = drawn.filter(
  ({ what, number }) =>
    number >= Number(values.from) &&
    number < Number(values.to) &&
    values.only.some((words) => what.includes(words)),
)
// The text to be replaced must stand in its file exactly once.
for (const { what, file, text } of mutants)
  if (read(file).split(text).length !== 2) throw new Error(`“${what}” does not fit ${file} any more`)

if (values.help) console.log(usage)
else if (values.list) for (const { number, what } of mutants) console.log(`${number}  ${what}`)
else process.exitCode = await tryAll()

async function tryAll(): Promise<number> {
  if (sample !== undefined)
    console.log(`seed ${seed}: ${drawn.length} of ${everyGuard.length} guards: ${countsByList(drawn)}`)
  const found = new Map<string, Failure>()
  const waiting = [...mutants]
  const work = async (copy: Copy) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const since = performance.now()
      const { failure, runs } = await findOut(mutant, copy, values)
      if (failure) found.set(mutant.what, failure)
      const seconds = ((performance.now() - since) / 1_000).toFixed(0)
      console.log(said(mutant, failure, `${seconds} s, ${runs} runs`))
    }
  }
  const copies = Array.from({ length: Number(values['at-once']) }, copyProject)
  try {
    await Promise.all(copies.map(work))
    const passing = await passingWithout([...found.values()], copies[0]!)
    for (const [what, failure] of found)
      if (passing.has(testKey(failure))) rememberFound(what, failure)
      else {
        found.delete(what)
        console.log(`SURVIVED   ${what}\n    since this fails without it, too: ${testKey(failure)}`)
      }
  } finally {
    for (const copy of copies) await copy.remove()
  }
  console.log(attempted('guards', mutants.length, `, ${found.size} found out`))
  return found.size === mutants.length ? 0 : 1
}

function said(
  { number, what }: Mutant & { readonly number: number },
  by: Failure | null,
  effort: string,
): string {
  return by
    ? `${number} found out  ${what}, ${effort}\n    by ${testKey(by)}: ${by.message}`
    : `${number} SURVIVED   ${what}, ${effort}`
}
