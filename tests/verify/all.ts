import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { keepRuns, readKeptRuns, stateOfTheProject } from './bar/kept-runs.ts'
import { describeMachine } from './bar/machine.ts'
import { rows } from './bar/rows.ts'
import { type KeptRun, type Tried, tryRow } from './bar/run-row.ts'
import { lineOf, listOf, tableOf, verdictOf } from './bar/table.ts'

const usage = `npm run verify -- [--only B5,B6] [--seed 1] [--go-on] [--keep FILE] [--list]

Tries the whole bar, row by row (docs/requirements.md, B1 to B24), and prints the table: how much was attempted, how much passed. It takes
hours. A row holds where its commands end well, attempt what the bar asks for and pass all of it; the last column says why it does not, and what
was not tried. --list shows the commands and runs none. Everything that the commands say goes to .scratch/verify.log, or with --only to
.scratch/verify-some.log. --seed goes to all that draw by chance; runs in a row want seeds that are
thousands apart, since many commands count on from theirs. --go-on takes what the commands of a stopped run of these files and this seed came
to as it is, and runs the others. What they came to is kept in .scratch/verify.json, or in the file of --keep: in docs/verified, where it can be
committed without being another state of the project. Build first: npm run build.`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'go-on': { type: 'boolean' },
    keep: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const wanted = values.only?.split(',')
const chosen = rows.filter(({ key }) => wanted?.includes(key) ?? true)

if (values.help) console.log(usage)
else if (values.list) console.log(listOf(chosen))
else process.exitCode = await tryAll()

async function tryAll(): Promise<number> {
  // A run of some rows writes to files of its own, so what a whole run has tried so far is kept. With --go-on those rows belong to the
  // whole run that was stopped, so its files are read and written.
  const name = wanted && !values['go-on'] ? 'verify-some' : 'verify'
  const log = `.scratch/${name}.log`
  const file = values.keep ?? `.scratch/${name}.json`
  mkdirSync('.scratch', { recursive: true })
  const of = `${stateOfTheProject()}, seed ${values.seed}`
  const ran = values['go-on'] ? readKeptRuns(file, of) : new Map<string, KeptRun>()
  if (ran.size === 0) writeFileSync(log, '')
  const tried: Tried[] = []
  for (const row of chosen) {
    const keep = () => keepRuns(file, of, ran)
    const one = await tryRow(row, { log, seed: values.seed, ran, keep })
    tried.push(one)
    console.log(lineOf(one))
  }
  console.log(`\n${describeMachine()}\n${of}\n${tableOf(tried)}`)
  return tried.every((one) => verdictOf(one) === 'holds') ? 0 : 1
}
