import { spawn } from 'node:child_process'
import { type SharedPostgres, sharedPostgresVariable } from '../../support/shared-postgres.ts'

/** Runs tests over HTTP whose servers get copies of that database. @returns how many passed, and how they ended */
export async function runJourneys(
  shared: SharedPostgres,
  files: readonly string[],
): Promise<{ readonly passed: number; readonly output: string; readonly code: number | null }> {
  const paths = files.map((file) => `tests/api/${file}.test.ts`)
  // Those on the built-in database would say nothing here.
  const chosen = ['--project', 'api', '--retry', '0', '-t', '^(?!.*the built-in database)', ...paths]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', [sharedPostgresVariable]: JSON.stringify(shared) },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { passed: Number(/^ *Tests .*?(\d+) passed/m.exec(output)?.[1] ?? 0), output, code }
}
