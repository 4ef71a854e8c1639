import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Tests that failed and files that did not load, each with the reason. */
  readonly failures: readonly string[]
  readonly skipped: readonly string[]
  /** Tests that passed only when repeated, each with the reason of the first failure. */
  readonly wavering: readonly string[]
}

type JsonReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    /** Why the file did not load; '' if it did. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Runs one project of the vitest configuration without some of its files, shows its output and counts the results. */
export function runVitestProject(project: string, without: readonly string[]): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'bit-tests-'))
  const report = join(folder, 'report.json')
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        ...without.flatMap((file) => ['--exclude', file]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { stdio: 'inherit' },
    )
    const json = JSON.parse(readFileSync(report, 'utf8')) as JsonReport
    for (const { name } of json.testResults)
      if (without.includes(relative('.', name))) throw new Error(`${name} was to be left out`)
    const all = json.testResults.flatMap((file) => file.assertionResults)
    return {
      passed: json.numPassedTests,
      // A file that does not load has no failed tests, so it is counted here.
      failed: status === 0 ? json.numFailedTests : Math.max(1, json.numFailedTests),
      failures: [
        ...json.testResults
          .filter((file) => file.message !== '')
          .map((file) => `${relative('.', file.name)}: ${file.message}`),
        ...all
          .filter((test) => test.status === 'failed')
          .map((test) => `${test.fullName}: ${test.failureMessages.join('\n')}`),
      ],
      skipped: all
        .filter((test) => test.status !== 'passed' && test.status !== 'failed')
        .map((test) => test.fullName),
      wavering: all
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map((test) => `${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
