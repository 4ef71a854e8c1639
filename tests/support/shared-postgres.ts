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

/** One PostgreSQL for all tests of a project, because to start one takes seconds. Tests that stop or kill it start their own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  const cluster = programs ? await startPostgres(programs, hurried) : null
  provide('sharedPostgres', cluster && (await prepare(cluster.administration)))
  return async () => cluster?.remove()
}

async function prepare(administration: string): Promise<SharedPostgres> {
  const migrated = await createDatabase(administration)
  migrateDatabase({ DATABASE_URL: migrated })
  return { administration, migrated: new URL(migrated).pathname.slice(1) }
}
