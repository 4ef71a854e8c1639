import type { ItemId } from '../../catalog/item.ts'
import { grouped } from '../../grouped.ts'
import { refused } from '../act.ts'
import { type Change, put } from '../change.ts'
import type { LedgerAct } from '../ledger-act.ts'
import type { Priority, Task, TaskKind } from '../ledger-rows.ts'
import type { Rows } from '../tables.ts'
import type { ProjectFacts } from './project-facts.ts'

/** A generated task as it was before the project's tasks were made anew. */
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

/** Takes back that a project's tasks were made anew: the former ones stand there again, with what was said of them (BEY-6). */
const undoRegeneration: LedgerAct<Undone, Record<string, never>, ProjectFacts> = {
  action: 'project.regenerate',
  ledger: true,
  run(rows, { projectId, generation, tasks }, { now }) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (project.generation !== generation) return refused('regenerated-since')
    if (tasks.some(({ id }) => rows.tasks.has(id))) return refused('id-taken')
    const former = generation - 1
    return {
      answer: () => ({}),
      changes: [
        ...generatedTasks(rows, projectId).flatMap(({ id }): Change[] => [
          { drop: 'taskNumbers', key: id },
          { drop: 'tasks', key: id },
        ]),
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

export const formerTaskActs = { undoRegeneration }

/** All tasks of a project that were not made by hand. */
export function generatedTasks({ tasks }: Pick<Rows, 'tasks'>, projectId: string): readonly Task[] {
  return [...tasks.values()].filter((task) => task.projectId === projectId && task.generation !== null)
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
