import { isStockable } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { type LedgerActing, unchanged } from '../ledger-act.ts'
import type { Priority, Task, TaskNumbers } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks } from '../project-rows.ts'
import { type Rows, settlementIn } from '../tables.ts'
import { causeOfTask, findTask, titleOf } from '../task-rows.ts'
import type { OfTask, TaskAct } from './task-facts.ts'

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
  addsTo: 'tasks',
  run(rows, { title, projectId = null, itemId = null, amount = 1, ...said }, acting) {
    const { id, now, catalog } = acting
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
      cause: causeOfTask(task),
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
      cause: causeOfTask(before),
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
      cause: causeOfTask(task),
      activity: { kind: 'task.restored', facts: { task: titleOf(task, catalog) } },
    }
  },
}

export const taskActs = { createTask, updateTask, deleteTask, restoreTask }

/** The first numbers of a task made by hand without an item: its target is to be done once. The walk counts tasks with an item. */
const noneDone = { target: 1, completed: 0, status: 'pending', byHand: false, completedAt: null } as const

function usualDue(rows: Rows, { inDays }: LedgerActing): string {
  return inDays(settlementIn(rows).settings.defaultTaskDeadlineDays)
}
