import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sharedPostgresVariable } from '../../../support/shared-postgres.ts'
import type { Tests } from '../mutant.ts'
import type { Copy } from './copy-of-project.ts'

export type Failure = Test & {
  readonly project: Tests['project']
  readonly message: string
  /** Whether tests on the built-in database were part of the run. */
  readonly onBuiltIn?: true
}

/** A test; its full name has the titles around it too, by which the same test on two databases is two tests. */
export type Test = { readonly path: string; readonly title: string; readonly fullName: string }

/**
 * What the tests said. A failure is a test whose assertion failed, or in which the code itself refused to go on; a file that did
 * not load, a server that did not start, code that is no valid program or a test that took too long is no failure.
 */
type Outcome = { readonly passed: readonly Test[]; readonly failure: Failure | null }

/** Runs tests until one fails, or all of them. */
export async function runTests(
  { folder, postgres, clear }: Copy,
  tests: Tests,
  { toTheEnd = false } = {},
): Promise<Outcome> {
  const report = join(folder, `report-${randomUUID()}.json`)
  const { [builtServer]: _, ...env } = process.env
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'json', '--outputFile', report]
  const child = spawn(process.execPath, [...vitest, ...(toTheEnd ? [] : ['--bail', '1']), ...chosen(tests)], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...env,
      ...(tests.project === 'api' && { [sharedPostgresVariable]: JSON.stringify(await postgres()) }),
    },
  })
  await new Promise((resolve) => child.once('close', resolve))
  if (tests.project === 'api') await clear()
  if (!existsSync(report)) return { passed: [], failure: null }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(report)
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, path: relative(folder, name) })),
  )
  const failed = all.find(
    ({ status, failureMessages }) => status === 'failed' && isAssertion(failureMessages),
  )
  return {
    passed: all.filter(({ status }) => status === 'passed'),
    failure: failed
      ? {
          project: tests.project,
          path: failed.path,
          title: failed.title,
          fullName: failed.fullName,
          message: failed.failureMessages[0]?.split('\n')[0] ?? '',
          ...(tests.onBuiltIn && { onBuiltIn: tests.onBuiltIn }),
        }
      : null,
  }
}

/** With this setting tests try the built server, in which no mutant is: it is left out of their environment. */
const builtServer = 'BUILT_SERVER'

/** The words with which vitest runs these tests. Those on the built-in database, which has the same guards, only if they are asked for. */
function chosen({ project, paths, titles, onBuiltIn }: Tests): readonly string[] {
  const words = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const kinds = onBuiltIn ? '' : '(?!.*the built-in database)'
  return ['--project', project, '-t', `^${kinds}.*(?:${words})`, ...paths]
}

const noFailure =
  /^(TypeError|ReferenceError|SyntaxError|RangeError|Error: (the server ended|(Test|Hook) timed out))/

function isAssertion([message = '']: readonly string[]): boolean {
  return !noFailure.test(message)
}

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
