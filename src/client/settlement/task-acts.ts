import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { TaskStatus } from '#domain/settlement/ledger-rows'
import { tasksText as text } from '../messages/tasks-text.ts'
import { act } from './act.ts'
import { endOffer, say, sayFailure } from './settlement-store.ts'

type Titled = { readonly id: string; readonly title: string }

/** Creates a task by hand; the form says what failed. */
export function createTask(settlementId: string, task: EveryActInput<'createTask'>) {
  return act(settlementId, 'createTask', task)
}

/** Changes what is said of a task; the form says what failed. */
export function updateTask(settlementId: string, edit: EveryActInput<'updateTask'>) {
  return act(settlementId, 'updateTask', edit)
}

/** Sets who is to do a task; the form says what failed. */
export function assignTask(settlementId: string, taskId: string, assignedTo: readonly string[]) {
  return act(settlementId, 'assignTask', { taskId, assignedTo })
}

/** Enters what was done for a task into the stock; the form says what failed. */
export function completeTask(settlementId: string, taskId: string, amount: number) {
  return act(settlementId, 'completeTask', { taskId, amount })
}

export async function setStatus(settlementId: string, taskId: string, status: TaskStatus): Promise<void> {
  sayFailure(await act(settlementId, 'updateTaskStatus', { taskId, status }), text.failures.status)
}

export async function claimTask(settlementId: string, taskId: string): Promise<void> {
  sayFailure(await act(settlementId, 'claimTask', { taskId }), text.failures.claim)
}

export async function giveTaskBack(settlementId: string, taskId: string): Promise<void> {
  sayFailure(await act(settlementId, 'unclaimTask', { taskId }), text.failures.giveBack)
}

/** Deletes a task, and offers the way back (BEY-6). */
export async function deleteTask(settlementId: string, task: Titled): Promise<boolean> {
  const outcome = await act(settlementId, 'deleteTask', { taskId: task.id })
  sayFailure(outcome, text.failures.delete)
  if (outcome.done)
    say({
      kind: 'quiet',
      text: text.deleted(task.title),
      way: { label: text.undo, go: () => void restoreTask(settlementId, task) },
      about: task.id,
    })
  return outcome.done
}

/** Brings a deleted task back, and says so (BEY-6). */
export async function restoreTask(settlementId: string, { id, title }: Titled): Promise<void> {
  const outcome = await act(settlementId, 'restoreTask', { taskId: id })
  sayFailure(outcome, text.failures.restore)
  if (!outcome.done) return
  endOffer(id)
  say({ kind: 'done', text: text.restored(title) })
}
