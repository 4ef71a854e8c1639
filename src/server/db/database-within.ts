import type { Database, Tx } from './database.ts'

/** The database as a transaction sees it: what asks for a transaction of its own becomes a part of this one, and does not commit it. */
export function databaseWithin(tx: Tx, database: Database): Database {
  const within: Tx = { ...tx, writeLast: tx.write }
  return { ...database, ...within, transaction: (work) => work(within) }
}
