import { isoTime } from '../configuration/clock.ts'
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

/** The same as an ISO text, as the contract wants it. */
export function timeText(row: Row, column: string): string {
  return isoTime(time(row, column))
}

function wrongColumn(column: string, expected: string, value: unknown): Error {
  return new Error(`column ${column} should be ${expected}, but is of type ${typeof value}`)
}

/** Whether the database can look for it as an id. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** A text, or '' where there is none. */
export function textOrEmpty(row: Row, column: string): string {
  return row[column] == null ? '' : text(row, column)
}
