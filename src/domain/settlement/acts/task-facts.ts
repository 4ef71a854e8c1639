import type { TaskStatus } from '../ledger-rows.ts'

type OfTask = {
  /** Its title; of a generated one, which has none of its own, the name of its item. */
  readonly task: string
}

/** Log entries about tasks. */
export type TaskFacts = {
  'task.created': OfTask
  'task.edited': OfTask
  'task.status': OfTask & { readonly status: TaskStatus }
  'task.progress': OfTask & { readonly amount: number }
  'task.deleted': OfTask
  'task.restored': OfTask
}
