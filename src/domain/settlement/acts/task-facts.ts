import type { TaskStatus } from '../ledger-rows.ts'
import type { PersonNo } from '../names.ts'

type OfTask = {
  /** Its title; of a generated one, which has none of its own, the name of its item. */
  readonly task: string
}

/** Who a task was given to: the first of them, a member or a named player, and how many more. */
type Given = {
  readonly member?: PersonNo | undefined
  readonly player?: string | undefined
  readonly others: number
}

/** Log entries about tasks. */
export type TaskFacts = {
  'task.created': OfTask
  'task.edited': OfTask
  'task.status': OfTask & { readonly status: TaskStatus }
  'task.progress': OfTask & { readonly amount: number }
  'task.deleted': OfTask
  'task.restored': OfTask
  'task.assigned': OfTask & Given
  'task.unassigned': OfTask
  'task.claimed': OfTask
  'task.unclaimed': OfTask
  'tasks.assigned': { readonly tasks: number }
}
