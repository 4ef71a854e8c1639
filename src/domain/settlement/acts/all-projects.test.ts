import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'

const log = itemId('log')

/** Two projects that hold the same item, with three logs left over. */
function twoProjects() {
  const settlement = aSnapshotWithRoles({ mika: 'contributor' }, { players: [aPlayer('finn')] })
  const ledger = actedLedger(aCatalog({ log: {} }), settlement)
  for (const name of ['Bridge', 'Hall'])
    ledger.act('createProject', { name, items: [{ itemId: log, quantity: 10 }] })
  ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 23 }] })
  return ledger
}

test('SAVE-6: deleting all projects at once is refused with their number, and nothing changes', () => {
  const { act, rows } = twoProjects()
  const before = rows()
  expect(act('deleteAllProjects', {}).refused).toEqual({ why: 'projects-protected', facts: { projects: 2 } })
  expect(act('deleteAllProjects', { force: true }, 'mika').refused).toEqual({ why: 'no-right' })
  expect(rows()).toBe(before)
})

test('SAVE-6, INV-2: forced, all are deleted in one act, what they held is free, and each can be brought back', () => {
  const { act, rows, endedIds } = twoProjects()
  const stock = () => rows().stock.get(log)!
  expect(stock()).toMatchObject({ quantity: 23, reserved: 20 })
  expect(act('deleteAllProjects', { force: true }).answer).toEqual({ deleted: 2 })
  expect([rows().projects.size, rows().tasks.size, rows().allotments.size]).toEqual([0, 0, 0])
  expect(stock()).toMatchObject({ quantity: 23, reserved: 0 })
  for (const projectId of endedIds()) act('restoreProject', { projectId })
  expect(rows().projects.size).toBe(2)
  expect(stock()).toMatchObject({ quantity: 23, reserved: 20 })
})

test('SAVE-6: where there is no project, there is nothing to protect', () => {
  const { act } = actedLedger(aCatalog({ log: {} }))
  expect(act('deleteAllProjects', {})).toMatchObject({ answer: { deleted: 0 }, changes: [] })
})
