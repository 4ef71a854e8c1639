import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rows } from './bar/rows.ts'
import { type Tried, tryRow } from './bar/run-row.ts'
import { listOf, tableOf, verdictOf } from './bar/table.ts'

const usage = `npm run verify -- [--only B5,B6] [--list]

Tries the whole bar, row by row (docs/requirements.md, B1 to B24), and prints the table: how much was attempted, how much passed. It takes
hours. What a row asks for and no command tries yet stands in the last column, and counts as not tried. --list shows the commands and
runs none. Everything that the commands say goes to .scratch/verify.log. Build first: npm run build.`

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
})
const wanted = values.only?.split(',')
const chosen = rows.filter(({ key }) => wanted?.includes(key) ?? true)

if (values.help) console.log(usage)
else if (values.list) console.log(listOf(chosen))
else process.exitCode = await tryAll()

async function tryAll(): Promise<number> {
  const log = '.scratch/verify.log'
  mkdirSync('.scratch', { recursive: true })
  writeFileSync(log, '')
  const tried: Tried[] = []
  for (const row of chosen) {
    const one = await tryRow(row, log)
    tried.push(one)
    console.log(`${row.key}: ${verdictOf(one)}`)
  }
  console.log(`\n${tableOf(tried)}`)
  return tried.every((one) => verdictOf(one) === 'holds') ? 0 : 1
}
