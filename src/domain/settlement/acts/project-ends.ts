import { refused } from '../act.ts'
import { type Change, put } from '../change.ts'
import type { EndedProject, LedgerAct, LedgerActing } from '../ledger-act.ts'
import type { Allotment, Project } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks, placeAfter, setFree } from '../project-rows.ts'
import { may } from '../right.ts'
import { stockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import { generatedTasks } from './former-tasks.ts'
import type { ProjectFacts } from './project-facts.ts'

type ProjectAct<Input, Answer> = LedgerAct<Input, Answer, ProjectFacts>
type OfProject = { readonly projectId: string }
type Nothing = Record<string, never>

/** Makes the generated tasks of a project anew, and answers whether all of it is reserved now (PRJ-3). */
const regenerateTasks: ProjectAct<OfProject, { readonly reserved: boolean }> = {
  action: 'project.regenerate',
  ledger: true,
  run(rows, { projectId }, { now }) {
    const before = rows.projects.get(projectId)
    if (!before) return refused('no-project')
    return {
      answer: (after) => ({ reserved: isAllReserved(after, projectId) }),
      changes: [
        ...generatedTasks(rows, projectId).flatMap(({ id }): Change[] => [
          { drop: 'taskNumbers', key: id },
          { drop: 'tasks', key: id },
        ]),
        put('projects', { ...before, generation: before.generation + 1, updatedAt: now }),
      ],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.regenerated', facts: { project: before.name } },
    }
  },
}

type Archived = OfProject & {
  /** Whether what it holds was used in the game, or stays in the stock. */
  readonly stock: 'used' | 'stays'
}

/** Puts a project away; the numbers of its tasks stay as they stand. */
const archiveProject: ProjectAct<Archived, Nothing> = {
  action: 'project.archive',
  ledger: true,
  run(rows, { projectId, stock }, acting) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (stock === 'used' && !may(acting.by, 'inventory.use')) return refused('no-right')
    const moves = stockMoves(rows, acting)
    if (stock === 'used')
      for (const { itemId, amount } of heldByItem(rows, projectId))
        moves.take({ kind: 'used', itemId, amount, projectId }, [projectId])
    const freed = stock === 'used' ? moves.changes() : setFree(rows, projectId, acting.now)
    return {
      answer: () => ({}),
      changes: [...freed, { drop: 'projects', key: projectId, as: stock }],
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: { kind: 'project.archived', facts: { project: project.name, used: stock === 'used' } },
    }
  },
}

/** Deletes a project with its tasks; what it held is free (PRJ-1). It can be restored for 30 days. */
const deleteProject: ProjectAct<OfProject, Nothing> = {
  action: 'project.delete',
  ledger: true,
  asks: ({ projectId }) => ({ ended: [projectId] }),
  run(rows, { projectId }, { now, ended }) {
    const archived = ended.get(projectId)
    const project = rows.projects.get(projectId) ?? archived?.project
    if (!project || archived?.ending === 'deleted') return refused('no-project')
    return {
      answer: () => ({}),
      changes: [...setFree(rows, projectId, now), { drop: 'projects', key: projectId, as: 'deleted' }],
      entries: [],
      cause: { kind: 'stock' },
      activity: { kind: 'project.deleted', facts: { project: project.name } },
    }
  },
}

/** Brings an archived project back; it takes what is free then. */
const unarchiveProject: ProjectAct<OfProject, Project> = {
  action: 'project.archive',
  ledger: true,
  asks: ({ projectId }) => ({ ended: [projectId] }),
  run(rows, { projectId }, acting) {
    const archived = acting.ended.get(projectId)
    if (!archived || archived.ending === 'deleted') return refused('no-project')
    return broughtBack(rows, archived, 'project.unarchived', acting)
  },
}

/** Brings a deleted project back, within 30 days. */
const restoreProject: ProjectAct<OfProject, Project> = {
  action: 'project.restore',
  ledger: true,
  asks: ({ projectId }) => ({ ended: [projectId] }),
  run(rows, { projectId }, acting) {
    const deleted = acting.ended.get(projectId)
    if (deleted?.ending !== 'deleted' || deleted.endedAt < acting.inDays(-ledgerLimits.restoreDays))
      return refused('no-project')
    return broughtBack(rows, deleted, 'project.restored', acting)
  },
}

export const projectEndActs = {
  regenerateTasks,
  archiveProject,
  unarchiveProject,
  deleteProject,
  restoreProject,
}

/** The project is served last of its priority. What it held may be another's now: that is a loss, its needs are the same. */
function broughtBack(
  rows: Rows,
  { project: former, items, tasks, numbers, ...people }: EndedProject,
  kind: 'project.unarchived' | 'project.restored',
  { now }: LedgerActing,
) {
  if (rows.projects.size >= ledgerLimits.projects) return refused('too-many-projects')
  if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
  const position = placeAfter(rows, former.priority)
  const project = { ...former, position, updatedAt: now }
  return {
    answer: ({ projects }: Rows) => projects.get(project.id)!,
    changes: [
      put('projects', project),
      ...items.map((row) => put('projectItems', row)),
      ...tasks.map((row) => put('tasks', row)),
      ...numbers.map((row) => put('taskNumbers', row)),
      ...stillThere(rows, people.assignees).map((row) => put('assignees', row)),
      ...stillThere(rows, people.players).map((row) => put('projectPlayers', row)),
    ],
    entries: [],
    cause: { kind: 'stock' },
    activity: { kind, facts: { project: project.name } },
  } as const
}

/** Rows of those who have not left meanwhile. */
function stillThere<Row extends { readonly who: string }>(
  { members, players }: Rows,
  people: readonly Row[],
): readonly Row[] {
  return people.filter(({ who }) => members.has(who) || players.has(who))
}

/** What a project holds, by item: the entries of it are then numbered alike, in whatever order the rows were read. */
function heldByItem({ allotments }: Rows, projectId: string): readonly Allotment[] {
  return [...allotments.values()]
    .filter((row) => row.projectId === projectId)
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
}

/** Whether no task of the project that asks for an item misses anything. */
function isAllReserved({ tasks, taskNumbers }: Rows, projectId: string): boolean {
  return [...tasks.values()].every(({ id, projectId: of, itemId, deletedAt }) => {
    if (of !== projectId || itemId === null || deletedAt !== null) return true
    const numbers = taskNumbers.get(id)
    return !numbers || numbers.completed === numbers.target
  })
}
