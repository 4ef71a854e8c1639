import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })
const [plank, log] = [itemId('plank'), itemId('log')]

/** A settlement with its usual people (Olivia owns it, Ines is an admin, Mika a contributor, Vera a viewer), and a project for 10 logs. */
function bridgeOf10Log() {
  const ledger = actedLedger(catalog)
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 10 }] })
  const [task] = ledger.rows().tasks.values()
  return { ...ledger, projectId, taskId: task!.id }
}

describe('TSK-1: tasks made by hand', () => {
  test('a task without an item is due in the usual 7 days, and its status changes by hand alone', () => {
    const ledger = actedLedger(catalog)
    const taskId = ledger.idOfNextAct()
    // The acts are done on 2026-02-03 at 04:05:06.
    expect(ledger.act('createTask', { title: 'Scout the coast' }, 'mika').answer).toMatchObject({
      id: taskId,
      kind: 'hand',
      title: 'Scout the coast',
      projectId: null,
      amount: null,
      due: '2026-02-10T04:05:06.000Z',
      priority: 'medium',
    })
    expect(ledger.rows().taskNumbers.get(taskId)).toMatchObject({
      target: 1,
      completed: 0,
      status: 'pending',
    })
    ledger.act('updateTaskStatus', { taskId, status: 'completed' })
    expect(ledger.rows().taskNumbers.get(taskId)).toMatchObject({ completed: 1, byHand: true })
    ledger.act('updateTaskStatus', { taskId, status: 'in_progress' })
    expect(ledger.rows().taskNumbers.get(taskId)).toMatchObject({ completed: 0, status: 'in_progress' })
  })

  test('a task for 5 planks adds 5 to what its project needs', () => {
    const ledger = bridgeOf10Log()
    const { projectId } = ledger
    ledger.act('createTask', { title: 'Spare planks', projectId, itemId: plank, amount: 5, due: null })
    expect(progressOf(ledger.rows(), projectId)).toEqual({ log: '0/10', 'Spare planks': '0/5' })
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 9 }] })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [projectId]: 5 })
  })

  test('a task for an item belongs to a project that is there, and asks for a known item', () => {
    const ledger = bridgeOf10Log()
    const create = (more: object) => ledger.act('createTask', { title: 'X', ...more }).refused
    expect(create({ itemId: plank })).toEqual({ why: 'item-without-project' })
    expect(create({ projectId: 'nowhere' })).toEqual({ why: 'no-project' })
    expect(create({ projectId: ledger.projectId, itemId: itemId('gold') })).toEqual({ why: 'no-item' })
  })
})

describe('TSK-1, TSK-5: changing', () => {
  test('only the given fields that differ change, and other keys that were sent are left out', () => {
    const { act, taskId } = bridgeOf10Log()
    const sent = { taskId, settlementId: 'riverside', operationId: 'x', description: 'of oak' }
    expect(Object.keys(act('updateTask', sent).answer as object)).not.toContain('settlementId')
    expect(act('updateTask', { taskId, notes: 'by the river', title: undefined })).toMatchObject({
      answer: { notes: 'by the river', title: null, priority: 'medium' },
      activity: { kind: 'task.edited', facts: { task: 'log' } },
    })
    expect(act('updateTask', { taskId, notes: 'by the river' })).toMatchObject({ changes: [] })
    expect(act('updateTask', { taskId: 'nowhere', notes: 'x' }).refused).toEqual({ why: 'no-task' })
    expect(act('updateTask', { taskId, notes: 'x' }, 'vera').refused).toEqual({ why: 'no-right' })
  })

  test('a status set by hand changes no amount and stays until the amounts change', () => {
    const { act, taskId, rows } = bridgeOf10Log()
    act('updateTaskStatus', { taskId, status: 'completed' })
    expect(rows().taskNumbers.get(taskId)).toMatchObject({ completed: 0, target: 10, status: 'completed' })
    act('addItemsToInventory', { items: [{ itemId: plank, quantity: 1 }] })
    expect(rows().taskNumbers.get(taskId)?.status).toBe('completed')
    act('addItemsToInventory', { items: [{ itemId: log, quantity: 1 }] })
    expect(rows().taskNumbers.get(taskId)).toMatchObject({ completed: 1, status: 'in_progress' })
  })
})

