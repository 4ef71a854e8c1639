import { sql } from 'drizzle-orm'
import { whole } from './columns.ts'
import type { Database } from './database.ts'

/** Bytes of log after which a checkpoint is due. After five times as much it would take 0.1 s, and requests wait for it. */
const mostLogged = 32 * 1024 ** 2

/**
 * Makes a checkpoint where much was logged since the last one. The built-in database makes none by itself: its log would grow for
 * as long as the server runs, each backup would copy it, and a start after a kill would do all of it again (R2).
 */
export async function checkpointIfDue(database: Database): Promise<void> {
  const [row] = await database.all(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as logged from pg_control_checkpoint()`)
  if (whole(row!, 'logged') > mostLogged) await database.write(sql`checkpoint`)
}
