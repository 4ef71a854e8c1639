import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows } from '../verify/bar/rows.ts'
import { counts, untriedIn } from '../verify/bar/run-row.ts'
import { verdictOf } from '../verify/bar/table.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('npm run verify has every row of the bar once, each with a command that is there or what is not tried', () => {
  expect(rows.map(({ key }) => key)).toEqual(Array.from({ length: 24 }, (_, at) => `B${at + 1}`))
  for (const { runs, untried } of rows) {
    expect(runs.length > 0 || untried !== undefined).toBe(true)
    for (const word of runs.flatMap(({ words }) => words)) {
      if (word.startsWith('verify:')) expect(scripts).toHaveProperty([word])
      if (word.endsWith('.test.ts')) expect([word, existsSync(word)]).toEqual([word, true])
    }
  }
})

test('a row that is not tried, or only in part, or whose command fails or attempts nothing, does not count as one that holds', () => {
  const run = { words: ['x'], attempted: /^rounds: (\d+)/gm }
  const row = { key: 'B5', what: '', runs: [run] }
  const verdict = (given: object, output: string, code: number) =>
    verdictOf({ row: { ...row, ...given }, seconds: 1, ...counts(run, { output, code }) })
  expect(verdict({}, 'rounds: 200', 0)).toBe('holds')
  expect(verdict({}, 'rounds: 200\n  WRONG: x', 1)).toBe('DOES NOT HOLD')
  expect(verdict({}, 'PostgreSQL is not installed', 0)).toBe('DOES NOT HOLD')
  expect(verdict({ untried: 'more' }, 'rounds: 200', 0)).toBe('holds as far as it is tried')
  expect(verdict({ runs: [], untried: 'all' }, '', 0)).toBe('NOT TRIED')
})

test('what a command could not try here is named', () => {
  expect(untriedIn('restores: 10 attempted\nnot tried: a full disk\nholds')).toEqual(['a full disk'])
})

test('a test that is skipped has not passed', () => {
  const { runs } = rows.find(({ key }) => key === 'B1')!
  const output = ' Test Files  1 passed (1)\n      Tests  7 passed | 2 skipped (9)\n'
  expect(counts(runs[0]!, { output, code: 0 })).toEqual({ attempted: 9, passed: 7 })
})
