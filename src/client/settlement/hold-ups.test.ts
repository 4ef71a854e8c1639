import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { type Change, put } from '#domain/settlement/change'
import { aCatalog } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, emptyRows, withItems } from '#tests/support/ledger-rows'
import { holdUps } from './hold-ups.ts'
import { listedTasks } from './listed-tasks.ts'

const ledger = createLedgerCatalog(
  aCatalog({
    Hall: { recipes: [{ from: { Table: 1, Nail: 5 } }] },
    Table: { recipes: [{ from: { Plank: 4 } }] },
    Plank: { recipes: [{ from: { Log: 3 } }] },
    Nail: { recipes: [{ from: { Ore: 1 } }] },
    Log: {},
    Ore: {},
  }),
)

function heldUp(...changes: readonly Change[]) {
  const rows = afterAct(ledger, emptyRows, changes, { kind: 'needs', projectId: 'hall' })
  return holdUps(listedTasks(ledger, rows, new Map())).map(
    ({ name, missing, tasks }) => `${missing} ${name}: ${tasks}`,
  )
}

test('SET-1: for one hall, 12 missing logs hold up 3 tasks (planks, table, hall), and 5 ore hold up 2 (nails, hall)', () => {
  expect(heldUp(...withItems(aProject('hall'), { Hall: 1 }))).toEqual(['12 Log: 3', '5 Ore: 2'])
})

test('SET-1: with 6 logs in stock some planks can be crafted, so that the 4 planks hold up 2 tasks: the table and the hall', () => {
  const some = put('stock', aStockRow('Log', 6))
  expect(heldUp(some, ...withItems(aProject('hall'), { Hall: 1 }))).toEqual(['5 Ore: 2', '4 Plank: 2'])
})

test('SET-1: a project of 3 logs has one task, which waits for nothing, so that nothing is held up', () => {
  expect(heldUp(...withItems(aProject('hall'), { Log: 3 }))).toEqual([])
})
