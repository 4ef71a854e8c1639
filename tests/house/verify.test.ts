import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { counted } from '../verify/bar/counts.ts'
import { keepRuns, readKeptRuns } from '../verify/bar/kept-runs.ts'
import { rows } from '../verify/bar/rows.ts'
import { type KeptRun, tryRow, wordsOf } from '../verify/bar/run-row.ts'
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

test('a run of the bar that was stopped goes on with what its commands came to, and not with what those of other files or another seed came to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-bar-'))
  const file = join(folder, 'verify.json')
  const of = 'files a, seed 1'
  const row = (...words: readonly string[]) => ({
    key: 'B5',
    what: '',
    runs: words.map((word) => ({ words: [word], counts: counted({ rounds: 1 }) })),
  })
  const settings = (ran: Map<string, KeptRun>) => ({
    log: join(folder, 'log'),
    seed: '1',
    ran,
    keep: () => keepRuns(file, of, ran),
  })
  try {
    expect(readKeptRuns(file, of)).toEqual(new Map())
    // There is no such command as the first: what it came to is known.
    const known: KeptRun = {
      output: [attempted('rounds', 200), 'what else it said', 'not tried: a full disk'].join('\n'),
      code: 0,
      seconds: 300,
    }
    const first = await tryRow(row('known', 'false'), settings(new Map([['known', known]])))
    expect(first).toMatchObject({ tallies: [{ attempted: 200, passed: 200 }, { attempted: 0 }] })
    expect(first.faults).toEqual(['false ended with 1', '0 rounds of at least 1'])
    const kept = readKeptRuns(file, of)
    expect([...kept.keys()]).toEqual(['known', 'false'])
    const lines = [attempted('rounds', 200), 'not tried: a full disk']
    expect(kept.get('known')).toEqual({ ...known, output: lines.join('\n') })
    // A command of several rows is judged by what each of them counts, and not run again.
    expect(verdictOf(await tryRow(row('known'), settings(kept)))).toBe('holds as far as it is tried')
    expect(() => readKeptRuns(file, 'files a, seed 5001')).toThrow(`is of ${of}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
