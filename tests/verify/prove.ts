import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, type PostgresCluster, startPostgres } from '../support/postgres.ts'

export type TestDatabase = {
  /** null with the built-in database. */
  readonly cluster: PostgresCluster | null
  /** Settings of a new server: an empty folder and, with PostgreSQL, an empty database. */
  readonly settings: () => Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL: string }>
  /** An empty folder for one more server on the same database. */
  readonly folder: () => string
}

/** Runs a proof and prints its faults, one sentence each, and whether it holds. If not, the process exits with 1. */
export async function prove(
  db: string,
  proof: (place: TestDatabase) => Promise<readonly string[]>,
): Promise<void> {
  const wrong = await onDatabase(db, proof)
  for (const sentence of new Set(wrong)) console.log(`  WRONG: ${sentence}`)
  console.log(wrong.length === 0 ? 'holds' : 'does not hold')
  if (wrong.length > 0) process.exitCode = 1
}

/**
 * Does the work on a PostgreSQL of its own (`pg`) or the built-in database (`pglite`), and removes what is left of it. Ends
 * the process where PostgreSQL is not installed.
 */
export async function onDatabase<Result>(
  db: string,
  work: (place: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const programs = db === 'pg' ? findPostgres() : null
  if (db === 'pg' && !programs) process.exit(1)
  const cluster = programs ? await startPostgres(programs) : null
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'bit-calculator-verify-'))
    folders.push(made)
    return made
  }
  const settings = async () => ({
    DATA_DIR: folder(),
    DATABASE_URL: cluster ? await cluster.createDatabase() : '',
  })
  console.log(`on ${cluster ? 'PostgreSQL' : 'PGlite'}`)
  try {
    return await work({ cluster, settings, folder })
  } finally {
    await cluster?.remove()
    for (const made of folders) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  }
}
