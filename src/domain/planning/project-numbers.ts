import type { ItemId } from '../catalog/item.ts'
import { missingOf, toGetOf } from '../crafting/node-reading.ts'
import type { TaskKind } from '../settlement/ledger-rows.ts'
import { availableOf } from '../settlement/stock.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { onceForRows } from './once-for-rows.ts'
import { heldByHand, type ProjectWalk } from './project-walk.ts'
import { settle } from './settle.ts'
import { startWalkOf } from './start-walks.ts'
import type { LedgerRows } from './walk.ts'

/** What one project has to do with one item, as the last walk left it (BEY-3). */
export type ItemNumbers = {
  readonly itemId: ItemId
  readonly kind: TaskKind
  /** The generated task; null where none was ever needed, or it is deleted. */
  readonly taskId: string | null
  /** All that the project asks of it, hand-made tasks as well. */
  readonly needed: number
  readonly held: number
  /** How much of `held` is for hand-made tasks. */
  readonly heldByHand: number
  /** Needed and not held, as if nothing came along: by the generated task, and by hand-made ones. */
  readonly missing: number
  readonly missingByHand: number
  /** What is expected to come along with other crafts of the project, in whole pieces. */
  readonly comesAlong: number
  /** What must still be crafted, gathered or collected for the generated task: missing − comesAlong. */
  readonly toGet: number
  /** How often its recipes are to be run; 0 where it is gathered or collected. */
  readonly crafts: number
}

/** The numbers of every item a project has to do with, products before ingredients; empty for a project that is not there. */
export function projectNumbers(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
): readonly ItemNumbers[] {
  const project = settledProject(ledger, rows, projectId)
  return project ? numbersOf(project) : []
}

/** The numbers of a project that is settled already. */
export function numbersOf(project: ProjectWalk): readonly ItemNumbers[] {
  return project.plan.shares.map(({ itemId, kind, task, nodes, byHandAmount }, share) => {
    const claim = { walk: project, share }
    const byHand = heldByHand(claim)
    const missingByHand = byHandAmount - byHand
    const held = project.held[share]!
    const comesAlong = nodes.reduce((sum, node) => sum + comesAlongFor(project, node), 0)
    const missing = project.missing[share]!
    return {
      itemId,
      kind,
      taskId: task && task.deletedAt === null ? task.id : null,
      needed: held + missing + missingByHand,
      held,
      heldByHand: byHand,
      missing,
      missingByHand,
      comesAlong,
      toGet: missing - comesAlong,
      crafts: nodes.reduce((sum, node) => sum + project.demand.crafts[node]!, 0),
    }
  })
}

/** How much of each item a project misses, hand-made tasks included; empty for a project that is not there. */
export function missingByItem(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
): ReadonlyMap<ItemId, number> {
  const numbers = projectNumbers(ledger, rows, projectId)
  return new Map(numbers.map((one) => [one.itemId, one.missing + one.missingByHand]))
}

/** One project, settled with what it holds; undefined for a project that is not there. */
export function settledProject(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
): ProjectWalk | undefined {
  const lineUp = startWalkOf(ledger, rows, projectId)
  const [project] = lineUp?.walks ?? []
  if (!lineUp || !project) return undefined
  const held = new Map(project.plan.shares.map(({ itemId }, share) => [itemId, project.held[share]!]))
  // As if the project's own stock were all there is: so it takes what it holds already, and nothing that is free.
  settle(ledger, (itemId) => ({ quantity: held.get(itemId) ?? 0, kept: 0 }), lineUp.claims)
  return project
}

/** A settled project of rows that do not change any more: it is settled once, however many parts of a screen show it. */
export function shownProject(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
): ProjectWalk | undefined {
  const projects = shownProjects(ledger, rows)
  if (!projects.has(projectId)) projects.set(projectId, settledProject(ledger, rows, projectId))
  return projects.get(projectId)
}

const shownProjects = onceForRows(() => new Map<string, ProjectWalk | undefined>())

/** Stock that no project holds and nobody keeps back. */
export function freeStock({ stock }: Pick<LedgerRows, 'stock'>, itemId: ItemId): number {
  return availableOf(stock.get(itemId))
}

function comesAlongFor({ plan: { nodes }, demand }: ProjectWalk, node: number): number {
  return missingOf(demand, node) - toGetOf(nodes, demand, node)
}
