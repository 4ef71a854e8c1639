import { runVitest } from './run-vitest.ts'

type Journeys = {
  readonly files: readonly string[]
  /** What the titles of those that are wanted begin with; all where it is not given. */
  readonly titles?: string
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Runs journeys against what is built, each of which must hold at the first try. Prints what they say, their faults, and whether all
 * hold. If not, the process exits with 1.
 */
export async function proveJourneys({ files, titles, settings }: Journeys): Promise<void> {
  const chosen = [
    ...['--project', 'e2e', '--retry', '0'],
    ...(titles === undefined ? [] : ['--testNamePattern', titles]),
    ...files,
  ]
  const { output, code } = await runVitest(chosen, settings, true)
  for (const sentence of faultsIn(output)) console.log(`  WRONG: ${sentence}`)
  console.log(code === 0 ? 'holds' : 'does not hold')
  if (code !== 0) process.exitCode = 1
}

/** The first line of what each failed test says. */
function faultsIn(output: string): ReadonlySet<string> {
  return new Set(
    [...output.matchAll(/^(?:AssertionError|TimeoutError|Error): (.*)$/gm)].map(([, said]) => said!),
  )
}
