import type { ItemId } from '../catalog/item.ts'
import { grouped } from '../grouped.ts'
import type { Rows } from '../settlement/tables.ts'
import { layOutProject, planOf } from './lay-out-project.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import type { LineUp } from './line-up.ts'
import { inOrder } from './project-order.ts'
import type { ProjectPlan } from './project-plan.ts'
import { beginWalk, type Claim, createWalk, type ProjectWalk } from './project-walk.ts'
import { rowsOfProject } from './rows-of-project.ts'

type Tables = Pick<Rows, 'projects' | 'projectItems' | 'tasks' | 'allotments'>

/** The line-up, with what each project asks for and holds before a walk. */
export function startWalks(ledger: LedgerCatalog, rows: Tables): LineUp {
  const lineUp = lineUpOf(ledger, rows)
  for (const walk of lineUp.walks) beginWalk(walk, rows.allotments)
  return holdsMore(lineUp.walks, rows.allotments) ? withStrays(ledger, lineUp, rows.allotments) : lineUp
}

/**
 * The line-up of one project alone, for its numbers; undefined for a project that is not there. Items that it no longer has to do with
 * are left out: they are given back by the walk over all projects.
 */
export function startWalkOf(ledger: LedgerCatalog, rows: Tables, projectId: string): LineUp | undefined {
  const project = rows.projects.get(projectId)
  if (!project) return undefined
  const items = rowsOfProject(rows.projectItems, projectId)
  const tasks = rowsOfProject(rows.tasks, projectId)
  const walk = createWalk(planOf(ledger, { project, items, tasks }))
  beginWalk(walk, rows.allotments)
  return { walks: [walk], claims: byTurn([walk]) }
}

/** The projects in order, each with its plan; the same objects as the last time where only amounts changed. */
export function lineUpOf(
  ledger: LedgerCatalog,
  { projects, projectItems, tasks }: Omit<Tables, 'allotments'>,
): LineUp {
  const former = ledger.lineUps.get(tasks)
  if (former && former.projects === projects && former.projectItems === projectItems) return former
  const itemsOf = grouped(projectItems.values(), ({ projectId }) => projectId)
  const tasksOf = grouped(tasks.values(), ({ projectId }) => projectId)
  const walks = inOrder(projects.values()).map((project) => {
    const { id } = project
    const plan = planOf(ledger, { project, items: itemsOf.get(id) ?? [], tasks: tasksOf.get(id) ?? [] })
    return walkOf(plan)
  })
  const lineUp = { projects, projectItems, walks, claims: byTurn(walks) }
  ledger.lineUps.set(tasks, lineUp)
  return lineUp
}

const walkByPlan = new WeakMap<ProjectPlan, ProjectWalk>()

/** The same numbers for a plan each time, filled anew by each walk: nobody may keep them beyond it. */
function walkOf(plan: ProjectPlan): ProjectWalk {
  const walk = walkByPlan.get(plan) ?? createWalk(plan)
  walkByPlan.set(plan, walk)
  return walk
}

/** The claims of all projects: a list for each turn, which is the place of an item in the walk, and in each the order of the projects. */
export function byTurn(walks: readonly ProjectWalk[]): readonly (readonly Claim[])[] {
  const turns = new Map<number, Claim[]>()
  for (const walk of walks) {
    walk.plan.shares.forEach(({ turn }, share) => {
      const claims = turns.get(turn)
      if (claims) claims.push({ walk, share })
      else turns.set(turn, [{ walk, share }])
    })
  }
  return [...turns].sort(([a], [b]) => a - b).map(([, claims]) => claims)
}

/** Whether there are allotments that no project's plan knows of. All are above 0, so the walks then find fewer than there are. */
function holdsMore(walks: readonly ProjectWalk[], allotments: Rows['allotments']): boolean {
  let known = 0
  for (const { heldBefore } of walks) for (const amount of heldBefore) if (amount > 0) known++
  return known !== allotments.size
}

/** A project may hold items that it no longer has to do with: its plan is laid out with them, so that it gives them back. */
function withStrays(ledger: LedgerCatalog, { walks }: LineUp, allotments: Rows['allotments']): LineUp {
  const keys = new Set(walks.flatMap(({ plan }) => plan.shares.map(({ key }) => key)))
  const strays = new Map<string, ItemId[]>()
  for (const [key, { projectId, itemId }] of allotments) {
    if (!keys.has(key)) strays.set(projectId, [...(strays.get(projectId) ?? []), itemId])
  }
  const all = walks.map((walk) => {
    const ofProject = strays.get(walk.plan.project.id)
    if (!ofProject) return walk
    const widened = createWalk(layOutProject(ledger, walk.plan, ofProject))
    beginWalk(widened, allotments)
    return widened
  })
  return { walks: all, claims: byTurn(all) }
}
