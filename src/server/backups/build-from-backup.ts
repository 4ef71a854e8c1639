import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { beginEpoch } from './begin-epoch.ts'
import { bringUpToDate, fillFromRows, packedFiles, readPackedFiles, requireRows } from './open-backup.ts'
import { plainPglite } from './plain-database.ts'
import type { ReadableBackup } from './read-backup.ts'

/** The folder of the built-in database inside a data folder. */
export const databaseFiles = 'pg'
/** The release of PostgreSQL that PGlite is: files of another release do not open. */
export const builtInPostgres = 18

/**
 * Makes a built-in database in a folder from a backup of either database: from its packed files where they are of the same PostgreSQL,
 * which is quicker, else from its rows. @returns the rules that it breaks
 */
export async function buildFromBackup(
  into: string,
  { folder, manifest }: ReadableBackup,
): Promise<readonly string[]> {
  const isPacked =
    manifest.postgres === builtInPostgres && manifest.files.some(({ path }) => path === packedFiles)
  const client = await PGlite.create({
    dataDir: join(into, databaseFiles),
    ...(isPacked && { loadDataDir: await readPackedFiles(folder) }),
  })
  try {
    const database = plainPglite(client)
    if (isPacked) await requireRows(database, manifest.rows)
    else await fillFromRows(database, folder, manifest)
    const broken = await bringUpToDate(database)
    await beginEpoch(database, manifest.madeAt)
    await client.exec('checkpoint')
    return broken
  } finally {
    await client.close()
  }
}
