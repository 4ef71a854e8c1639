import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, findPostgres, type PostgresCluster, startPostgres } from './postgres.ts'
import type { Settings } from './server.ts'

const programs = findPostgres()

export type DatabaseKind = {
  readonly kind: string
  /** Settings of a server with an empty database of this kind; an empty address means the built-in one. */
  readonly settings: () => Promise<Settings>
}

/** The databases for a test file: both, or only the built-in one if PostgreSQL is not installed. */
export function databasesOfThisFile(): readonly DatabaseKind[] {
  const builtIn: DatabaseKind = {
    kind: 'the built-in database',
    settings: async () => ({ DATABASE_URL: '' }),
  }
  const administration = inject('sharedPostgres')
  if (administration === null) return [builtIn]
  const settings = async () => ({ DATABASE_URL: await createDatabase(administration) })
  return [builtIn, { kind: 'PostgreSQL', settings }]
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
