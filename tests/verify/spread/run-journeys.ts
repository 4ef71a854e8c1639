import { type SharedPostgres, sharedPostgresVariable } from '../../support/shared-postgres.ts'
import { runVitest, type TestRun } from '../run-vitest.ts'

/** Runs tests over HTTP whose servers get copies of that database. */
export function runJourneys(shared: SharedPostgres, files: readonly string[]): Promise<TestRun> {
  const paths = files.map((file) => `tests/api/${file}.test.ts`)
  // Tests on the built-in database would say nothing here.
  const chosen = ['--project', 'api', '--retry', '0', '-t', '^(?!.*the built-in database)', ...paths]
  return runVitest(chosen, { [sharedPostgresVariable]: JSON.stringify(shared) })
}
