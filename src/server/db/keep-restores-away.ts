import type { Client } from 'pg'
import { serverLock } from './advisory-locks.ts'
import type { Row } from './database.ts'
import { epochOf, epochStatement } from './epoch.ts'

/**
 * Shares the lock by which a restore sees that a server runs, for as long as this connection is open. Meanwhile a
 * restore refuses to begin, even if DATABASE_URL gives the server's connections other names.
 * @param epoch the epoch of the database when the server started
 * @returns `too late` if a restore is running or has run: what the server keeps in memory is of an epoch that is over
 */
export async function keepRestoresAway(
  client: Pick<Client, 'query'>,
  epoch: string,
): Promise<'kept away' | 'too late'> {
  const locked = await client.query('select pg_try_advisory_lock_shared($1) as is_held', [serverLock])
  if (!locked.rows[0].is_held) return 'too late'
  const { rows } = await client.query<Row>(epochStatement)
  return epochOf(rows[0]!) === epoch ? 'kept away' : 'too late'
}
