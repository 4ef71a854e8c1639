import { plainText } from '../catalog/plain-text.ts'
import { csvRow } from './csv-row.ts'
import { pastedAmount } from './line-readings.ts'
import { plainName, rarityCalled, type WrittenLine } from './written-line.ts'

/** Columns of a CSV whose first row names them. */
export type Columns = {
  readonly separator: string
  /** How many columns there are. */
  readonly count: number
  readonly name: number
  readonly quantity: number
  readonly tier: number
  readonly rarity: number
}

/** The columns of name, amount, tier and rarity in a heading row (-1 if missing); null if the row is no heading. */
export function readHeading(text: string): Columns | null {
  const separator = ['\t', ';', ','].find((sign) => text.includes(sign))
  if (separator === undefined) return null
  const cells = csvRow(text, separator).map((cell) => plainText(cell))
  const at = (...titles: readonly string[]) => cells.findIndex((cell) => titles.includes(cell))
  const columns = {
    separator,
    count: cells.length,
    name: at('item', 'item name', 'name'),
    quantity: at('quantity', 'amount', 'have', 'count'),
    tier: at('tier'),
    rarity: at('rarity'),
  }
  return columns.name >= 0 && columns.quantity >= 0 ? columns : null
}

/** Reads a row by the columns of the heading. With more cells than columns, such as for 1,200 without quotes, the amount is unknown. */
export function readRow(text: string, columns: Columns): WrittenLine {
  const cells = csvRow(text, columns.separator)
  const tier = Number.parseInt((cells[columns.tier] ?? '').replace(/^t/i, ''), 10)
  return {
    name: plainName(cells[columns.name] ?? ''),
    quantity: cells.length > columns.count ? null : pastedAmount(cells[columns.quantity] ?? ''),
    tier: Number.isNaN(tier) ? null : tier,
    rarity: rarityCalled(plainText(cells[columns.rarity] ?? '')),
  }
}
