import type { ItemId } from '../catalog/item.ts'
import type { Rows } from '../settlement/tables.ts'
import { grouped } from './grouped.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { inOrder } from './project-order.ts'
import { layOutProject, type ProjectPlan, planOf } from './project-plan.ts'
import { type ProjectWalk, startWalk } from './project-walk.ts'

type Tables = Pick<Rows, 'projects' | 'projectItems' | 'tasks' | 'allotments'>

/** The projects in order, each with its plan and what it holds. */
export function startWalks(ledger: LedgerCatalog, rows: Tables): readonly ProjectWalk[] {
  const items = grouped(rows.projectItems.values(), ({ projectId }) => projectId)
  const tasks = grouped(rows.tasks.values(), ({ projectId }) => projectId)
  const plans = inOrder(rows.projects.values()).map((project) =>
    planOf(ledger, { project, items: items.get(project.id) ?? [], tasks: tasks.get(project.id) ?? [] }),
  )
  return withStrays(ledger, plans, rows.allotments).map((plan) => startWalk(plan, rows.allotments))
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

/** A project may hold items that it no longer has to do with: its plan is laid out with them, so that it gives them back. */
function withStrays(
  ledger: LedgerCatalog,
  plans: readonly ProjectPlan[],
  allotments: Rows['allotments'],
): readonly ProjectPlan[] {
  let known = 0
  for (const { shares } of plans) for (const { key } of shares) if (allotments.has(key)) known++
  if (known === allotments.size) return plans
  const keys = new Set(plans.flatMap(({ shares }) => shares.map(({ key }) => key)))
  const strays = new Map<string, ItemId[]>()
  for (const [key, { projectId, itemId }] of allotments) {
    if (!keys.has(key)) strays.set(projectId, [...(strays.get(projectId) ?? []), itemId])
  }
  return plans.map((plan) => {
    const ofPlan = strays.get(plan.project.id)
    return ofPlan ? layOutProject(ledger, plan, ofPlan) : plan
  })
}
