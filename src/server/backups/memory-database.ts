import { PGlite } from '@electric-sql/pglite'
import { type PlainDatabase, plainPglite } from './plain-database.ts'

/** Does the work on a database in memory, a new one or one from a copy of the built-in database's files. */
export async function inMemory<Result>(
  files: Blob | null,
  work: (database: PlainDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await PGlite.create(files ? { loadDataDir: files } : {})
  try {
    return await work(plainPglite(client))
  } finally {
    await client.close()
  }
}
