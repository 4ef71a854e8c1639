import type { SQL } from 'drizzle-orm'
import type { Ending } from '#domain/settlement/ledger-rows'
import type { Row } from '../db/database.ts'

/** A dropped row, and what becomes of it where it is kept. */
export type Dropped = { readonly key: string; readonly as?: Ending }

/** How the rows of a table are stored. The settlement's own row is handled apart, because it is locked and has the number. */
export type StoredTable<Stored> = {
  /** The rows of a settlement, in the order of their table; only those of the keys, if some are given. */
  readonly select: (settlementId: string, keys: readonly string[] | 'all') => SQL
  readonly read: (row: Row) => Stored
  /** A part of a statement that begins `with numbered as (…)`. Like `drop`, this part must write only if `numbered` has a row. */
  readonly put: (settlementId: string, rows: readonly Stored[]) => SQL
  /** @param at when the rows are dropped, in epoch milliseconds */
  readonly drop: (settlementId: string, drops: readonly Dropped[], at: number) => SQL | readonly SQL[]
}
