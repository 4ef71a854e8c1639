import { describe, expect, test } from 'vitest'
import { progressOf } from '#tests/support/ledger-rows'
import { ledgerOfPlanks } from '#tests/support/plank-projects'
import type { Rows } from '../tables.ts'
import type { FormerTask } from './former-tasks.ts'

describe('PRJ-3: regenerating', () => {
  test('tasks are generated again for what is still missing, deleted ones too; all is reserved once nothing is missing', () => {
    const ledger = ledgerOfPlanks()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ log: 10 })
    const before = [...ledger.rows().tasks.keys()]
    ledger.act('deleteTask', { taskId: before[0]! })
    expect(ledger.act('regenerateTasks', { projectId }).answer).toEqual({ reserved: false })
    // A plank takes 20 Log, so 2 take 40, of which 10 are there.
    expect(progressOf(ledger.rows(), projectId)).toEqual({ plank: '0/2', log: '0/30' })
    expect([...ledger.rows().tasks.keys()].filter((id) => before.includes(id))).toEqual([])
    ledger.stocked({ log: 30, plank: 2 })
    expect(ledger.act('regenerateTasks', { projectId }).answer).toEqual({ reserved: true })
    expect(ledger.rows().tasks.size).toBe(0)
    expect(ledger.act('regenerateTasks', { projectId }, 'mika').refused).toEqual({ why: 'no-right' })
  })
})

describe('BEY-6, PRJ-3: taking a regeneration back', () => {
  test('the former tasks are there again with their notes, what was done, what was deleted and their people, and only once', () => {
    const ledger = ledgerOfPlanks()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ log: 10 })
    // The task of a product is made before those of its ingredients.
    const [plank, log] = [...ledger.rows().tasks.values()]
    ledger.act('updateTask', { taskId: log!.id, notes: 'North of the lake.', priority: 'high' })
    ledger.act('deleteTask', { taskId: plank!.id })
    ledger.act('claimTask', { taskId: log!.id })
    const was = ledger.rows()
    const tasks = formerTasks(was, [plank!.id, log!.id])
    ledger.act('regenerateTasks', { projectId })
    expect(ledger.rows().tasks.has(log!.id)).toBe(false)
    const back = { projectId, generation: 1, tasks }
    expect(ledger.act('undoRegeneration', back, 'mika').refused).toEqual({ why: 'no-right' })
    const [first] = tasks
    const another = { ...back, tasks: [{ ...first!, id: 'another' }] }
    expect(ledger.act('undoRegeneration', another).refused).toEqual({ why: 'id-taken' })
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
      status: 'in_progress',
      completedAt: null,
    })
    expect([...now.assignees.values()].map(({ taskId }) => taskId)).toEqual([log!.id])
    expect(now.projects.get(projectId)?.generation).toBe(0)
    expect(ledger.act('undoRegeneration', back).refused).toEqual({ why: 'regenerated-since' })
  })
  test('a done task keeps the time at which it was done; people of done and deleted tasks have them again since the same time, viewers do not', () => {
    const ledger = ledgerOfPlanks()
    const projectId = ledger.planks('Bridge', 2)
    const [plank, log] = [...ledger.rows().tasks.keys()]
    for (const taskId of [plank!, log!]) ledger.act('assignTask', { taskId, assignedTo: ['mika', 'ines'] })
    ledger.stocked({ log: 40 })
    ledger.act('deleteTask', { taskId: plank! })
    const since = '2026-01-01T00:00:00.000Z'
    const tasks = formerTasks(ledger.rows(), [plank!, log!]).map((task) => ({
      ...task,
      completedAt: since,
      people: ['mika', 'vera', 'ines'].map((who) => ({ who, at: since })),
    }))
    ledger.act('regenerateTasks', { projectId })
    const [again] = [...ledger.rows().tasks.values()]
    expect([again!.itemId, ledger.rows().tasks.size]).toEqual(['plank', 1])
    ledger.act('assignTask', { taskId: again!.id, assignedTo: null })
    ledger.act('undoRegeneration', { projectId, generation: 1, tasks })
    const { assignees, taskNumbers } = ledger.rows()
    expect(taskNumbers.get(log!)).toMatchObject({ status: 'completed', completedAt: since })
    expect([...assignees.values()]).toEqual(
      [plank!, log!].flatMap((taskId) => ['mika', 'ines'].map((who) => ({ taskId, who, at: since }))),
    )
  })
})

/** The input that brings these tasks back. */
function formerTasks({ tasks, taskNumbers }: Rows, ids: readonly string[]): readonly FormerTask[] {
  return ids.map((id) => {
    const { itemId, kind, description, notes, due, priority, createdAt, deletedAt } = tasks.get(id)!
    const completed = taskNumbers.get(id)?.completed ?? 0
    const said = { description, notes, due, priority, createdAt }
    return { id, itemId: itemId!, kind, completed, ...said, isDeleted: deletedAt !== null }
  })
}
