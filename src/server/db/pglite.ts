import { chmod, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { allOrNone, migrationFiles, refuseNewerDatabase } from './migrations.ts'
import { databaseOf } from './pglite-statements.ts'
import { refuseHalfRestored } from './restoring.ts'

// By default PGlite runs with -F, which never syncs to disk: a commit would be acknowledged before it is safe. Its fsync does
// nothing even without -F, so the log is opened with open_datasync: the system then writes each piece of it through to the disk.
// Buffers, and the rows that are read to count what a table holds, take memory of the server that is never given back. By default that
// is 128 MB, and 30,000 rows (300 for each unit of the target), which took 30 MB of a log of events; here 16 MB and 6,000 rows.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'default_statistics_target=20',
]

/** Opens and migrates the built-in database in the data folder; locks the folder until the database is closed. */
export async function openPglite(dataFolder: string): Promise<Database> {
  const lock = lockDataFolder(dataFolder)
  try {
    refuseHalfRestored(dataFolder)
    const files = join(dataFolder, 'pg')
    const client = await PGlite.create({ dataDir: files, startParams })
    // PGlite lets everybody read and write its files, whatever the umask is.
    await chmod(files, 0o700)
    const database = databaseOf(client, {
      async close() {
        await client.close()
        lock.release()
      },
      async copyFiles(into) {
        // Without a checkpoint, whoever opens the copy has to do again what the log says.
        await client.exec('checkpoint')
        await client.runExclusive(() => cp(files, into, { recursive: true }))
      },
    })
    await refuseNewerDatabase(database)
    await allOrNone(() => migrate(drizzle(client), migrationFiles))
    return database
  } catch (error) {
    lock.release()
    throw error
  }
}
