import { join } from 'node:path'
import { Client } from 'pg'
import { startFailure } from '../configuration/start-failure.ts'
import { migrationLock } from '../db/postgres.ts'
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
  /** A folder for the rows on their way. */
  readonly ready: string
}

/**
 * Puts a backup's rows in place of those of a PostgreSQL, which may be empty: migrated and checked in memory first, then in one
 * transaction. No server may be connected, and one that starts meanwhile waits.
 * @returns the copy of the rows that were there; null where there were none
 */
export async function restorePostgres({ url, backup, backupFolder, ready }: Restore): Promise<Backup | null> {
  const client = new Client({ connectionString: url, application_name: 'bit-calculator-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    const database = plainPostgres(client)
    await database.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseRunningServers(database)
    const schema = await readSchema(database)
    if (schema && !isKnown(schema))
      throw startFailure(
        'A newer release of Bit Calculator has migrated this database. Restore with that one.',
      )
    await makeReady(backup, ready)
    const before =
      schema && (await writeBeside(backupFolder, (into) => makeSafetyCopy(into, { kind: 'postgres', url })))
    await database.run('begin')
    await migrateUpTo(database, schemaOfThisRelease().number)
    await loadRows(database, join(ready, tablesFolder))
    await beginEpoch(database, backup.manifest.madeAt)
    await database.run('commit')
    return before
  } finally {
    // Ends the transaction, where it is not through, and the lock.
    await client.end().catch(() => {})
  }
}

/** Writes the rows of the backup as this release has them, checked. */
function makeReady({ folder, manifest }: ReadableBackup, ready: string): Promise<unknown> {
  return inMemory(null, async (database) => {
    await fillFromRows(database, folder, manifest)
    await bringUpToDate(database)
    await writeRows(database, join(ready, tablesFolder))
  })
}

async function refuseRunningServers(database: PlainDatabase): Promise<void> {
  const running = await database.query(`select pid from pg_stat_activity
    where datname = current_database() and application_name in ('bit-calculator', 'bit-calculator-live')`)
  if (running.length > 0)
    throw startFailure('A server still uses this database. Stop all servers first; nothing was changed.')
}
