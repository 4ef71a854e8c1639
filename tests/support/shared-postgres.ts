import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address with which test files create databases; null if PostgreSQL is not installed. */
    sharedPostgres: string | null
  }
}

/** One PostgreSQL for all API tests, because to start one takes seconds. Tests that stop or kill it start their own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres()
  const cluster = programs ? await startPostgres(programs) : null
  provide('sharedPostgres', cluster?.administration ?? null)
  return async () => cluster?.remove()
}
