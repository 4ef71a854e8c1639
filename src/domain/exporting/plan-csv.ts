import { rarityName } from '../catalog/rarity.ts'
import type { WorkTime } from '../timing/work-time.ts'
import type { ExportedFacts } from './exported-facts.ts'
import { firstRows } from './first-rows.ts'
import type { ExportWords, PlanToExport } from './plan-text.ts'

/** The materials as CSV with CRLF lines, in which no cell runs as a formula (S12). */
export function planAsCsv(
  { materials, once, timeOf, actionOf, factsOf }: PlanToExport,
  words: ExportWords,
): string {
  // What is said of an item as a whole stands in one of its rows alone, so that a column adds up.
  const tellsHave = firstRows(materials)
  // What is needed once stands beside what is made or gathered, not beside what must be there beforehand because a circle is cut.
  const tellsOnce = firstRows(materials.filter(({ obtainFirst }) => !obtainFirst))
  const rows = materials.map((row) => [
    row.itemName,
    row.tier < 0 ? '' : row.tier,
    rarityName(row.rarity),
    words.actions[actionOf(row)],
    row.needed,
    // Not left empty: a pasted list asks where a line has no amount.
    tellsHave.has(row) ? row.have : 0,
    row.missing,
    row.comesAlong,
    row.toGet,
    row.craft?.crafts ?? '',
    (tellsOnce.has(row) && once.get(row.itemId)?.quantity) || '',
    ...timeCells(timeOf(row)),
    ...factCells(factsOf(row), words),
  ])
  return [words.columns, ...rows].map(csvLine).join('')
}

/** Minutes of work, minutes of waiting and stamina, with one decimal; empty where nobody can say (BEY-20). */
function timeCells(time: WorkTime | null): readonly (string | number)[] {
  if (time?.kind === 'worked') return [inMinutes(time.seconds), '', Math.ceil(time.stamina)]
  return time?.kind === 'waits' ? ['', inMinutes(time.seconds), ''] : ['', '', '']
}

function inMinutes(seconds: number): number {
  return Math.ceil(seconds / 6) / 10
}

function factCells(
  { odds, keptBack, packages, coins }: ExportedFacts,
  words: ExportWords,
): readonly (string | number)[] {
  return [odds ? words.odds[odds] : '', keptBack || '', packages || '', coins || '']
}

/** A line of a CSV with its line break. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * A cell as a CSV has it. A text that starts like a formula gets an apostrophe in front (OWASP ASVS 1.2.10); every text with an
 * apostrophe stands in quotes.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
