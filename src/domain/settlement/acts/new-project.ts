import type { ActivityOf } from '../act.ts'
import { type Refused, refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import type { LedgerActing, LedgerDone } from '../ledger-act.ts'
import type { Priority, Project, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks, placeAfter } from '../project-rows.ts'
import type { Rows } from '../tables.ts'
import { type AskedItem, addItems } from './added-items.ts'
import type { ProjectFacts } from './project-facts.ts'
import { withWays } from './project-ways.ts'

type Begun = {
  readonly name: string
  readonly description: string
  readonly items: readonly AskedItem[]
  readonly ways: Ways
  readonly priority: Priority
  readonly activity: ActivityOf<ProjectFacts>
}

/**
 * A new project with its items, served last of its priority; its tasks and what it reserves follow by the walk (PRJ-3). Its id is that of
 * the act.
 */
export function beginProject(
  rows: Rows,
  { name, description, items, ways, priority, activity }: Begun,
  { id, now, byNo, catalog }: LedgerActing,
): LedgerDone<Project, ProjectFacts> | Refused {
  if (rows.projects.size >= ledgerLimits.projects) return refused('too-many-projects')
  if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
  // A new project has no ways yet (`{}`) and no items (`[]`).
  const known = withWays({}, ways, catalog)
  if ('refused' in known) return known
  const added = addItems([], items, { projectId: id, ways: known.ways, catalog, actId: id, now })
  if ('refused' in added) return added
  const project: Project = {
    id,
    name,
    description,
    notes: '',
    priority,
    position: placeAfter(rows, priority),
    status: 'not_started',
    statusByHand: false,
    ownerNo: byNo,
    // Its tasks were never regenerated.
    generation: 0,
    ways: known.ways,
    createdAt: now,
    updatedAt: now,
  }
  return {
    answer: ({ projects }) => projects.get(id)!,
    changes: [put('projects', project), ...added.items.map((item) => put('projectItems', item))],
    entries: [],
    // With a cause the walk runs after the act, which gives the project its tasks and its share of the stock.
    cause: { kind: 'needs', projectId: id },
    activity,
  }
}
