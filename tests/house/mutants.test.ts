import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allGuards, mutantsOf } from '#tests/verify/mutants/all-guards'
import { refusals, refusalsIn } from '#tests/verify/mutants/refusals'
import { countsByList, sampleOf } from '#tests/verify/mutants/sample'
import { suggested } from '#tests/verify/mutants/suggested'
import { titlesNaming } from '#tests/verify/mutants/tests-that-name'
import { proofs } from '#tests/verify/proofs/proofs'

const mutants = mutantsOf({ ...allGuards, refusals: refusals() })

test('SET-5, B3: every guard that the mutants take away occurs once in its file, and has a name of its own', () => {
  expect(mutants.length).toBeGreaterThan(250)
  const occurrences = mutants.map(({ what, file, text }) => [
    what,
    readFileSync(file, 'utf8').split(text).length - 1,
  ])
  expect(occurrences.filter(([, count]) => count !== 1)).toEqual([])
  expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length)
})

test('B3: each condition that refuses is taken away by itself, but for those that ask whether something is there', () => {
  const source = [
    "if (!task) return refused('no-task')",
    "if (a > 1) return refused('stock-full')",
    "if (b > 1)\n  return refusedWith('only-so-many', { b })",
    "if (a > 1) return refused('stock-full')",
    "if (c > 1)\n  throw refusal('name-taken', undefined, {\n    field: 'name',\n  })",
    '',
  ].join('\n')
  const found = refusalsIn('src/domain/settlement/acts/stock.ts', source)
  expect(found.map(({ what, text, becomes }) => [what, source.replace(text, () => becomes)])).toEqual([
    [
      'not refused: stock-full in acts/stock',
      "if (!task) return refused('no-task')\nif (b > 1)\n  return refusedWith('only-so-many', { b })\nif (a > 1) return refused('stock-full')\nif (c > 1)\n  throw refusal('name-taken', undefined, {\n    field: 'name',\n  })\n",
    ],
    [
      'not refused: only-so-many in acts/stock',
      "if (!task) return refused('no-task')\nif (a > 1) return refused('stock-full')\nif (a > 1) return refused('stock-full')\nif (c > 1)\n  throw refusal('name-taken', undefined, {\n    field: 'name',\n  })\n",
    ],
    [
      'not refused: stock-full in acts/stock (2)',
      "if (!task) return refused('no-task')\nif (a > 1) return refused('stock-full')\nif (b > 1)\n  return refusedWith('only-so-many', { b })\nif (c > 1)\n  throw refusal('name-taken', undefined, {\n    field: 'name',\n  })\n",
    ],
    [
      'not refused: name-taken in acts/stock',
      "if (!task) return refused('no-task')\nif (a > 1) return refused('stock-full')\nif (b > 1)\n  return refusedWith('only-so-many', { b })\nif (a > 1) return refused('stock-full')\n",
    ],
  ])
})

test('B3: each mutant that the bar suggests is among the guards, or a proof is tried with its fault', () => {
  const guards = new Set(mutants.map(({ what }) => what))
  const tried = new Set(proofs.map(({ words }) => words))
  for (const [name, found] of Object.entries(suggested)) {
    expect((found.guards ?? []).length + (found.proofs ?? []).length, name).toBeGreaterThan(0)
    expect((found.guards ?? []).filter((one) => !guards.has(one))).toEqual([])
    expect((found.proofs ?? []).filter((one) => !tried.has(one))).toEqual([])
  }
})

test('B3: a sample has its share of each list, at least one; a seed always draws the same guards, another seed others', () => {
  const listed = (list: string, length: number) => Array.from({ length }, (_, at) => ({ list, at }))
  const all = [...listed('refusals', 60), ...listed('rights', 30), ...listed('names', 1)]
  const draw = (size: number, seed: number) => sampleOf(all, { size, seed })
  expect(countsByList(draw(31, 1))).toBe('refusals 20, rights 10, names 1')
  expect(countsByList(draw(1, 1))).toBe('refusals 1, rights 1, names 1')
  expect(draw(31, 1)).toEqual(draw(31, 1))
  expect(draw(31, 2)).not.toEqual(draw(31, 1))
  expect(new Set(draw(31, 1)).size).toBe(31)
  expect(draw(999, 1)).toEqual(all)
  const sample = sampleOf(mutants, { size: 120, seed: 7 })
  expect(sample.length).toBe(120)
  expect(new Set(sample.map(({ list }) => list))).toEqual(new Set(mutants.map(({ list }) => list)))
})

test('B3: tests that name the reason of a refusal are run first, by what their titles begin with', () => {
  const source = [
    "test('S6: two hundred members are enough', () => { expect(why).toBe('settlement-full') })",
    "test.each(kinds)('SET-3: an invitation of $kind is refused', () => { expect(why).toBe('settlement-full') })",
    "  test(\n    'SET-7: a player\\'s name is kept',\n () => { expect(why).toBe('name-taken') })",
  ].join('\n')
  expect(titlesNaming('settlement-full', source)).toEqual([
    'S6: two hundred members are enough',
    'SET-3: an invitation of ',
  ])
  expect(titlesNaming('name-taken', source)).toEqual(["SET-7: a player's name is kept"])
  expect(titlesNaming('no-right', source)).toEqual([])
})
