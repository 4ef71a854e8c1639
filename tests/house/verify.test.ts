import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grouped } from '#domain/grouped'
import { keepRuns, readKeptRuns } from '../verify/bar/kept-runs.ts'
import { rows } from '../verify/bar/rows.ts'
import { type Ran, tryRow, wordsOf } from '../verify/bar/run-row.ts'
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

test('the seed reaches every command that takes one, and no other', () => {
  for (const run of rows.flatMap(({ runs }) => runs)) {
    const script = scripts[run.words.find((word) => word.startsWith('verify:')) ?? '']
    const file = script?.match(/^node (\S+)$/)?.[1]
    const takesSeed = file !== undefined && readFileSync(file, 'utf8').includes('[--seed 1]')
    const words = wordsOf(run, '5001')
    expect([words, words.join(' ').endsWith(' --seed 5001')]).toEqual([words, takesSeed])
  }
})

test('a command that stands in several rows counts the same in each', () => {
  const byWords = grouped(
    rows.flatMap(({ runs }) => runs),
    (run) => wordsOf(run, '1').join(' '),
  )
  for (const [words, runs] of byWords)
    expect([words, ...runs.map(({ counts }) => counts)]).toEqual([words, ...runs.map(() => runs[0]!.counts)])
})

test('a run of the bar that was stopped goes on with what its commands came to, and not with those of another commit or seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-bar-'))
  const file = join(folder, 'verify.json')
  const [rounds, restores] = [
    passing('rounds', 200),
    { ...passing('restores', 20), untried: ['a full disk'] },
  ]
  const row = (words: string) => ({ key: 'B5', what: '', runs: [{ words: [words], counts: [] }] })
  try {
    expect(readKeptRuns(file, 'commit a, seed 1')).toEqual(new Map())
    keepRuns(
      file,
      'commit a, seed 1',
      new Map([
        ['rounds', rounds],
        ['restores', restores],
      ] as const),
    )
    const ran = readKeptRuns(file, 'commit a, seed 1')
    const settings = { log: join(folder, 'log'), seed: '1', ran, keep: () => {} }
    // There is no such command: it is not run.
    expect(await tryRow(row('rounds'), settings)).toMatchObject({ tallies: rounds.tallies, seconds: 300 })
    expect(verdictOf(await tryRow(row('restores'), settings))).toBe('holds as far as it is tried')
    expect((await tryRow(row('false'), settings)).faults).toEqual(['false ended with 1'])
    expect([...ran.keys()]).toEqual(['rounds', 'restores', 'false'])
    expect(() => readKeptRuns(file, 'commit a, seed 5001')).toThrow('is of commit a, seed 1')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function passing(what: string, count: number): Ran {
  return {
    tallies: [{ what, attempted: count, passed: count }],
    faults: [],
    untried: [],
    seconds: 300,
  }
}
