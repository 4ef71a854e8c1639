import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../support/server-data-folder.ts'
import { freeRights, guards, type Mutant } from './mutants/guards.ts'

const usage = `npm run verify:mutants -- [--from 0] [--to 999] [--at-once 2]

Takes one guard of settlements away at a time, in a copy of the project, and runs the authorisation matrix and the tests of
settlements over it, on PostgreSQL. Each must fail: a guard that no test misses is no guard (B3).`

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '999' },
    'at-once': { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const files = [
  'settlement-matrix',
  'settlement-invites',
  'settlements',
  'settlement-live',
  'settlement-names',
  'settlement-limits',
  'account-deletion',
  'collisions',
]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const mutants = [...guards, ...freeRights(read('src/domain/settlement/right.ts'))].slice(
  Number(values.from),
  Number(values.to),
)
for (const { what, file, text } of mutants)
  if (read(file).split(text).length !== 2) throw new Error(`“${what}” does not fit ${file} any more`)

const survivors: string[] = []
const waiting = [...mutants]
await Promise.all(Array.from({ length: Number(values['at-once']) }, work))
console.log(`${mutants.length - survivors.length} of ${mutants.length} found out`)
process.exitCode = survivors.length === 0 ? 0 : 1

async function work(): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'bit-calculator-mutant-'))
  try {
    for (const part of [
      'src',
      'tests',
      'scripts',
      'package.json',
      'vitest.config.ts',
      'tsconfig.json',
      'tsconfig.base.json',
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // Without a mutant everything must pass, or being found out would mean nothing.
    if (!(await passes(copy))) throw new Error('the tests fail without any mutant')
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) await tryOne(copy, mutant)
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function tryOne(copy: string, { what, file, text, becomes }: Mutant): Promise<void> {
  const place = join(copy, file)
  writeFileSync(
    place,
    read(file).replace(text, () => becomes),
  )
  const isFound = !(await passes(copy))
  writeFileSync(place, read(file))
  if (!isFound) survivors.push(what)
  console.log(`${isFound ? 'found out' : 'SURVIVED '}  ${what}`)
}

/** File by file, until one fails. */
async function passes(copy: string): Promise<boolean> {
  for (const file of files) {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'api',
        '--bail',
        '1',
        '-t',
        'PostgreSQL',
        `tests/api/${file}.test.ts`,
      ],
      { cwd: copy, stdio: 'ignore' },
    )
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) return false
  }
  return true
}
