import type { Row } from './database.ts'

/** A text column. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw wrongColumn(column, 'text', value)
  return value
}

/** A whole number: one driver gives `bigint` and `count(*)` as numbers, the other as texts. */
export function whole(row: Row, column: string): number {
  const value = row[column]
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw wrongColumn(column, 'a whole number', value)
  return number
}

/** A `timestamptz` column as epoch milliseconds. */
export function time(row: Row, column: string): number {
  const at = Date.parse(text(row, column))
  if (Number.isNaN(at)) throw wrongColumn(column, 'a time', row[column])
  return at
}

function wrongColumn(column: string, expected: string, value: unknown): Error {
  return new Error(`column ${column} should be ${expected}, but is of type ${typeof value}`)
}
