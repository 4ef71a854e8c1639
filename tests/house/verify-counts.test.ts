import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { attempted, type Counted } from '#scripts/attempted'
import { chosenTestsCounted, counted, testsCounted } from '../verify/bar/counts.ts'
import { judgeRun } from '../verify/bar/judge-run.ts'
import { rows } from '../verify/bar/rows.ts'
import { untriedIn } from '../verify/bar/run-row.ts'
import type { Run } from '../verify/bar/runs.ts'
import { verdictOf } from '../verify/bar/table.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What vitest prints; of the commands' own lines see `attempted`. */
const linesOfPrograms: Readonly<Record<string, string>> = {
  tests: [
    ' Test Files  2 passed (2)',
    '      Tests  1 failed | 11 passed | 2 skipped (14)',
    '   Start at  10:00:00',
  ].join('\n'),
}
/** What may be read of them: all 14 tests, or 12 (1 failed, 11 passed) where tests are left out by name. */
const countedOfPrograms: Readonly<Record<string, readonly number[]>> = {
  tests: [14, 12],
}

/** Other lines that commands print, which must not be counted. */
const noise = 'on PostgreSQL\n  seed 7: 3 rounds, 4 attempted\nvisit 2: 9 attempted to go on\nholds\n'

test('each count that a command prints of its attempts is read, and no other line', () => {
  for (const run of rows.flatMap(({ runs }) => runs)) {
    expect([run.words, run.counts.length > 0]).toEqual([run.words, true])
    const lines = run.counts.map(
      ({ what }, at) => linesOfPrograms[what] ?? `${attempted(what as Counted, 1_001 + at, ', 3 passed')}`,
    )
    const { tallies } = judgeRun(run, { output: `${noise}${lines.join('\n')}\n${noise}`, code: 0 })
    for (const [at, tally] of tallies.entries())
      expect(
        countedOfPrograms[tally.what] ?? [1_001 + at],
        `${run.words.join(' ')}, ${tally.what}`,
      ).toContain(tally.attempted)
  }
})

test('each count of a row is printed by the command from which it is read', () => {
  for (const { words, counts } of rows.flatMap(({ runs }) => runs)) {
    const sources = sourcesOf(words)
    for (const { what } of counts.filter((count) => !(count.what in linesOfPrograms))) {
      const isPrinted = sources.some((text) => text.includes('attempted(') && text.includes(`'${what}'`))
      expect([words.join(' '), what, isPrinted]).toEqual([words.join(' '), what, true])
    }
  }
})

test('a test that is skipped has not passed, but one that was left out by name counts nowhere', () => {
  const ended = { output: linesOfPrograms.tests!, code: 0 }
  const of = (count: Run['counts'][number]) => judgeRun({ words: ['npx', 'vitest'], counts: [count] }, ended)
  expect(of(testsCounted(1))).toEqual({
    tallies: [{ what: 'tests', attempted: 14, passed: 11 }],
    faults: ['3 tests not passed'],
  })
  expect(of(chosenTestsCounted(1)).tallies).toEqual([{ what: 'tests', attempted: 12, passed: 11 }])
})

test('a row counts as one that holds only if it is tried whole, its command ends well, and it attempts enough', () => {
  const run = { words: ['npm', 'run', 'verify:x'], counts: counted({ rounds: 200, 'full disks': 0 }) }
  const row = { key: 'B5', what: '', runs: [run] }
  const verdict = (given: object, output: string, code: number) => {
    const judged = judgeRun(run, { output, code })
    return [verdictOf({ row: { ...row, ...given }, seconds: 1, ...judged }), ...judged.faults]
  }
  const done = attempted('rounds', 200)
  expect(verdict({}, done, 0)).toEqual(['holds'])
  expect(verdict({}, `${attempted('rounds', 150)}\n${attempted('rounds', 50)}`, 0)).toEqual(['holds'])
  expect(verdict({}, `${done}\n  WRONG: x`, 1)).toEqual(['DOES NOT HOLD', 'verify:x ended with 1'])
  expect(verdict({}, attempted('rounds', 199), 0)).toEqual(['DOES NOT HOLD', '199 rounds of at least 200'])
  expect(verdict({}, 'PostgreSQL is not installed', 0)).toEqual(['DOES NOT HOLD', '0 rounds of at least 200'])
  expect(verdict({ untried: 'more' }, done, 0)).toEqual(['holds as far as it is tried'])
  expect(verdict({ runs: [], untried: 'all' }, '', 0)[0]).toBe('NOT TRIED')
  const nothing = { row, tallies: [], faults: [], seconds: 1 }
  expect(verdictOf(nothing)).toBe('DOES NOT HOLD')
})

test('what a command could not try here is named', () => {
  expect(untriedIn(`${attempted('restores', 10)}\nnot tried: a full disk\nholds`)).toEqual(['a full disk'])
})

/** The text of each file that a command runs: its program or its tests, what these import, and the tests that they name. */
function sourcesOf(words: readonly string[]): readonly string[] {
  const script = scripts[words.find((word) => word in scripts) ?? ''] ?? ''
  const begin = [...words, ...script.split(' ')].filter((word) => /\.ts$/.test(word))
  const seen = new Map<string, string>()
  for (const file of begin) readFrom(file, seen)
  return [...seen.values()]
}

function readFrom(file: string, seen: Map<string, string>): void {
  if (seen.has(file) || !existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, path] of text.matchAll(/ from '([^']+)'/g)) {
    const own = path!.match(/^#(scripts|tests)\/(.*)$/)
    if (own) readFrom(`${own[1]}/${own[2]}.ts`, seen)
    else if (path!.startsWith('.')) readFrom(join(dirname(file), path!), seen)
  }
  if (file.startsWith('tests/verify/'))
    for (const [, path] of text.matchAll(/'(tests\/e2e\/[\w-]+\.test\.ts)'/g)) readFrom(path!, seen)
}
