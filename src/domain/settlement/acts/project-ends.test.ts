import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })

function riverside() {
  const ledger = actedLedger(catalog)
  return {
    ...ledger,
    /** A project of some planks, by its id. */
    planks(name: string, quantity: number) {
      const id = ledger.nextId()
      ledger.act('createProject', { name, items: [{ itemId: itemId('plank'), quantity }] })
      return id
    },
    stocked: (amounts: Readonly<Record<string, number>>) =>
      ledger.act('addItemsToInventory', {
        items: Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity })),
      }),
  }
}

describe('PRJ-3: generating anew', () => {
  test('tasks are made anew for what is still missing, deleted ones too; all is reserved once nothing is missing', () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ log: 10 })
    const before = [...ledger.rows().tasks.keys()]
    ledger.act('deleteTask', { taskId: before[0]! })
    expect(ledger.act('regenerateTasks', { projectId }).answer).toEqual({ reserved: false })
    expect(progressOf(ledger.rows(), projectId)).toEqual({ plank: '0/2', log: '0/30' })
    expect([...ledger.rows().tasks.keys()].filter((id) => before.includes(id))).toEqual([])
    ledger.stocked({ log: 30, plank: 2 })
    expect(ledger.act('regenerateTasks', { projectId }).answer).toEqual({ reserved: true })
    expect(ledger.rows().tasks.size).toBe(0)
    expect(ledger.act('regenerateTasks', { projectId }, 'mika').refused).toEqual({ why: 'no-right' })
  })
})

describe('BEY-6, PRJ-3: taking that back', () => {
  test('the former tasks are there again with their notes, what was done, what was deleted and their people, and only once', () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ log: 10 })
    const [plank, log] = [...ledger.rows().tasks.values()]
    ledger.act('updateTask', { taskId: log!.id, notes: 'North of the lake.', priority: 'high' })
    ledger.act('deleteTask', { taskId: plank!.id })
    ledger.act('claimTask', { taskId: log!.id })
    const was = ledger.rows()
    const tasks = [plank!.id, log!.id].map((id) => {
      const {
        itemId: item,
        kind,
        description,
        notes,
        due,
        priority,
        createdAt,
        deletedAt,
      } = was.tasks.get(id)!
      const completed = was.taskNumbers.get(id)?.completed ?? 0
      const said = { description, notes, due, priority, createdAt }
      return { id, itemId: item!, kind, completed, ...said, isDeleted: deletedAt !== null }
    })
    ledger.act('regenerateTasks', { projectId })
    expect(ledger.rows().tasks.has(log!.id)).toBe(false)
    const back = { projectId, generation: 1, tasks }
    expect(ledger.act('undoRegeneration', back, 'mika').refused).toEqual({ why: 'no-right' })
    ledger.act('undoRegeneration', back)
    const now = ledger.rows()
    expect([...now.tasks.keys()].sort()).toEqual([plank!.id, log!.id].sort())
    expect(now.tasks.get(log!.id)).toMatchObject({
      notes: 'North of the lake.',
      priority: 'high',
      deletedAt: null,
    })
    expect(now.tasks.get(plank!.id)?.deletedAt).not.toBeNull()
    expect(now.taskNumbers.get(log!.id)).toMatchObject({
      target: was.taskNumbers.get(log!.id)!.target,
      completed: was.taskNumbers.get(log!.id)!.completed,
    })
    expect([...now.assignees.values()].map(({ taskId }) => taskId)).toEqual([log!.id])
    expect(now.projects.get(projectId)?.generation).toBe(0)
    expect(ledger.act('undoRegeneration', back).refused).toEqual({ why: 'regenerated-since' })
  })
})

describe('PRJ-1, BEY-6: archiving, deleting and bringing back', () => {
  const built = () => {
    const ledger = riverside()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ plank: 3 })
    return { ledger, projectId }
  }

  test('what an archived project held was used in the game: entries say so, and 1 of 3 planks is left', () => {
    const { ledger, projectId } = built()
    const archived = ledger.act('archiveProject', { projectId, stock: 'used' })
    expect(archived.entries).toMatchObject([{ kind: 'used', itemId: 'plank', amount: -2, projectId }])
    expect(stockText(ledger.rows(), 'plank')).toBe('1 / 0 / 0')
    expect(ledger.rows().projects.size).toBe(0)
    ledger.act('unarchiveProject', { projectId })
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '1/2' })
    ledger.act('revertEntry', archived.entries![0]!)
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '2/2' })
  })

  test('or it stays in the stock, free for another one', () => {
    const { ledger, projectId } = built()
    const raft = ledger.planks('Raft', 3)
    ledger.act('archiveProject', { projectId, stock: 'stays' })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 3 })
    expect(ledger.act('archiveProject', { projectId, stock: 'stays' }).refused).toEqual({ why: 'no-project' })
    ledger.act('unarchiveProject', { projectId })
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '0/2' })
  })

  test('a deleted project comes back within 30 days, with its tasks, and takes what is free then', () => {
    const { ledger, projectId } = built()
    const raft = ledger.planks('Raft', 2)
    ledger.act('deleteProject', { projectId })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 2 })
    expect(ledger.act('unarchiveProject', { projectId }).refused).toEqual({ why: 'no-project' })
    ledger.waitDays(29)
    expect(ledger.act('restoreProject', { projectId }).answer).toMatchObject({ name: 'Bridge', position: 2 })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 2, [projectId]: 1 })
    ledger.act('deleteProject', { projectId })
    expect(ledger.act('deleteProject', { projectId }).refused).toEqual({ why: 'no-project' })
    ledger.waitDays(31)
    expect(ledger.act('restoreProject', { projectId }).refused).toEqual({ why: 'no-project' })
  })

  test('an archived project can be deleted; a live one is neither unarchived nor restored', () => {
    const { ledger, projectId } = built()
    for (const name of ['unarchiveProject', 'restoreProject'] as const) {
      expect(ledger.act(name, { projectId }).refused).toEqual({ why: 'no-project' })
    }
    ledger.act('archiveProject', { projectId, stock: 'stays' })
    expect(ledger.act('restoreProject', { projectId }).refused).toEqual({ why: 'no-project' })
    expect(ledger.act('deleteProject', { projectId }).activity).toMatchObject({ kind: 'project.deleted' })
    expect(ledger.act('restoreProject', { projectId }).answer).toMatchObject({ name: 'Bridge' })
    expect(ledger.act('deleteProject', { projectId }, 'mika').refused).toEqual({ why: 'no-right' })
  })
})
