import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KeptRun } from './run-row.ts'

/** What the commands of a run of the bar have come to so far, by their words. */
type Kept = {
  /** The commit and the seed that it tries. */
  readonly of: string
  readonly ran: Readonly<Record<string, KeptRun>>
}

/**
 * What the commands of an earlier run came to, so that one which was stopped goes on where it was.
 * @throws where the file is of another commit or another seed: a table is of one state of the project
 */
export function readKeptRuns(file: string, of: string): Map<string, KeptRun> {
  if (!existsSync(file)) return new Map()
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.of !== of) throw new Error(`The run to go on with is of ${kept.of}, and this is ${of}.`)
  return new Map(Object.entries(kept.ran))
}

export function keepRuns(file: string, of: string, ran: ReadonlyMap<string, KeptRun>): void {
  const kept: Kept = { of, ran: Object.fromEntries(ran) }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** The commit; where there is more than it in the folder, also the time, so that no other state is taken for this one. */
export function stateOfTheProject(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain') === '' ? '' : `, changed since, at ${new Date().toISOString()}`
  return `commit ${git('rev-parse', 'HEAD')}${changed}`
}
