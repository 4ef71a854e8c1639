import type { Database, Tx } from './database.ts'

/** The database as a transaction sees it: what asks for a transaction of its own becomes a part of this one. */
export function databaseWithin(tx: Tx, database: Database): Database {
  return { ...database, ...tx, transaction: (work) => work(tx) }
}