describe('TSK-5: completing with an amount', () => {
  test('6 of 10 Log are entered for the project of the task, and of 9 more the 4 that are missing', () => {
    const { act, taskId, projectId, rows } = bridgeOf10Log()
    // Mika is member number 3, after Olivia and Ines.
    const complete = (amount: number) => act('completeTask', { taskId, amount }, 'mika')
    expect(complete(6)).toMatchObject({
      answer: { entered: 6, numbers: { completed: 6, target: 10 } },
      entries: [{ kind: 'added', itemId: 'log', amount: 6, projectId, taskId, byNo: 3 }],
      activity: { kind: 'task.progress', facts: { task: 'log', amount: 6 } },
    })
    expect(complete(9).answer).toMatchObject({ entered: 4, numbers: { status: 'completed' } })
    expect(stockText(rows(), 'log')).toBe('10, reserved 10, kept 0')
    expect(complete(1).refused).toEqual({ why: 'nothing-missing' })
  })

  test('a task without an item takes no amount, and neither does one that is not there', () => {
    const { act, idOfNextAct } = bridgeOf10Log()
    const taskId = idOfNextAct()
    act('createTask', { title: 'Scout the coast' })
    expect(act('completeTask', { taskId, amount: 1 }).refused).toEqual({ why: 'task-without-item' })
    expect(act('completeTask', { taskId: 'nowhere', amount: 1 }).refused).toEqual({ why: 'no-task' })
  })
})

describe('TSK-1, BEY-6: deleting', () => {
  test('a deleted task is not made again, and comes back with what is missing by then', () => {
    const { act, taskId, projectId, rows } = bridgeOf10Log()
    act('deleteTask', { taskId })
    act('addItemsToInventory', { items: [{ itemId: log, quantity: 4 }] })
    expect(progressOf(rows(), projectId)).toEqual({})
    expect(act('deleteTask', { taskId }).refused).toEqual({ why: 'no-task' })
    expect(act('updateTaskStatus', { taskId, status: 'completed' }).refused).toEqual({ why: 'no-task' })
    expect(act('completeTask', { taskId, amount: 1 }).refused).toEqual({ why: 'no-task' })
    act('restoreTask', { taskId })
    expect(progressOf(rows(), projectId)).toEqual({ log: '0/6' })
    expect(act('restoreTask', { taskId })).toMatchObject({ changes: [] })
    expect(act('restoreTask', { taskId: 'nowhere' }).refused).toEqual({ why: 'no-task' })
    expect(act('deleteTask', { taskId }, 'mika').refused).toEqual({ why: 'no-right' })
  })

  test('a deleted task for an item no longer adds to what its project needs', () => {
    const ledger = bridgeOf10Log()
    const { projectId } = ledger
    const taskId = ledger.idOfNextAct()
    ledger.act('createTask', { title: 'Spare planks', projectId, itemId: plank, amount: 5 })
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 5 }] })
    ledger.act('deleteTask', { taskId })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({})
  })
})

test('TSK-2: counting the progress again changes nothing, whenever it is done', () => {
  const { act } = bridgeOf10Log()
  expect(act('refreshTaskProgressFromInventory', {}, 'mika')).toMatchObject({ changes: [], entries: [] })
  act('addItemsToInventory', { items: [{ itemId: log, quantity: 4 }] })
  expect(act('refreshTaskProgressFromInventory', {})).toMatchObject({ changes: [] })
})

test('CAT-2: the settlement is moved to another version of the catalogue by an owner or co-owner alone', () => {
  const { act } = bridgeOf10Log()
  expect(act('moveCatalogue', { version: 'v2' }, 'ines').refused).toEqual({ why: 'no-right' })
  expect(act('moveCatalogue', { version: 'v2' })).toMatchObject({
    answer: { catalogue: 'v2' },
    activity: { kind: 'settlement.catalogue', facts: { version: 'v2' } },
  })
  expect(act('moveCatalogue', { version: 'v2' })).toMatchObject({ changes: [] })
})
