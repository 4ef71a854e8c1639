import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { TaskNumbers, TaskStatus } from '../ledger-rows.ts'
import { stockMoves } from '../stock-moves.ts'
import { causeOfTask, findTask, titleOf } from '../task-rows.ts'
import type { OfTask, TaskAct } from './task-facts.ts'

/** Sets a status by hand, in any order; the amounts stay (TSK-1). */
const updateTaskStatus: TaskAct<OfTask & { readonly status: TaskStatus }, TaskNumbers> = {
  action: 'task.set_status',
  ledger: true,
  run(rows, { taskId, status }, { now, catalog }) {
    const task = findTask(rows, taskId)
    const before = rows.taskNumbers.get(taskId)
    if (!task || !before) return refused('no-task')
    if (before.status === status) return unchanged(before)
    // A task without an item has a target of 1, and is done by its status alone.
    const completed = task.itemId === null ? Number(status === 'completed') : before.completed
    const completedAt = status === 'completed' ? now : null
    const numbers = { ...before, completed, status, byHand: true, completedAt }
    return {
      answer: () => numbers,
      changes: [put('taskNumbers', numbers)],
      entries: [],
      cause: causeOfTask(task),
      activity: { kind: 'task.status', facts: { task: titleOf(task, catalog), status } },
    }
  },
}

/** Enters what a member has done for a task into the stock, for its project where it has one, at most what is missing (TSK-5). */
const completeTask: TaskAct<
  OfTask & { readonly amount: number },
  { readonly entered: number; readonly numbers: TaskNumbers | null }
> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { taskId, amount }, acting) {
    const task = findTask(rows, taskId)
    const before = rows.taskNumbers.get(taskId)
    if (!task || !before) return refused('no-task')
    const { projectId, itemId } = task
    if (itemId === null) return refused('task-without-item')
    const entered = Math.min(amount, before.target - before.completed)
    if (entered === 0) return refused('nothing-missing')
    const moves = stockMoves(rows, acting)
    const ofProject = projectId === null ? {} : { projectId }
    moves.bring({ kind: 'added', itemId, amount: entered, ...ofProject, taskId }, { allotted: entered })
    if (moves.isTooMuch()) return refused('stock-full')
    return {
      // A standing order's task that misses nothing any more is gone, and has no numbers.
      answer: ({ taskNumbers }) => ({ entered, numbers: taskNumbers.get(taskId) ?? null }),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: { kind: 'task.progress', facts: { task: titleOf(task, acting.catalog), amount: entered } },
    }
  },
}

/** Counts the progress of all tasks again. It is there since the specification names it (API-1): every act leaves progress right, so it changes nothing (TSK-2). */
const refreshTaskProgressFromInventory: TaskAct<unknown, Record<string, never>> = {
  action: 'task.refresh_progress',
  ledger: true,
  run: () => ({ answer: () => ({}), changes: [], entries: [], cause: { kind: 'stock' } }),
}

export const taskProgressActs = { updateTaskStatus, completeTask, refreshTaskProgressFromInventory }
