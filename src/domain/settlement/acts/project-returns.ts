import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import type { EndedProject, LedgerActing } from '../ledger-act.ts'
import type { Project } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks, placeAfter } from '../project-rows.ts'
import type { Rows } from '../tables.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

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

export const projectReturnActs = { unarchiveProject, restoreProject }

/** Puts the project last among those of its priority. Its needs are as before; what it held may be another project's by now. */
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
