import { inject } from 'vitest'
import { createDatabase } from './postgres.ts'

/**
 * The database of a server whose tests are about something else: PostgreSQL where a run has one, with which it starts in
 * two thirds of the time; the built-in one otherwise.
 */
export async function anyDatabase(): Promise<{ readonly DATABASE_URL: string }> {
  const administration = inject('sharedPostgres')
  return { DATABASE_URL: administration ? await createDatabase(administration) : '' }
}
