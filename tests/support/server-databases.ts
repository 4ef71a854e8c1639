import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, findPostgres, type PostgresCluster, startPostgres } from './postgres.ts'
import type { Settings } from './server.ts'

const programs = findPostgres()

export type DatabaseKind = {
  readonly kind: string
  /** Settings that give a server an empty database of this kind; an empty address is the built-in one. */
  readonly settings: () => Promise<Settings>
}

/** The databases to run a test file on: both, or the built-in one alone where no PostgreSQL is installed. */
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

/** Whether what needs PostgreSQL itself can be tested here. */
export const postgresIsInstalled = programs !== null

/** A cluster that the tests of one file may stop and kill, asked for inside them. */
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
