import { type SharedPostgres, sharedPostgresVariable } from '../../support/shared-postgres.ts'
import { type Ran, runVitest } from '../run-vitest.ts'

/** Runs tests over HTTP whose servers get copies of that database. */
export function runJourneys(shared: SharedPostgres, files: readonly string[]): Promise<Ran> {
  const paths = files.map((file) => `tests/api/${file}.test.ts`)
  // Those on the built-in database would say nothing here.
  const chosen = ['--project', 'api', '--retry', '0', '-t', '^(?!.*the built-in database)', ...paths]
  return runVitest(chosen, { [sharedPostgresVariable]: JSON.stringify(shared) })
}
