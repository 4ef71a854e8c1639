import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataFolder } from './data-folder-lock.ts'
import { asDatabase, type Database } from './database.ts'
import { allOrNone, migrationFiles, refuseNewerDatabase } from './migrations.ts'

// By default PGlite runs with -F, which never syncs to disk: a commit would be acknowledged before it is safe. Its default
// of 128 MB for buffers would come out of the server's memory.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  '-c',
  'shared_buffers=32MB',
]

/** Opens and migrates the built-in database in the data folder; locks the folder until the database is closed. */
export async function openPglite(dataFolder: string): Promise<Database> {
  const lock = lockDataFolder(dataFolder)
  try {
    const client = await PGlite.create({ dataDir: join(dataFolder, 'pg'), startParams })
    const orm = drizzle(client)
    const database = asDatabase(orm, async () => {
      await client.close()
      lock.release()
    })
    await refuseNewerDatabase(database)
    await allOrNone(() => migrate(orm, migrationFiles))
    return database
  } catch (error) {
    lock.release()
    throw error
  }
}
