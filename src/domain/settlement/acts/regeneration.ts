import { refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import type { Task } from '../ledger-rows.ts'
import type { Rows } from '../tables.ts'
import { type FormerTask, formerTaskChanges, isAnotherTask, peopleOfFormer } from './former-tasks.ts'
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
  // For `isAnotherTask`: the stored tasks of these ids, and those of the generation that comes back, which are no longer shown.
  asks: ({ projectId, generation, tasks }) => ({
    tasks: { ids: tasks.map(({ id }) => id), projectId, generation: generation - 1 },
  }),
  run(rows, { projectId, generation, tasks }, { now, stored }) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (project.generation !== generation) return refused('regenerated-since')
    const former = generation - 1
    const isAnother = isAnotherTask(stored, { projectId, generation: former })
    if (tasks.some((task) => rows.tasks.has(task.id) || isAnother(task))) return refused('id-taken')
    return {
      answer: () => ({}),
      changes: [
        ...withoutGenerated(rows, projectId),
        put('projects', { ...project, generation: former, updatedAt: now }),
        ...tasks.flatMap((task) => formerTaskChanges(task, { projectId, generation: former, now })),
        ...peopleOfFormer(rows, tasks, { present: generatedTasks(rows, projectId), now }),
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
