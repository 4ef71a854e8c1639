import type { LedgerAct } from '../ledger-act.ts'
import type { TaskStatus } from '../ledger-rows.ts'
import type { PersonNo } from '../names.ts'

type NamedTask = {
  /** The task's title, or the name of its item where the task was generated and has no title. */
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
  'task.created': NamedTask
  'task.edited': NamedTask
  'task.status': NamedTask & { readonly status: TaskStatus }
  'task.progress': NamedTask & { readonly amount: number }
  'task.deleted': NamedTask
  'task.restored': NamedTask
  'task.assigned': NamedTask & Given
  'task.unassigned': NamedTask
  'task.claimed': NamedTask
  'task.unclaimed': NamedTask
  'tasks.assigned': { readonly tasks: number }
}

/** An act on tasks. */
export type TaskAct<Input, Answer> = LedgerAct<Input, Answer, TaskFacts>
export type OfTask = { readonly taskId: string }
