import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'

const log = itemId('log')

/** A settlement with a project that needs ten logs. */
function aProjectIn({ isPersonal }: { isPersonal: boolean }) {
  const players = [aPlayer('finn')]
  const ledger = actedLedger(aCatalog({ log: {} }), aSnapshotWithRoles({}, { isPersonal, players }))
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 10 }] })
  const [task] = ledger.rows().tasks.values()
  const taskId = task!.id
  const assign = (assignedTo: string | null) => ledger.act('assignTask', { taskId, assignedTo })
  return { ...ledger, taskId, assign, status: () => ledger.rows().taskNumbers.get(taskId)!.status }
}

test('TSK-3: in a personal settlement assigning begins a task, and taking everybody off it makes it pending again', () => {
  const { assign, status } = aProjectIn({ isPersonal: true })
  assign('finn')
  expect(status()).toBe('in_progress')
  assign(null)
  expect(status()).toBe('pending')
})

test('TSK-3: in a shared settlement an assigned task stays pending until something is done', () => {
  const { assign, status } = aProjectIn({ isPersonal: false })
  assign('finn')
  expect(status()).toBe('pending')
})

test('TSK-3: assigning changes no status that was set by hand, and taking everybody off changes none of a task that is done', () => {
  const { act, taskId, assign, status } = aProjectIn({ isPersonal: true })
  // The task is pending from the beginning: to set that alone changes nothing, and does not count as set by hand.
  act('updateTaskStatus', { taskId, status: 'in_progress' })
  act('updateTaskStatus', { taskId, status: 'pending' })
  assign('finn')
  expect(status()).toBe('pending')
  act('addItemsToInventory', { items: [{ itemId: log, quantity: 10 }] })
  expect(status()).toBe('completed')
  assign(null)
  expect(status()).toBe('completed')
})

test('TSK-3: an assigned task stays begun when 20 logs are needed in place of 10, and when 5 logs came and are lost again', () => {
  const { act, rows, assign, status } = aProjectIn({ isPersonal: true })
  assign('finn')
  const [item] = rows().projectItems.values()
  const { projectId, id } = item!
  act('updateProjectItem', { projectId, projectItemId: id, quantity: 20 })
  expect(status()).toBe('in_progress')
  act('addItemsToInventory', { items: [{ itemId: log, quantity: 5 }] })
  act('takeFromInventory', { itemId: log, amount: 5 })
  expect(status()).toBe('in_progress')
})
