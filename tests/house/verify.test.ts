import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepRows, readKeptRows } from '../verify/bar/kept-rows.ts'
import { rows } from '../verify/bar/rows.ts'
import { wordsOf } from '../verify/bar/run-row.ts'
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

test('a run of the bar that was stopped goes on with the rows it had tried, and not with those of another commit or seed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-bar-'))
  const file = join(folder, 'verify.json')
  const of = (key: string) => rows.find((row) => row.key === key)!
  const tried = new Map([
    ['B5', { row: of('B5'), ...passing('rounds', 200), seconds: 300 }],
    ['B19', { row: { ...of('B19'), untried: 'a full disk' }, ...passing('restores', 20), seconds: 600 }],
  ])
  try {
    expect(readKeptRows(file, 'commit a, seed 1')).toEqual(new Map())
    keepRows(file, 'commit a, seed 1', tried)
    expect(readKeptRows(file, 'commit a, seed 1')).toEqual(tried)
    expect(verdictOf(readKeptRows(file, 'commit a, seed 1').get('B19')!)).toBe('holds as far as it is tried')
    expect(() => readKeptRows(file, 'commit a, seed 5001')).toThrow('is of commit a, seed 1')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function passing(what: string, count: number) {
  return { tallies: [{ what, attempted: count, passed: count }], faults: [] }
}
