import { runVitest } from './run-vitest.ts'

type Journeys = {
  readonly files: readonly string[]
  /** A pattern for the titles of the tests to run; without it all run. */
  readonly titles?: string
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Runs end-to-end tests against the built app; each must hold at the first try. Prints their output, their faults, and whether all
 * hold. If not, the process exits with 1.
 */
export async function proveJourneys({ files, titles, settings }: Journeys): Promise<void> {
  const chosen = [
    ...['--project', 'e2e', '--retry', '0'],
    ...(titles === undefined ? [] : ['--testNamePattern', titles]),
    ...files,
  ]
  // With `true` all output is printed, not the errors alone.
  const { output, code } = await runVitest(chosen, settings, true)
  for (const sentence of faultsIn(output)) console.log(`  WRONG: ${sentence}`)
  console.log(code === 0 ? 'holds' : 'does not hold')
  if (code !== 0) process.exitCode = 1
}

/** The first lines of the error messages of the tests that failed. */
function faultsIn(output: string): ReadonlySet<string> {
  return new Set(
    [...output.matchAll(/^(?:AssertionError|TimeoutError|Error): (.*)$/gm)].map(([, said]) => said!),
  )
}
