import type { TestProject } from 'vitest/node'
import { createDatabase, findPostgres, startPostgres } from './postgres.ts'
import { migrateDatabase } from './server-data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** null if PostgreSQL is not installed. */
    sharedPostgres: SharedPostgres | null
  }
}

export type SharedPostgres = {
  /** The address with which test files create databases. */
  readonly administration: string
  /** The name of a migrated database that nobody uses: to copy it takes a tenth of a second, to migrate one over a second. */
  readonly migrated: string
}

/** Nothing waits for the disk: these databases need not outlive a crash of the machine. */
const hurried = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

/** The environment variable that names a PostgreSQL for several runs of tests, one after the other: whoever opened it removes it. */
export const sharedPostgresVariable = 'SHARED_POSTGRES'

/** One PostgreSQL for all tests of a project, because to start one takes seconds. Tests that stop or kill it start their own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env[sharedPostgresVariable]
  const programs = given ? null : findPostgres()
  const opened = programs ? await openSharedPostgres(programs) : null
  provide('sharedPostgres', given ? (JSON.parse(given) as SharedPostgres) : (opened?.shared ?? null))
  return async () => opened?.remove()
}

export async function openSharedPostgres(
  programs: string,
): Promise<{ readonly shared: SharedPostgres; readonly remove: () => Promise<void> }> {
  const { administration, remove } = await startPostgres(programs, hurried)
  const migrated = await createDatabase(administration)
  migrateDatabase({ DATABASE_URL: migrated })
  return { shared: { administration, migrated: new URL(migrated).pathname.slice(1) }, remove }
}
