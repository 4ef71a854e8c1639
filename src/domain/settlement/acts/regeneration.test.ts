import { describe, expect, test } from 'vitest'
import { progressOf } from '#tests/support/ledger-rows'
import { ledgerOfPlanks } from '#tests/support/plank-projects'

describe('PRJ-3: regenerating', () => {
  test('tasks are generated again for what is still missing, deleted ones too; all is reserved once nothing is missing', () => {
    const ledger = ledgerOfPlanks()
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
    const ledger = ledgerOfPlanks()
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
