import { refusedWith } from '../act-refusal.ts'
import { afterChanges, type Change } from '../change.ts'
import { type LedgerAct, unchanged } from '../ledger-act.ts'
import { setFree } from '../project-rows.ts'
import type { Rows } from '../tables.ts'
import type { ProjectFacts } from './project-facts.ts'

type AllProjects = {
  /** Without it the act is refused as long as there are any projects (SAVE-6). */
  readonly force?: boolean | undefined
}

/**
 * Deletes every project with its tasks in one act, as `deleteProject` does one. Because a settlement is emptied by it, it is refused
 * unless it is forced (SAVE-6). Each can be restored for 30 days.
 */
const deleteAllProjects: LedgerAct<AllProjects, { readonly deleted: number }, ProjectFacts> = {
  action: 'project.delete',
  ledger: true,
  run(rows, { force = false }, { now }) {
    const deleted = rows.projects.size
    if (deleted === 0) return unchanged({ deleted })
    if (!force) return refusedWith('projects-protected', { projects: deleted })
    return {
      answer: () => ({ deleted }),
      changes: [...rows.projects.keys()].reduce(withDeleted, { rows, now, changes: [] }).changes,
      entries: [],
      cause: { kind: 'stock' },
      activity: { kind: 'project.allDeleted', facts: { projects: deleted } },
    }
  },
}

export const allProjectsActs = { deleteAllProjects }

type SoFar = { readonly rows: Rows; readonly now: string; readonly changes: readonly Change[] }

/** What one project holds is freed on top of what those before it held: they may hold the same item. */
function withDeleted({ rows, now, changes }: SoFar, projectId: string): SoFar {
  const own: readonly Change[] = [
    ...setFree(rows, projectId, now),
    { drop: 'projects', key: projectId, as: 'deleted' },
  ]
  return { rows: afterChanges(rows, own), now, changes: [...changes, ...own] }
}
