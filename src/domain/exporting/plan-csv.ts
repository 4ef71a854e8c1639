import { rarityName } from '../catalog/rarity.ts'
import type { ExportWords, PlanToExport } from './plan-text.ts'

/** The materials as CSV with CRLF lines, in which no cell runs as a formula (S12). */
export function planAsCsv({ materials, once }: PlanToExport, words: ExportWords): string {
  const rows = materials.map((row) => [
    row.itemName,
    row.tier < 0 ? '' : row.tier,
    rarityName(row.rarity),
    row.isBaseItem ? words.gather : words.craft,
    row.needed,
    row.have,
    row.missing,
    row.comesAlong,
    row.toGet,
    row.craft?.crafts ?? '',
    (!row.obtainFirst && once.get(row.itemId)?.quantity) || '',
  ])
  return [words.columns, ...rows].map(csvLine).join('')
}

/** One line, with its end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** One cell. A text that starts like a formula gets an apostrophe in front (OWASP ASVS 1.2.10). */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
