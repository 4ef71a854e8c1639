import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rows } from './rows.ts'
import type { Tried } from './run-row.ts'

/** What a run of the bar has tried so far, by the key of the row. */
type Kept = {
  /** The commit and the seed that it tries. */
  readonly of: string
  readonly tried: Readonly<Record<string, KeptRow>>
}
type KeptRow = Omit<Tried, 'row'> & { readonly untried?: string | undefined }

/**
 * The rows that an earlier run tried, so that one which was stopped goes on where it was.
 * @throws where the file is of another commit or another seed: a table is of one state of the project
 */
export function readKeptRows(file: string, of: string): ReadonlyMap<string, Tried> {
  if (!existsSync(file)) return new Map()
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (kept.of !== of) throw new Error(`The run to go on with is of ${kept.of}, and this is ${of}.`)
  return new Map(
    rows
      .filter(({ key }) => kept.tried[key])
      .map((row) => {
        const { untried, ...counted } = kept.tried[row.key]!
        return [row.key, { ...counted, row: untried === undefined ? row : { ...row, untried } }]
      }),
  )
}

export function keepRows(file: string, of: string, tried: ReadonlyMap<string, Tried>): void {
  const kept: Kept = {
    of,
    tried: Object.fromEntries(
      [...tried].map(([key, { row, ...counted }]) => [key, { ...counted, untried: row.untried }]),
    ),
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** The commit; where there is more than it in the folder, also the time, so that no other state is taken for this one. */
export function stateOfTheProject(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain') === '' ? '' : `, changed since, at ${new Date().toISOString()}`
  return `commit ${git('rev-parse', 'HEAD')}${changed}`
}
