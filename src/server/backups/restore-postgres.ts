import { join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'
import { migrationLock, serverLock } from '../db/advisory-locks.ts'
import { connectForLong } from '../db/direct-connection.ts'
import { type Backup, writeBeside } from './backup-folder.ts'
import { beginEpoch } from './begin-epoch.ts'
import { loadRows } from './load-rows.ts'
import { makeSafetyCopy } from './make-backup.ts'
import { inMemory } from './memory-database.ts'
import { bringUpToDate, fillFromRows, tablesFolder } from './open-backup.ts'
import { type PlainDatabase, plainPostgres } from './plain-database.ts'
import type { ReadableBackup } from './read-backup.ts'
import { isKnown, migrateUpTo, readSchema, schemaOfThisRelease } from './schema.ts'
import { writeRows } from './write-rows.ts'

type Restore = {
  readonly url: string
  readonly backup: ReadableBackup
  readonly backupFolder: string
  /** A folder for the migrated rows, before they go into the database. */
  readonly ready: string
  /** Is given the rules that the backup breaks, and throws where it must not be restored. */
  readonly judge: (brokenRules: readonly string[]) => void
  /** Is called when everything is ready, just before the new rows are there for all. */
  readonly beforeCommit: () => Promise<void>
}

/**
 * Puts a backup's rows in place of those of a PostgreSQL, which may be empty: migrated and checked in memory first, then in one
 * transaction. No server may be connected; one that starts meanwhile waits, and one that comes back ends.
 * @returns the copy of the rows that were there; null where there were none
 */
export async function restorePostgres({
  url,
  backup,
  backupFolder,
  ready,
  judge,
  beforeCommit,
}: Restore): Promise<Backup | null> {
  const client = await connectForLong({ connectionString: url, application_name: 'bit-calculator-restore' })
  try {
    const database = plainPostgres(client)
    await database.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseRunningServers(database)
    const schema = await readSchema(database)
    if (schema && !isKnown(schema))
      throw startFailure(
        'A newer release of Bit Calculator has migrated this database. Restore with that one.',
      )
    judge(await makeReady(backup, ready))
    const before =
      schema && (await writeBeside(backupFolder, (into) => makeSafetyCopy(into, { kind: 'postgres', url })))
    await database.run('begin')
    await holdServersOff(database)
    await migrateUpTo(database, schemaOfThisRelease().number)
    await loadRows(database, join(ready, tablesFolder))
    await beginEpoch(database, backup.manifest.madeAt)
    await refuseRunningServers(database)
    await beforeCommit()
    await database.run('commit')
    return before
  } finally {
    // Ends the transaction, unless it is committed, and the lock.
    await client.end().catch(() => {})
  }
}

/** Writes the rows of the backup as this release has them. @returns the rules that they break */
function makeReady({ folder, manifest }: ReadableBackup, ready: string): Promise<readonly string[]> {
  return inMemory(null, async (database) => {
    await fillFromRows(database, folder, manifest)
    const broken = await bringUpToDate(database)
    await writeRows(database, join(ready, tablesFolder))
    return broken
  })
}

/** @throws if a server runs */
function refuseRunningServers(database: PlainDatabase): Promise<void> {
  return refuseServers(
    database,
    'case when pg_try_advisory_lock($1) then pg_advisory_unlock($1) else false end',
  )
}

/** Has the lock alone to the end of the transaction: a server that comes back meanwhile ends. @throws if a server runs */
function holdServersOff(database: PlainDatabase): Promise<void> {
  return refuseServers(database, 'pg_try_advisory_xact_lock($1)')
}

/**
 * Servers are known by the lock that each shares. Those of an earlier release share none, nor does one whose direct connection is away
 * for a moment: these are known by the names of their connections, unless DATABASE_URL gives others.
 * @param taken the expression that takes the lock, and gives it back or keeps it
 */
async function refuseServers(database: PlainDatabase, taken: string): Promise<void> {
  // Within a transaction the list of connections would stay as it was when it was first read.
  await database.query('select pg_stat_clear_snapshot()')
  const named = await database.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name in ('bit-calculator', 'bit-calculator-live')`)
  // Before the lock is tried: a server that comes back while a restore has it would end, though this restore is refused.
  if (named.length > 0) throw serverIsRunning()
  const [lock] = await database.query(`select ${taken} as is_free`, [serverLock])
  if (!lock?.is_free) throw serverIsRunning()
}

function serverIsRunning(): Error {
  return startFailure(
    'A server still uses this database, or a pooler keeps the connections of one open. Stop all servers first, then restart the ' +
      'pooler; nothing was changed.',
  )
}
