import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rows } from './rows.ts'
import type { KeptRun } from './run-row.ts'

/** What the commands of a run of the bar have come to so far, by their words. */
type Kept = {
  /** The state of the project and the seed that it tries. */
  readonly of: string
  readonly ran: Readonly<Record<string, KeptRun>>
}

/** The folder of records of former runs. It is no part of what is tried, so a record can be committed before its run is at its end. */
const records = 'docs/verified'

/**
 * What the commands of an earlier run came to, so that a run that was stopped can go on where it was.
 * @throws where the file is of another state of the project or another seed: a table is made of one state and one seed
 */
export function readKeptRuns(file: string, of: string): Map<string, KeptRun> {
  if (!existsSync(file)) return new Map()
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.of !== of) throw new Error(`The run to go on with is of ${kept.of}, and this is ${of}.`)
  return new Map(Object.entries(kept.ran))
}

/** Keeps of each output the lines by which a row is judged; the others stand in the log. */
export function keepRuns(file: string, of: string, ran: ReadonlyMap<string, KeptRun>): void {
  const lines = [...ran].map(([words, run]) => [words, { ...run, output: linesThatCount(run.output) }])
  const kept: Kept = { of, ran: Object.fromEntries(lines) }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

const patterns = rows.flatMap(({ runs }) =>
  runs.flatMap(({ counts }) =>
    counts.flatMap(({ attempted, passed }) => (passed ? [attempted, passed] : [attempted])),
  ),
)

function linesThatCount(output: string): string {
  const lines = output.split('\n')
  return lines
    .filter((line) => line.startsWith('not tried: ') || patterns.some((pattern) => line.match(pattern)))
    .join('\n')
}

/**
 * Names the state of the project that is tried: the same name for the same files, whatever the commit. Where a file is changed and
 * not committed, the name has the time too, so that no other state is taken for this one.
 */
export function stateOfTheProject(): string {
  const git = (...words: string[]) =>
    execFileSync('git', [...words, '--', '.', `:!${records}`], { encoding: 'utf8' }).trim()
  const files = createHash('sha256').update(git('ls-files', '--stage')).digest('hex').slice(0, 12)
  const changed = git('status', '--porcelain') === '' ? '' : `, changed since, at ${new Date().toISOString()}`
  return `files ${files}${changed}`
}
