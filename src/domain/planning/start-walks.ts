import type { ItemId } from '../catalog/item.ts'
import type { Rows } from '../settlement/tables.ts'
import { grouped } from './grouped.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { inOrder } from './project-order.ts'
import { layOutProject, planOf } from './project-plan.ts'
import { type ProjectWalk, startWalk } from './project-walk.ts'

type Tables = Pick<Rows, 'projects' | 'projectItems' | 'tasks' | 'allotments'>

/** The projects in order, each with its plan and what it holds. */
export function startWalks(ledger: LedgerCatalog, rows: Tables): readonly ProjectWalk[] {
  const items = grouped(rows.projectItems.values(), ({ projectId }) => projectId)
  const tasks = grouped(rows.tasks.values(), ({ projectId }) => projectId)
  const plans = inOrder(rows.projects.values()).map((project) =>
    planOf(ledger, { project, items: items.get(project.id) ?? [], tasks: tasks.get(project.id) ?? [] }),
  )
  const walks = plans.map((plan) => startWalk(plan, rows.allotments))
  return holdsMore(walks, rows.allotments) ? withStrays(ledger, walks, rows.allotments) : walks
}

/** One project alone; undefined for one that is not there. */
export function startWalkOf(ledger: LedgerCatalog, rows: Tables, projectId: string): ProjectWalk | undefined {
  const project = rows.projects.get(projectId)
  if (!project) return undefined
  const isOwn = (row: { readonly projectId: string | null }) => row.projectId === projectId
  const items = [...rows.projectItems.values()].filter(isOwn)
  const tasks = [...rows.tasks.values()].filter(isOwn)
  return startWalk(planOf(ledger, { project, items, tasks }), rows.allotments)
}

/** Whether there are allotments that no project's plan knows of. */
function holdsMore(walks: readonly ProjectWalk[], allotments: Rows['allotments']): boolean {
  let known = 0
  for (const { heldBefore } of walks) for (const amount of heldBefore) if (amount > 0) known++
  return known !== allotments.size
}

/** A project may hold items that it no longer has to do with: its plan is laid out with them, so that it gives them back. */
function withStrays(
  ledger: LedgerCatalog,
  walks: readonly ProjectWalk[],
  allotments: Rows['allotments'],
): readonly ProjectWalk[] {
  const keys = new Set(walks.flatMap(({ plan }) => plan.shares.map(({ key }) => key)))
  const strays = new Map<string, ItemId[]>()
  for (const [key, { projectId, itemId }] of allotments) {
    if (!keys.has(key)) strays.set(projectId, [...(strays.get(projectId) ?? []), itemId])
  }
  return walks.map((walk) => {
    const ofProject = strays.get(walk.plan.project.id)
    return ofProject ? startWalk(layOutProject(ledger, walk.plan, ofProject), allotments) : walk
  })
}
