import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataFolder } from './data-folder-lock.ts'
import { asDatabase, type Database } from './database.ts'
import { migrationFiles, refuseNewerDatabase } from './migrations.ts'

// As it comes, PGlite never syncs to disk (-F): a write would be acknowledged before it is safe. It also takes 128 MB
// for its buffers, in the same memory as the server.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  '-c',
  'shared_buffers=32MB',
]

/** The built-in database in the data folder, which is locked until it is closed; migrated and ready. */
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
    await migrate(orm, migrationFiles)
    return database
  } catch (error) {
    lock.release()
    throw error
  }
}
