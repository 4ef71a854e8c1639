import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, findPostgres, type PostgresCluster, startPostgres } from './postgres.ts'
import type { Settings } from './server.ts'

const programs = findPostgres()

export type DatabaseKind = {
  readonly kind: string
  /** Settings of a server with a new database of this kind, with this release's tables; an empty address means the built-in one. */
  readonly settings: () => Promise<Settings>
  /** Settings of a server with a new database of this kind that has no tables. */
  readonly withoutTables: () => Promise<Settings>
}

/** `npm test` runs most of the API's tests on PostgreSQL alone, where a server starts in two thirds of the time (decision 35). */
const isOnOneDatabase = process.env.DATABASES === 'one'

/** The databases for a test file: both; one in `npm test`, or where PostgreSQL is not installed. */
export function databasesOfThisFile(): readonly DatabaseKind[] {
  return bothDatabasesOfThisFile().slice(isOnOneDatabase ? -1 : 0)
}

/** The databases for what `npm test` runs on both: acts, the ledger, saving, streams and accounts. */
export function bothDatabasesOfThisFile(): readonly DatabaseKind[] {
  const builtIn: DatabaseKind = {
    kind: 'the built-in database',
    settings: async () => ({ DATABASE_URL: '' }),
    withoutTables: async () => ({ DATABASE_URL: '' }),
  }
  const shared = inject('sharedPostgres')
  if (shared === null) return [builtIn]
  const { administration, migrated } = shared
  const settings = async () => ({ DATABASE_URL: await createDatabase(administration, migrated) })
  const withoutTables = async () => ({ DATABASE_URL: await createDatabase(administration) })
  return [builtIn, { kind: 'PostgreSQL', settings, withoutTables }]
}

/** Whether PostgreSQL is installed. */
export const postgresIsInstalled = programs !== null

/** @returns a function that gives a PostgreSQL for this file alone, which its tests may stop and kill */
export function clusterOfThisFile(): () => PostgresCluster {
  let cluster: PostgresCluster | undefined
  beforeAll(async () => {
    if (programs) cluster = await startPostgres(programs)
  })
  afterAll(() => cluster?.remove())
  return () => {
    if (!cluster) throw new Error('PostgreSQL is not installed here')
    return cluster
  }
}
