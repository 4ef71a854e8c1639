import type { Tally } from './judge-run.ts'
import type { Row } from './rows.ts'
import type { Tried } from './run-row.ts'

type Verdict = 'holds' | 'DOES NOT HOLD' | 'holds as far as it is tried' | 'NOT TRIED'

/** A row that is tried in part never holds as a whole, nor does one of which nothing was attempted. */
export function verdictOf({ row, tallies, faults }: Tried): Verdict {
  if (row.runs.length === 0) return 'NOT TRIED'
  if (faults.length > 0 || sumOf(tallies, 'attempted') === 0) return 'DOES NOT HOLD'
  return row.untried ? 'holds as far as it is tried' : 'holds'
}

export function tableOf(tried: readonly Tried[]): string {
  const lines = tried.map((one) => {
    const { row, tallies, faults, seconds } = one
    return [
      row.key,
      row.what,
      row.runs.length === 0 ? '' : `${sumOf(tallies, 'passed')} of ${sumOf(tallies, 'attempted')}`,
      `${Math.round(seconds)} s`,
      verdictOf(one),
      [...faults, ...(row.untried ? [`not tried: ${row.untried}`] : [])].join('; '),
    ]
  })
  return inColumns([['row', 'what', 'passed', 'time', '', ''], ...lines])
}

/** One line about a row that has been tried, with each of its counts. */
export function lineOf(one: Tried): string {
  const counts = one.tallies.map(({ what, attempted, passed }) => `${passed} of ${attempted} ${what}`)
  return `${one.row.key}: ${[verdictOf(one), ...counts, ...one.faults].join('; ')}`
}

/** The rows with their commands, without results. */
export function listOf(rows: readonly Row[]): string {
  return rows
    .map(({ key, what, runs, untried }) =>
      [
        `${key}  ${what}`,
        ...runs.map(({ words }) => `     ${words.join(' ')}`),
        ...(untried ? [`     not tried: ${untried}`] : []),
      ].join('\n'),
    )
    .join('\n')
}

function sumOf(tallies: readonly Tally[], part: 'attempted' | 'passed'): number {
  return tallies.reduce((sum, tally) => sum + tally[part], 0)
}

function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((cells) => cells[at]!.length)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
