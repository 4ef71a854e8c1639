import type { ItemId } from '../../catalog/item.ts'
import { grouped } from '../../grouped.ts'
import { refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import type { Priority, Task, TaskKind } from '../ledger-rows.ts'
import type { Rows } from '../tables.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

/** Regenerates the tasks of a project, and answers whether all of it is reserved now (PRJ-3). */
const regenerateTasks: ProjectAct<OfProject, { readonly reserved: boolean }> = {
  action: 'project.regenerate',
  ledger: true,
  run(rows, { projectId }, { now }) {
    const before = rows.projects.get(projectId)
    if (!before) return refused('no-project')
    return {
      answer: (after) => ({ reserved: isAllReserved(after, projectId) }),
      changes: [
        ...withoutGenerated(rows, projectId),
        put('projects', { ...before, generation: before.generation + 1, updatedAt: now }),
      ],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.regenerated', facts: { project: before.name } },
    }
  },
}

/** A generated task as it was before the project's tasks were regenerated. */
export type FormerTask = {
  readonly id: string
  readonly itemId: ItemId
  readonly kind: TaskKind
  /** How much of it was done; what is missing is found by the walk. */
  readonly completed: number
  readonly description: string
  readonly notes: string
  readonly due: string | null
  readonly priority: Priority
  readonly createdAt: string
  /** It had been deleted by hand. */
  readonly isDeleted: boolean
}

type Undone = {
  readonly projectId: string
  /** The generation that is taken back. */
  readonly generation: number
  readonly tasks: readonly FormerTask[]
}

/** Takes back that a project's tasks were regenerated: the former ones come back, with what was said of them (BEY-6). */
const undoRegeneration: ProjectAct<Undone, Record<string, never>> = {
  action: 'project.regenerate',
  ledger: true,
  asks: ({ tasks }) => ({ tasks: tasks.map(({ id }) => id) }),
  run(rows, { projectId, generation, tasks }, { now, stored }) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (project.generation !== generation) return refused('regenerated-since')
    const former = generation - 1
    const isAnother = ({ id, itemId }: FormerTask) =>
      rows.tasks.has(id) || isOtherTask(stored.get(id), { projectId, itemId, generation: former })
    if (tasks.some(isAnother)) return refused('id-taken')
    return {
      answer: () => ({}),
      changes: [
        ...withoutGenerated(rows, projectId),
        put('projects', { ...project, generation: former, updatedAt: now }),
        ...tasks.flatMap((task) => broughtBack(task, { projectId, generation: former, now })),
        ...peopleOf(rows, projectId, tasks),
      ],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.regenerationUndone', facts: { project: project.name } },
    }
  },
}

export const regenerationActs = { regenerateTasks, undoRegeneration }

/** All tasks of a project that were not made by hand. */
export function generatedTasks({ tasks }: Pick<Rows, 'tasks'>, projectId: string): readonly Task[] {
  return [...tasks.values()].filter((task) => task.projectId === projectId && task.generation !== null)
}

function withoutGenerated(rows: Rows, projectId: string): readonly Change[] {
  return generatedTasks(rows, projectId).flatMap(({ id }): Change[] => [
    { drop: 'taskNumbers', key: id },
    { drop: 'tasks', key: id },
  ])
}

/** Whether no task of the project that asks for an item misses anything. */
function isAllReserved({ tasks, taskNumbers }: Rows, projectId: string): boolean {
  return [...tasks.values()].every(({ id, projectId: of, itemId, deletedAt }) => {
    if (of !== projectId || itemId === null || deletedAt !== null) return true
    const numbers = taskNumbers.get(id)
    return !numbers || numbers.completed === numbers.target
  })
}

/** Whether a stored task is not the one that a project had for an item in that generation. */
function isOtherTask(
  stored: Task | undefined,
  { projectId, itemId, generation }: Pick<Task, 'projectId' | 'itemId' | 'generation'>,
): boolean {
  return (
    stored !== undefined &&
    (stored.projectId !== projectId || stored.itemId !== itemId || stored.generation !== generation)
  )
}

type Of = { readonly projectId: string; readonly generation: number; readonly now: string }

function broughtBack(
  { completed, isDeleted, ...said }: FormerTask,
  { projectId, generation, now }: Of,
): readonly Change[] {
  const createdAt = said.createdAt < now ? said.createdAt : now
  const row = { ...said, projectId, generation, amount: null, title: null, createdAt, updatedAt: now }
  if (isDeleted) return [put('tasks', { ...row, deletedAt: now })]
  const numbers = {
    target: completed,
    completed,
    status: 'pending',
    byHand: false,
    completedAt: null,
  } as const
  return [put('tasks', { ...row, deletedAt: null }), put('taskNumbers', { taskId: said.id, ...numbers })]
}

/** Whoever is to do the present task of an item keeps it. */
function peopleOf(rows: Rows, projectId: string, tasks: readonly FormerTask[]): readonly Change[] {
  const present = new Map(generatedTasks(rows, projectId).map(({ itemId, id }) => [itemId, id]))
  const people = grouped(rows.assignees.values(), ({ taskId }) => taskId)
  return tasks
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ id, itemId }) =>
      (people.get(present.get(itemId) ?? '') ?? []).map((row) => put('assignees', { ...row, taskId: id })),
    )
}
