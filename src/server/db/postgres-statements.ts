import { DrizzleQueryError } from 'drizzle-orm/errors'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type ClientBase, DatabaseError, type Pool, types } from 'pg'
import type { Queryable, Writable } from './database.ts'
import { noteWrite } from './sent-writes.ts'

const dialect = new PgDialect()
const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins
const kept: readonly number[] = [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]

/** Times stay text, as the built-in database gives them and `columns.ts` reads them. */
const textOfTimes = {
  getTypeParser: ((type, format) =>
    kept.includes(type)
      ? (value: string) => value
      : types.getTypeParser(type, format)) as typeof types.getTypeParser,
}

/**
 * Runs statements on a connection, or each on one of the pool's. Not through drizzle, which sends a statement a moment after it is asked to: the
 * commit of `writeLast` would go ahead of its write.
 */
export function runnerOn(connection: Pool | ClientBase): Queryable['all'] {
  return async (statement) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    try {
      return (await connection.query({ text: sql, types: textOfTimes }, params)).rows
    } catch (error) {
      // As the built-in database's errors: the log names the statement.
      throw error instanceof Error ? new DrizzleQueryError(sql, params, error) : error
    }
  }
}

/**
 * Runs a transaction on one of the pool's connections. A read is sent at once, also while others are under way: the answers come in their
 * order, and once a statement has failed all behind it fail.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Writable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const run = runnerOn(client)
  let [isOver, isReleased, isLost] = [false, false, false]
  const end = (how: 'commit' | 'rollback') => {
    isOver = true
    return client.query(how)
  }
  const begun = client.query('begin')
  // Reads are sent behind it. Without it they would not belong together, so whatever writes waits for it, and so does the commit.
  begun.catch(() => {})
  const all: Writable['all'] = async (statement) => {
    // By then the connection may serve another transaction.
    if (isReleased) throw new Error('a transaction that has ended reads nothing')
    return run(statement)
  }
  const requireOpen = async () => {
    await begun
    // Without the transaction, this would be saved by itself.
    if (isOver) throw new Error('a transaction that has ended writes nothing')
  }
  const write: Writable['write'] = async (statement) => {
    await requireOpen()
    return run(statement)
  }
  const writeLast: Writable['writeLast'] = async (statement) => {
    await requireOpen()
    noteWrite()
    const [written, committed] = await Promise.allSettled([run(statement), end('commit')])
    // Where the write failed too, its error is thrown, which does not say that the connection ended.
    if (committed.status === 'rejected') isLost = !goesOnAfter(committed.reason)
    if (written.status === 'rejected') throw written.reason
    if (committed.status === 'rejected') throw committed.reason
    return written.value
  }
  try {
    const result = await work({ all, write, writeLast })
    await begun
    if (isOver) return result
    // Only the commit can save something.
    noteWrite()
    await end('commit')
    return result
  } catch (error) {
    if (isOver) isLost ||= !goesOnAfter(error)
    else await end('rollback').catch(() => (isLost = true))
    throw error
  } finally {
    isReleased = true
    // A connection that may be lost is given to nobody else.
    client.release(isLost)
  }
}

/** Codes with which the database may end the connection: it shuts down or crashed, an operator ends it, a time-out of a transaction passed, or it is broken. */
const ending = /^(57P0|25P0[34]|08|58|XX)/

/** Whether the connection goes on after this error: the database answered with it, and did not end the connection. */
function goesOnAfter(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DatabaseError) return !ending.test(at.code ?? '')
  return false
}
