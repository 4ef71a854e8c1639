import { setTimeout as sleep } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import { monotonicMs } from '../configuration/clock.ts'
import { text } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import type { TextPieces } from '../http/stream-text.ts'

/** Characters of a document that one statement reads. */
export const documentPart = 524_288

/**
 * What a room (the folder of one noun, such as `user-data`) stores about a user, by kind; read while it is sent, and without secrets
 * (AUTH-5).
 */
export type Exporter = (database: Queryable, userId: string) => Readonly<Record<string, TextPieces>>

/**
 * The same database, but each statement waits as long as the last one took. The built-in database runs one statement at
 * a time, so an export would otherwise keep all other requests waiting.
 */
export function takingTurns(database: Queryable): Queryable {
  let tookMs = 0
  return {
    async all(statement) {
      await sleep(tookMs)
      const start = monotonicMs()
      const rows = await database.all(statement)
      tookMs = monotonicMs() - start
      return rows
    },
  }
}

/** The first row of a query, or null. */
export async function* oneRow(database: Queryable, statement: SQL): TextPieces {
  const [row] = await database.all(statement)
  yield JSON.stringify(row ?? null)
}

/** All rows of a query that never returns many. */
export async function* allRows(database: Queryable, statement: SQL): TextPieces {
  const rows = await database.all(statement)
  yield `[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`
}

/**
 * The rows of a query that may return any number, read in batches. Rows saved or deleted meanwhile may be missing or not.
 * @param after the statement for the batch after a row; for the first batch after null
 * @param shape what the file says of a row; the row itself where not given
 */
export function rowsInBatches(
  database: Queryable,
  after: (last: Row | null) => SQL,
  shape: (row: Row) => unknown = (row) => row,
): TextPieces {
  return listOf(eachRow(database, after, shape))
}

type Documents = {
  /** The statement for the row after this one, with the first part of its `document` as JSON text. */
  readonly after: (last: Row | null) => SQL
  /** The statement for the part of the row's `document` that begins at that character; no row if it was deleted. */
  readonly part: (row: Row, start: number) => SQL
}

/**
 * Rows with a large document each, read in parts: whole, it would be in memory several times, and other requests would wait
 * for it. The documents must never change. A row that is deleted before it was read completely is left out.
 */
export function documentRows(database: Queryable, documents: Documents): TextPieces {
  return listOf(eachDocument(database, documents))
}

/** The rows of a query, batch by batch. */
export async function* batchesOf(
  database: Queryable,
  after: (last: Row | null) => SQL,
): AsyncGenerator<readonly Row[]> {
  let rows = await database.all(after(null))
  while (rows.length > 0) {
    yield rows
    rows = await database.all(after(rows.at(-1)!))
  }
}

async function* eachRow(
  database: Queryable,
  after: (last: Row | null) => SQL,
  shape: (row: Row) => unknown,
): AsyncGenerator<readonly string[]> {
  for await (const rows of batchesOf(database, after))
    for (const row of rows) yield [JSON.stringify(shape(row))]
}

async function* eachDocument(
  database: Queryable,
  { after, part }: Documents,
): AsyncGenerator<readonly string[]> {
  let [row] = await database.all(after(null))
  while (row) {
    const { document: _, ...rest } = row
    const parts = await allParts(database, row, part)
    if (parts) yield [JSON.stringify(rest).slice(0, -1), ',"document":', ...parts, '}']
    ;[row] = await database.all(after(row))
  }
}

async function allParts(
  database: Queryable,
  row: Row,
  part: Documents['part'],
): Promise<readonly string[] | null> {
  const parts = [text(row, 'document')]
  // PostgreSQL counts a surrogate pair as one character, JavaScript as two: a part is never shorter here than there.
  while (parts.at(-1)!.length >= documentPart) {
    const [next] = await database.all(part(row, 1 + parts.length * documentPart))
    if (!next) return null
    parts.push(text(next, 'document'))
  }
  return parts
}

async function* listOf(rows: AsyncIterable<readonly string[]>): TextPieces {
  let before = '['
  for await (const pieces of rows) {
    yield before
    yield* pieces
    before = ',\n'
  }
  yield before === '[' ? '[]' : ']'
}
