import type { Row } from '../db/database.ts'

/**
 * A database as backups see it: statements sent as they are, on one connection, whatever its schema. Everything else goes through
 * `Database`, which knows the tables of this release only.
 */
export type PlainDatabase = {
  readonly query: (statement: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Several statements at once. */
  readonly run: (statements: string) => Promise<void>
}

/** What PGlite and a client of pg have in common. */
type Driver = {
  readonly query: (statement: string, values?: unknown[]) => Promise<{ readonly rows: unknown[] }>
}

export function plainPglite(
  client: Driver & { readonly exec: (statements: string) => Promise<unknown> },
): PlainDatabase {
  return { query: queryOf(client), run: async (statements) => void (await client.exec(statements)) }
}

export function plainPostgres(client: Driver): PlainDatabase {
  return { query: queryOf(client), run: async (statements) => void (await client.query(statements)) }
}

function queryOf(client: Driver): PlainDatabase['query'] {
  return async (statement, values) =>
    (await client.query(statement, values && [...values])).rows as readonly Row[]
}
