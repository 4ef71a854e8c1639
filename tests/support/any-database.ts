import { inject } from 'vitest'
import { createDatabase } from './postgres.ts'

/**
 * The database for tests about something else: PostgreSQL if the run has one, because a server starts in two thirds of the
 * time with it; otherwise the built-in one.
 */
export async function anyDatabase(): Promise<{ readonly DATABASE_URL: string }> {
  const shared = inject('sharedPostgres')
  return { DATABASE_URL: shared ? await createDatabase(shared.administration, shared.migrated) : '' }
}
