import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Warnings } from '../configuration/warnings.ts'
import type { Database } from './database.ts'
import { refuseHalfRestored } from './restoring.ts'

/** Opens and migrates the database that the settings name. */
export async function openDatabase(
  {
    databaseUrl,
    liveDatabaseUrl,
    dataFolder,
  }: Pick<Configuration, 'databaseUrl' | 'liveDatabaseUrl' | 'dataFolder'>,
  parts: { readonly log: Logger; readonly warnings: Warnings },
): Promise<Database> {
  // Only the driver in use is loaded: PGlite alone is 20 MB.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    const database = await openPostgres(databaseUrl, { ...parts, direct: liveDatabaseUrl })
    try {
      // Only now: while a restore was under way, the migrations waited for its end.
      refuseHalfRestored(dataFolder)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  }
  // `openPglite` itself calls `refuseHalfRestored`, before it opens the files.
  const { openPglite } = await import('./pglite.ts')
  return openPglite(dataFolder)
}
