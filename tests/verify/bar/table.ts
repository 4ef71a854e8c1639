import type { Row } from './rows.ts'
import type { Tried } from './run-row.ts'

type Verdict = 'holds' | 'DOES NOT HOLD' | 'holds as far as it is tried' | 'NOT TRIED'

/** A row that is tried in part never holds as a whole. */
export function verdictOf({ row, attempted, passed }: Tried): Verdict {
  if (row.runs.length === 0) return 'NOT TRIED'
  if (passed < attempted) return 'DOES NOT HOLD'
  return row.untried ? 'holds as far as it is tried' : 'holds'
}

export function tableOf(tried: readonly Tried[]): string {
  const lines = tried.map((one) => {
    const { row, attempted, passed, seconds } = one
    return [
      row.key,
      row.what,
      row.runs.length === 0 ? '' : `${passed} of ${attempted}`,
      `${Math.round(seconds)} s`,
      verdictOf(one),
      row.untried ?? '',
    ]
  })
  return inColumns([['row', 'what', 'passed', 'time', '', 'not tried'], ...lines])
}

/** The commands alone. */
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
