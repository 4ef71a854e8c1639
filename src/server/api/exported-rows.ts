import type { SQL } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'
import type { JsonPieces } from '../http/stream-json.ts'

/** What a room stores about a person, by a name for each kind of thing, read as it is sent; without secrets (AUTH-5). */
export type Exporter = (database: Queryable, userId: string) => Readonly<Record<string, JsonPieces>>

/** The first row of a query, or null. */
export async function* oneRow(database: Queryable, statement: SQL): JsonPieces {
  const [row] = await database.all(statement)
  yield rowText(row ?? null)
}

/** All rows of a query that never gives many. */
export async function* allRows(
  database: Queryable,
  statement: SQL,
  textOf: (row: Row) => string = rowText,
): JsonPieces {
  const rows = await database.all(statement)
  yield `[${rows.map((row) => textOf(row)).join(',\n')}]`
}

/**
 * The rows of a query that may give any number, so many as one statement fetches at a time; others are answered in
 * between. What is saved and deleted meanwhile may be among them or not.
 * @param after the statement for the rows behind that one, for the first ones behind null
 */
export async function* rowsInBatches(
  database: Queryable,
  after: (last: Row | null) => SQL,
  textOf: (row: Row) => string = rowText,
): JsonPieces {
  yield '['
  let last: Row | null = null
  for (;;) {
    const rows: readonly Row[] = await database.all(after(last))
    if (rows.length === 0) break
    for (const row of rows) {
      yield `${last ? ',\n' : ''}${textOf(row)}`
      last = row
    }
  }
  yield ']'
}

/** A row whose column `document` is JSON text already: a large one is not parsed only to be written again. */
export function withDocument({ document, ...row }: Row): string {
  return `${rowText(row).slice(0, -1)},"document":${String(document)}}`
}

function rowText(row: Row | null): string {
  return JSON.stringify(row)
}
