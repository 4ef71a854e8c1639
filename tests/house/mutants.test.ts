import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guards } from '#tests/verify/mutants/guards'
import { ledgerGuards } from '#tests/verify/mutants/ledger-guards'
import { siteAdminGuards } from '#tests/verify/mutants/site-admin-guards'
import { templateGuards } from '#tests/verify/mutants/template-guards'

test('SET-5: every guard that the mutants take away occurs once in its file', () => {
  expect(guards.length).toBeGreaterThan(30)
  const all = [...guards, ...ledgerGuards, ...siteAdminGuards, ...templateGuards]
  const occurrences = all.map(({ what, file, text }) => [
    what,
    readFileSync(file, 'utf8').split(text).length - 1,
  ])
  expect(occurrences.filter(([, count]) => count !== 1)).toEqual([])
})
