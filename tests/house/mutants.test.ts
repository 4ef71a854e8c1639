import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allGuards } from '#tests/verify/mutants/all-guards'
import { guards } from '#tests/verify/mutants/guards'

test('SET-5: every guard that the mutants take away occurs once in its file', () => {
  expect(guards.length).toBeGreaterThan(30)
  const occurrences = allGuards.map(({ what, file, text }) => [
    what,
    readFileSync(file, 'utf8').split(text).length - 1,
  ])
  expect(occurrences.filter(([, count]) => count !== 1)).toEqual([])
})
