import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../support/server-data-folder.ts'
import { allGuards } from './mutants/all-guards.ts'
import { freeRights, type Mutant } from './mutants/guards.ts'

const usage = `npm run verify:mutants -- [--from 0] [--to 999] [--only "words of a name"]… [--at-once 2]

Takes one guard of settlements away at a time, in a copy of the project, and runs the authorisation matrix and the tests of
settlements over it, on PostgreSQL. Each must fail: a guard that no test misses is no guard (B3). Beside each stands the test
that failed first.`

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '999' },
    only: { type: 'string', multiple: true, default: [''] },
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
  'personal-settlement',
  'settlement-acts',
  'settlement-live',
  'settlement-names',
  'member-levels',
  'settlement-limits',
  'account-deletion',
  'collisions',
  'ledger',
  'ledger-refusals',
  'templates',
  'contributions',
  'contribution-statistics',
  'notifications',
  'webhooks',
  'webhook-failures',
  'progress-links',
  'progress-page',
  'progress-live',
  'shared-projects',
  'shared-with-fellows',
  'shared-deliveries',
  'backups',
  'troubled-restores',
  'operator',
]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const mutants = [...allGuards, ...freeRights(read('src/domain/settlement/right.ts'))]
  .slice(Number(values.from), Number(values.to))
  .filter(({ what }) => values.only.some((words) => what.includes(words)))
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
    const failure = await firstFailure(copy)
    if (failure) throw new Error(`the tests fail without any mutant: ${failure}`)
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
  const failure = await firstFailure(copy)
  writeFileSync(place, read(file))
  if (!failure) survivors.push(what)
  console.log(failure ? `found out  ${what}\n           by ${failure}` : `SURVIVED   ${what}`)
}

/**
 * File by file, until a test fails. @returns its name, or null where all pass
 * @throws where the tests cannot be run at all: that finds nothing out
 */
async function firstFailure(copy: string): Promise<string | null> {
  for (const file of files) {
    const report = join(copy, 'report.json')
    rmSync(report, { force: true })
    const parts = [
      '--project',
      'api',
      '--bail',
      '1',
      '-t',
      'PostgreSQL',
      '--reporter',
      'json',
      '--outputFile',
      report,
    ]
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...parts, `tests/api/${file}.test.ts`],
      { cwd: copy, stdio: 'ignore' },
    )
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) return `${file}: ${failedTestIn(report)}`
  }
  return null
}

function failedTestIn(report: string): string {
  if (!existsSync(report)) throw new Error('the tests could not be run')
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.find(({ status }) => status === 'failed')
  if (!failed) throw new Error(`no test ran: ${testResults.map(({ message }) => message).join(' ')}`)
  return `${failed.title}: ${failed.failureMessages[0]?.split('\n')[0]}`
}

type Report = {
  readonly testResults: readonly {
    /** Why the file did not load. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
