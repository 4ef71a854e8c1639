import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from './database.ts'

/** Opens and migrates the database that the settings name. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Configuration, 'databaseUrl' | 'dataFolder'>,
  log: Logger,
): Promise<Database> {
  // Only the driver in use is loaded: PGlite alone is 20 MB.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, log)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(dataFolder)
}
