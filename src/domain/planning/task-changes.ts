import type { ItemId } from '../catalog/item.ts'
import { type Change, put } from '../settlement/change.ts'
import type { Task, TaskNumbers } from '../settlement/ledger-rows.ts'
import type { Rows } from '../settlement/tables.ts'
import type { Share } from './project-plan.ts'
import { heldByHand, type ProjectWalk } from './project-walk.ts'
import { nextNumbers, numbersWith, type Reason, withCompletedAt } from './target-rule.ts'

export type TaskContext = {
  readonly rows: Pick<Rows, 'taskNumbers'>
  readonly reason: Reason
  /** ISO time. */
  readonly now: string
  /** When new tasks are due. */
  readonly due: string | null
  /**
   * With what the new task of an item begins: its id, and the project with the generation of its tasks. For a standing order, which
   * has no project, that is null and 0.
   */
  readonly owner: (itemId: ItemId) => Pick<Task, 'id' | 'projectId' | 'generation'>
}

export type WalkedTasks = {
  readonly changes: readonly Change[]
  /** The numbers of all tasks that are not deleted, as they are now. */
  readonly numbers: readonly TaskNumbers[]
  readonly numbersChanged: boolean
}

/** The tasks of a project after a walk: a new one for what is newly missing, and the numbers of all (PRJ-3, TSK-2). */
export function walkTasks(walk: ProjectWalk, context: TaskContext): WalkedTasks {
  const changes: Change[] = []
  const numbers: TaskNumbers[] = []
  let numbersChanged = false
  const write = (known: TaskNumbers | undefined, found: TaskNumbers) => {
    const next = found === known ? found : withCompletedAt(known, found, context.now)
    numbers.push(next)
    if (next === known) return
    changes.push(put('taskNumbers', next))
    numbersChanged = true
  }
  walk.plan.shares.forEach((share, at) => {
    const missing = walk.missing[at]!
    const task = currentTask(share, missing, context)
    if (task && task !== share.task) changes.push(put('tasks', task))
    if (task && task.deletedAt === null) {
      const known = context.rows.taskNumbers.get(task.id)
      const first = { target: missing, completed: 0 }
      write(known, known ? nextNumbers(known, missing, context.reason) : numbersWith(task.id, first))
    }
    walkHandMade(walk, at, context, write)
  })
  // Tasks without an item are in no share: the walk leaves their numbers, but they count for the status of the project.
  for (const { id, itemId, deletedAt } of walk.plan.tasks) {
    const known = context.rows.taskNumbers.get(id)
    if (itemId === null && deletedAt === null && known) numbers.push(known)
  }
  return { changes, numbers, numbersChanged }
}

/** A hand-made task gets what the project holds beyond its generated task, the oldest first. */
function walkHandMade(
  walk: ProjectWalk,
  at: number,
  { rows, reason }: TaskContext,
  write: (known: TaskNumbers | undefined, next: TaskNumbers) => void,
): void {
  const { byHand } = walk.plan.shares[at]!
  if (byHand.length === 0) return
  let left = heldByHand({ walk, share: at })
  for (const { id, amount } of byHand) {
    const target = amount ?? 0
    const used = Math.min(left, target)
    left -= used
    const known = rows.taskNumbers.get(id)
    // A new task counts what is held already as completed; of a known one, what is missing tells its amounts.
    const first = { target, completed: used }
    write(known, known ? nextNumbers(known, target - used, reason) : numbersWith(id, first))
  }
}

/**
 * The generated task of a share: its kind follows the project's ways; an item that is newly missing gets one. A task that somebody
 * deleted is returned too, so that no other is generated in its place.
 */
function currentTask(share: Share, missing: number, { now, due, owner }: TaskContext): Task | null {
  const { task, kind, itemId } = share
  if (task) return task.kind === kind ? task : { ...task, kind, updatedAt: now }
  if (missing === 0) return null
  return {
    ...owner(itemId),
    itemId,
    kind,
    amount: null,
    title: null,
    description: '',
    notes: '',
    due,
    priority: 'medium',
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}
