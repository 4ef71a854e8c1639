import type { ItemId } from '../../catalog/item.ts'
import { grouped } from '../../grouped.ts'
import { isAssignable } from '../assignable.ts'
import { type Change, put } from '../change.ts'
import type { Assignee, Priority, Task, TaskKind } from '../ledger-rows.ts'
import { type Rows, settlementIn } from '../tables.ts'
import { generatedTaskId } from '../task-id.ts'

/** A generated task as it was before the project's tasks were regenerated: a browser that takes this back sends it. */
export type FormerTask = {
  readonly id: string
  readonly itemId: ItemId
  readonly kind: TaskKind
  /** How much of it was done; what is missing is found by the walk. */
  readonly completed: number
  /** When it was done; none where it was not, or the browser does not say. */
  readonly completedAt?: string | null | undefined
  readonly description: string
  readonly notes: string
  readonly due: string | null
  readonly priority: Priority
  readonly createdAt: string
  /** Whether it had been deleted by hand. */
  readonly isDeleted: boolean
  /** Who was to do it, or has done it. */
  readonly people?: readonly FormerPerson[] | undefined
}
type FormerPerson = Pick<Assignee, 'who' | 'at'>

/**
 * Gives a test for a former task: true where its id is not the right one for its item. Right is the id of the item's stored task, or, where
 * none is stored, the id that the project would give it.
 */
export function isAnotherTask(
  stored: ReadonlyMap<string, Task>,
  of: Pick<Of, 'projectId' | 'generation'>,
): (task: FormerTask) => boolean {
  const own = [...stored.values()].filter(
    ({ projectId, generation }) => projectId === of.projectId && generation === of.generation,
  )
  const ids = new Map(own.map(({ itemId, id }) => [itemId, id]))
  return ({ id, itemId }) => id !== (ids.get(itemId) ?? generatedTaskId(of.projectId, itemId, of.generation))
}

/** The project of former tasks, and its generation that made them: each regeneration of the tasks adds one to that number. */
type Of = { readonly projectId: string; readonly generation: number; readonly now: string }

/** The changes that store a former task as it was; what it misses is found by the walk. */
export function formerTaskChanges(
  { completed, completedAt, isDeleted, people: _, ...said }: FormerTask,
  { projectId, generation, now }: Of,
): readonly Change[] {
  const createdAt = notAfter(said.createdAt, now)
  const row = { ...said, projectId, generation, amount: null, title: null, createdAt, updatedAt: now }
  if (isDeleted) return [put('tasks', { ...row, deletedAt: now })]
  // Done, unless the walk finds something missing.
  const numbers = {
    target: completed,
    completed,
    status: 'completed',
    byHand: false,
    completedAt: notAfter(completedAt ?? now, now),
  } as const
  return [put('tasks', { ...row, deletedAt: null }), put('taskNumbers', { taskId: said.id, ...numbers })]
}

/**
 * The changes that give former tasks their people: whoever has the present task of the item, or, where there is none, the former
 * people. A task that had been deleted by hand gets its former people in any case: the present task is not the same one.
 */
export function peopleOfFormer(
  rows: Rows,
  tasks: readonly FormerTask[],
  { present, now }: { readonly present: readonly Task[]; readonly now: string },
): readonly Change[] {
  const presentIds = new Map(present.map(({ itemId, id }) => [itemId, id]))
  const people = grouped(rows.assignees.values(), ({ taskId }) => taskId)
  return tasks.flatMap(({ id, itemId, isDeleted, people: former = [] }) => {
    const presentId = isDeleted ? undefined : presentIds.get(itemId)
    const found = presentId === undefined ? stillHere(rows, former, now) : (people.get(presentId) ?? [])
    return found.map(({ who, at }) => put('assignees', { taskId: id, who, at }))
  })
}

/** The people of these who can still be given tasks, at most as many as may have one task. */
function stillHere(rows: Rows, people: readonly FormerPerson[], now: string): readonly FormerPerson[] {
  return people
    .filter(({ who }) => isAssignable(rows, who))
    .slice(0, settlementIn(rows).settings.maxAssigneesPerTask)
    .map(({ who, at }) => ({ who, at: notAfter(at, now) }))
}

/** A time that a browser says, but not after now: its clock may be ahead. */
function notAfter(time: string, now: string): string {
  return time < now ? time : now
}
