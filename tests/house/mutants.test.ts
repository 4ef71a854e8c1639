import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allGuards, mutantsOf } from '#tests/verify/mutants/all-guards'
import { refusals, refusalsIn } from '#tests/verify/mutants/refusals'

const mutants = mutantsOf([...allGuards, refusals()])

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
