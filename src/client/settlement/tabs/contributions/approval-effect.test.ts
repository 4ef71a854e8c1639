import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { actedLedger, now, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { approvalEffect } from './approval-effect.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })
const [plank, log] = [itemId('plank'), itemId('log')]

/** A bridge that misses 10 Planks; 25 Logs are there, and Mika has delivered 12 Planks for 20 of them. */
function twelvePlanks() {
  const { act, rows, idOfNextAct } = actedLedger(
    catalog,
    aSnapshotWithRoles({ ines: 'admin', mika: 'contributor' }),
  )
  act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 10 }] })
  act('addItemsToInventory', { items: [{ itemId: log, quantity: 25 }] })
  const taskId = [...rows().tasks.values()].find((task) => task.itemId === plank)!.id
  const contributionId = idOfNextAct()
  const [itemsContributed, materials] = [[{ itemId: plank, quantity: 12 }], [{ itemId: log, quantity: 20 }]]
  act('createTaskContribution', { taskId, itemsContributed, materials }, 'mika')
  const shown = (planks: number, logs: number) => {
    const pending = rows().contributions.get(contributionId)!
    const accepted = [{ itemId: plank, quantity: planks }]
    const used = [{ itemId: log, quantity: logs }]
    return approvalEffect(createLedgerCatalog(catalog), rows(), pending, { accepted, materials: used }, now)
  }
  return { act, rows, contributionId, shown }
}

test('CON-3: approving 12 Planks made of 20 Logs changes the stock and the task as was shown before', () => {
  const { act, rows, contributionId, shown } = twelvePlanks()
  expect(shown(12, 20)).toEqual({
    cannot: null,
    items: [{ itemId: plank, stock: { from: 0, to: 12 }, projects: [{ name: 'Bridge', from: 0, to: 10 }] }],
    materials: [{ itemId: log, from: 25, to: 5 }],
    task: { from: 0, to: 10, target: 10 },
  })
  expect(stockText(rows(), 'plank')).toBe(undefined)
  act('approveTaskContribution', { contributionId, revision: 1 }, 'ines')
  // Of the logs only how many there are.
  expect([stockText(rows(), 'plank'), stockText(rows(), 'log')?.split(',')[0]]).toEqual([
    '12, reserved 10, kept 0',
    '5',
  ])
})

test('BEY-21: approving 4 of 12 Planks shows 4 of 10; approving none, or with 28 Logs where 25 are there, shows that it cannot be', () => {
  const { shown } = twelvePlanks()
  expect(shown(4, 0)).toMatchObject({ materials: [], task: { from: 0, to: 4, target: 10 } })
  expect(shown(0, 0)).toEqual({ cannot: 'nothing' })
  expect(shown(4, 28)).toEqual({ cannot: 'lacks', lacking: [{ name: 'log', amount: 3 }] })
})
