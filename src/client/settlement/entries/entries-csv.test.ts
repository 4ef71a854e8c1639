import { expect, test } from 'vitest'
import { afterChanges, put } from '#domain/settlement/change'
import { itemId } from '#tests/support/catalog-builder'
import { aProject, emptyRows } from '#tests/support/ledger-rows'
import { entriesCsv } from './entries-csv.ts'

test('BEY-23, S12: the history as CSV names who moved what for whom, and no note runs as a formula', () => {
  const rows = afterChanges(emptyRows, [put('projects', aProject('forge', { name: 'Forge' }))])
  const entry = {
    act: 'a',
    line: 1,
    kind: 'taken',
    itemId: itemId('101'),
    amount: -25,
    byNo: 2,
    projectId: 'forge',
    note: '=HYPERLINK("x")',
    at: '2026-01-01T00:00:00.000Z',
    reverted: true,
  } as const
  const known = { entries: [entry], names: { 2: 'Ben' }, hasMore: false }
  expect(entriesCsv(known, rows, () => 'Rough Plank').split('\r\n')).toEqual([
    'When,Item,Item id,Amount,What,By,Project,On behalf of,Storage,Note,Taken back',
    `2026-01-01T00:00:00.000Z,Rough Plank,101,-25,taken,Ben,Forge,,,"'=HYPERLINK(""x"")",yes`,
    '',
  ])
})
