import { type SQL, sql } from 'drizzle-orm'
import type { Needs } from '#domain/settlement/act'
import { byKey, type Rows, type Snapshot, type Tables } from '#domain/settlement/tables'
import { noSettlement, type ReadPermit } from '../access/permit.ts'
import { whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { jsonColumn } from './json-column.ts'
import { settlementOf } from './rows.ts'
import { selectsOfProject } from './rows-of-project.ts'
import type { StoredTable } from './stored-table.ts'
import { type StoredName, storedNames, storedTables } from './stored-tables.ts'

/** All rows that every member may see, read in one statement so that they fit together. */
export async function readSnapshot(
  database: Queryable,
  { settlementId }: ReadPermit<'settlement.get' | 'settlement.export' | 'settlement.set_catalogue'>,
): Promise<Snapshot> {
  const needs = Object.fromEntries(storedNames.map((name) => [name, 'all'] as const))
  const [row] = await database.all(sql`
    select settlements.*, ${tablesIn(settlementId, needs)} from settlements where id = ${settlementId}`)
  if (!row) throw noSettlement()
  const stored = storedNames.map((name) => [name, readTable(name, row)])
  const tables = { settlements: [settlementOf(row)], ...Object.fromEntries(stored) } as Snapshot['tables']
  return { seq: whole(row, 'seq'), tables }
}

/**
 * The rows that say how far one live project is, read in one statement so that they fit together; of other projects there are none.
 * Undefined where there is no such settlement.
 */
export async function readRowsOfProject(
  database: Queryable,
  settlementId: string,
  projectId: string,
): Promise<Rows | undefined> {
  const columns = Object.entries(selectsOfProject(settlementId, projectId)).map(([name, rows]) =>
    jsonColumn(name, rows),
  )
  const [row] = await database.all(sql`
    select settlements.*, ${sql.join(columns, sql`, `)} from settlements where id = ${settlementId}`)
  return row && rowsIn(row)
}

/** Columns with the needed rows as JSON, one for each table, to be read by `rowsIn`. */
export function tablesIn(settlementId: string, needs: Needs): SQL {
  const columns = storedNames.map((name) =>
    needs[name] === undefined
      ? sql`null as ${sql.identifier(name)}`
      : jsonColumn(name, storedTables[name].select(settlementId, needs[name])),
  )
  return sql.join(columns, sql`, `)
}

/** The rows in columns as `tablesIn` gives them, with the settlement's own; a table whose column is null or missing is empty. */
export function rowsIn(row: Row): Rows {
  const stored = storedNames.map((name) => [name, byKey(name, readTable(name, row))])
  return { settlements: byKey('settlements', [settlementOf(row)]), ...Object.fromEntries(stored) }
}

/** Rows of one table of a settlement. */
export async function readRows<Name extends StoredName>(
  database: Queryable,
  name: Name,
  settlementId: string,
  keys: readonly string[] | 'all',
): Promise<readonly Tables[Name][]> {
  const table = storedTables[name] as StoredTable<Tables[Name]>
  return (await database.all(table.select(settlementId, keys))).map(table.read)
}

function readTable<Name extends StoredName>(name: Name, row: Row): readonly Tables[Name][] {
  const table = storedTables[name] as StoredTable<Tables[Name]>
  return ((row[name] ?? []) as readonly Row[]).map(table.read)
}
