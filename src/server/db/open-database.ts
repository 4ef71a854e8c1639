import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from './database.ts'

/** The database the settings ask for, migrated and ready. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Configuration, 'databaseUrl' | 'dataFolder'>,
  log: Logger,
): Promise<Database> {
  // Each driver is loaded only where it is used: PGlite alone is 20 MB.
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, log)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(dataFolder)
}
