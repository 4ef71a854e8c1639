import { isoTime } from '../configuration/clock.ts'
import type { Row } from './database.ts'

/** A text column. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw wrongColumn(column, 'text', value)
  return value
}

/** A whole number. PGlite gives `bigint` and `count(*)` as numbers, pg gives them as text. */
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

/** A `timestamptz` column as ISO text. */
export function timeText(row: Row, column: string): string {
  return isoTime(time(row, column))
}

function wrongColumn(column: string, expected: string, value: unknown): Error {
  return new Error(`column ${column} should be ${expected}, but is of type ${typeof value}`)
}

/** Whether a value can be compared with a `uuid` column; PostgreSQL refuses any other text. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** A text column; null for null. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] == null ? null : text(row, column)
}

/** A `timestamptz` column as ISO text; null for null. */
export function timeTextOrNull(row: Row, column: string): string | null {
  return row[column] == null ? null : timeText(row, column)
}

/** A text column; '' for null. */
export function textOrEmpty(row: Row, column: string): string {
  return row[column] == null ? '' : text(row, column)
}
