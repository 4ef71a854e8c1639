import { isStockable } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused } from '../act.ts'
import type { Cause } from '../cause.ts'
import { put } from '../change.ts'
import type { LedgerAct, LedgerActing } from '../ledger-act.ts'
import type { Priority, Task, TaskNumbers, TaskStatus } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks } from '../project-rows.ts'
import { isOfOrder } from '../standing-order.ts'
import { stockMoves, unchanged } from '../stock-moves.ts'
import { type Rows, settlementIn } from '../tables.ts'
import { findTask, titleOf } from '../task-rows.ts'
import type { TaskFacts } from './task-facts.ts'

type TaskAct<Input, Answer> = LedgerAct<Input, Answer, TaskFacts>
type OfTask = { readonly taskId: string }
type Nothing = Record<string, never>

type NewTask = {
  readonly title: string
  readonly projectId?: string | undefined
  readonly itemId?: ItemId | undefined
  /** How much of the item; 1 if not said. */
  readonly amount?: number | undefined
  readonly description?: string | undefined
  /** ISO time; null for none. If not said, as far ahead as the settlement's settings say (SET-6). */
  readonly due?: string | null | undefined
  readonly priority?: Priority | undefined
}

/** Makes a task by hand; one with an item adds to what its project needs (TSK-1). */
const createTask: TaskAct<NewTask, Task> = {
  action: 'task.create',
  ledger: true,
  run(rows, { title, projectId = null, itemId = null, amount = 1, ...said }, acting) {
    const { id, now, catalog } = acting
    if (rows.tasks.has(id)) return refused('id-taken')
    if (projectId !== null && !rows.projects.has(projectId)) return refused('no-project')
    if (itemId !== null && projectId === null) return refused('item-without-project')
    if (itemId !== null && !catalog.indexById.has(itemId)) return refused('no-item')
    if (itemId !== null && !isStockable(catalog, itemId)) return refused('never-stock')
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const { description = '', due = usualDue(rows, acting), priority = 'medium' } = said
    const task: Task = {
      id,
      projectId,
      itemId,
      kind: itemId === null ? 'hand' : 'collect',
      generation: null,
      amount: itemId === null ? null : amount,
      title,
      description,
      notes: '',
      due,
      priority,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    const numbers: TaskNumbers = { ...noneDone, taskId: id }
    return {
      answer: () => task,
      changes: [put('tasks', task), ...(itemId === null ? [put('taskNumbers', numbers)] : [])],
      entries: [],
      cause: needsOf(task),
      activity: { kind: 'task.created', facts: { task: title } },
    }
  },
}

type TaskEdit = OfTask & {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly notes?: string | undefined
  readonly due?: string | null | undefined
  readonly priority?: Priority | undefined
}

/** Changes what is given and differs (TSK-5). */
const updateTask: TaskAct<TaskEdit, Task> = {
  action: 'task.update',
  ledger: true,
  run(rows, { taskId, title, description, notes, due, priority }, { now, catalog }) {
    const before = findTask(rows, taskId)
    if (!before) return refused('no-task')
    const given = Object.entries({ title, description, notes, due, priority }).filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof Task],
    )
    if (given.length === 0) return unchanged(before)
    const task: Task = { ...before, ...Object.fromEntries(given), updatedAt: now }
    return {
      answer: () => task,
      changes: [put('tasks', task)],
      entries: [],
      cause: null,
      activity: { kind: 'task.edited', facts: { task: titleOf(task, catalog) } },
    }
  },
}

/** Sets a status by hand, in any order; the amounts stay (TSK-1). */
const updateTaskStatus: TaskAct<OfTask & { readonly status: TaskStatus }, TaskNumbers> = {
  action: 'task.set_status',
  ledger: true,
  run(rows, { taskId, status }, { now, catalog }) {
    const task = findTask(rows, taskId)
    const before = rows.taskNumbers.get(taskId)
    if (!task || !before) return refused('no-task')
    if (before.status === status) return unchanged(before)
    const completed = task.itemId === null ? Number(status === 'completed') : before.completed
    const completedAt = status === 'completed' ? now : null
    const numbers = { ...before, completed, status, byHand: true, completedAt }
    return {
      answer: () => numbers,
      changes: [put('taskNumbers', numbers)],
      entries: [],
      cause: needsOf(task),
      activity: { kind: 'task.status', facts: { task: titleOf(task, catalog), status } },
    }
  },
}

/** What a member has done for a task comes into the stock, for its project where it has one, at most what is missing (TSK-5). */
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
    moves.bring({ kind: 'added', itemId, amount: entered, ...ofProject, taskId }, entered)
    if (moves.isTooMuch()) return refused('stock-full')
    return {
      // A standing order's task ends with the last of what was short.
      answer: ({ taskNumbers }) => ({ entered, numbers: taskNumbers.get(taskId) ?? null }),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: { kind: 'task.progress', facts: { task: titleOf(task, acting.catalog), amount: entered } },
    }
  },
}

/** Deletes a task; it can be restored, and is not made again before the tasks of its project or order are. */
const deleteTask: TaskAct<OfTask, Nothing> = {
  action: 'task.delete',
  ledger: true,
  run(rows, { taskId }, { now, catalog }) {
    const before = findTask(rows, taskId)
    if (!before) return refused('no-task')
    return {
      answer: () => ({}),
      changes: [put('tasks', { ...before, updatedAt: now, deletedAt: now })],
      entries: [],
      cause: needsOf(before),
      activity: { kind: 'task.deleted', facts: { task: titleOf(before, catalog) } },
    }
  },
}

const restoreTask: TaskAct<OfTask, Task> = {
  action: 'task.restore',
  ledger: true,
  run(rows, { taskId }, { now, catalog }) {
    const before = rows.tasks.get(taskId)
    if (!before) return refused('no-task')
    if (before.deletedAt === null) return unchanged(before)
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const task = { ...before, updatedAt: now, deletedAt: null }
    return {
      answer: () => task,
      changes: [put('tasks', task)],
      entries: [],
      cause: needsOf(task),
      activity: { kind: 'task.restored', facts: { task: titleOf(task, catalog) } },
    }
  },
}

/** Counts the progress of all tasks anew. It is right after every act, so that nothing changes (TSK-2). */
const refreshTaskProgressFromInventory: TaskAct<unknown, Nothing> = {
  action: 'task.refresh_progress',
  ledger: true,
  run: () => ({ answer: () => ({}), changes: [], entries: [], cause: { kind: 'stock' } }),
}

export const taskActs = {
  createTask,
  updateTask,
  updateTaskStatus,
  completeTask,
  deleteTask,
  restoreTask,
  refreshTaskProgressFromInventory,
}

/** Of a task made by hand without an item. */
const noneDone = { target: 1, completed: 0, status: 'pending', byHand: false, completedAt: null } as const

function needsOf(task: Task): Cause | null {
  if (isOfOrder(task)) return { kind: 'stock' }
  return task.projectId === null ? null : { kind: 'needs', projectId: task.projectId }
}

function usualDue(rows: Rows, { inDays }: LedgerActing): string {
  return inDays(settlementIn(rows).settings.defaultTaskDeadlineDays)
}
