import { type SQL, sql } from 'drizzle-orm'
import type { AddsTo } from '#domain/settlement/ledger-act'
import type { Row } from '../db/database.ts'

/** The row that an act adds. */
export type AddedRow = { readonly table: AddsTo; readonly id: string }

/** A column with whether a row has that id already, shown or not, to be read by `isIdTakenIn`: the new row would overwrite that one. */
export function takenIdColumn(settlementId: string, { table, id }: AddedRow): SQL {
  return sql`exists (
    select from ${sql.identifier(table)} where settlement_id = ${settlementId} and id = ${id}) as is_id_taken`
}

export function isIdTakenIn(row: Row): boolean {
  return row.is_id_taken === true
}
