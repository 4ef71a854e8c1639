import type { ItemId } from '../catalog/item.ts'
import { type NeedKind, needsOf } from '../crafting/node-needs.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { freeStock } from './project-numbers.ts'
import { inOrder } from './project-order.ts'
import { stillAsked } from './project-plan.ts'
import type { ProjectWalk } from './project-walk.ts'
import type { LedgerRows } from './walk.ts'

/** Who asks for an item inside one project, and for how much (BEY-3). */
export type Asking =
  | { readonly by: 'project'; readonly projectItemId: string; readonly amount: number }
  | { readonly by: 'task'; readonly taskId: string; readonly amount: number }
  | {
      readonly by: 'product'
      readonly productId: ItemId
      readonly crafts: number
      readonly kind: NeedKind
      /** Used up by all the crafts. */
      readonly amount: number
      /** Must be at hand beyond that, and is given back. */
      readonly atHand: number
      /** A circle of recipes is cut here: this much must be there before the first craft (CAL-12). */
      readonly obtainFirst: boolean
    }

/** What there is of an item, and why not all of it counts for a project. */
export type StockExplanation = {
  readonly quantity: number
  readonly keptBack: number
  /** By project, in the order in which they take. */
  readonly allotted: readonly { readonly projectId: string; readonly amount: number }[]
  readonly free: number
}

/** Everything in a settled project that asks for the item. Where nothing is given back, the amounts add up to what is needed of it. */
export function whoAsks(ledger: LedgerCatalog, project: ProjectWalk, itemId: ItemId): readonly Asking[] {
  const share = project.plan.shares.find((known) => known.itemId === itemId)
  if (!share) return []
  const items = project.plan.items.filter((item) => item.itemId === itemId && stillAsked(item) > 0)
  return [
    ...items.map((item): Asking => ({ by: 'project', projectItemId: item.id, amount: stillAsked(item) })),
    ...productsThatAsk(ledger, project, new Set(share.nodes)),
    ...share.byHand.map((task): Asking => ({ by: 'task', taskId: task.id, amount: task.amount ?? 0 })),
  ]
}

function productsThatAsk(
  { catalog }: LedgerCatalog,
  { plan: { nodes }, demand }: ProjectWalk,
  askedNodes: ReadonlySet<number>,
): readonly Asking[] {
  const askings: Asking[] = []
  for (let node = 0; node < nodes.count; node++) {
    const crafts = demand.crafts[node]!
    if (crafts === 0) continue
    for (const { asked, kind, spent, kept } of needsOf({ catalog, nodes, open: demand }, node)) {
      // Where a circle was cut, `asked` is the node's number plus the count of nodes.
      if (!askedNodes.has(asked % nodes.count)) continue
      const productId = catalog.ids[nodes.item[node]!]!
      const obtainFirst = asked >= nodes.count
      askings.push({ by: 'product', productId, crafts, kind, amount: spent, atHand: kept, obtainFirst })
    }
  }
  return askings
}

/** How the stock of an item is divided (INV-1). */
export function explainStock(rows: LedgerRows, itemId: ItemId): StockExplanation {
  const row = rows.stock.get(itemId)
  const allotted = inOrder(rows.projects.values()).flatMap(({ id: projectId }) => {
    const allotment = rows.allotments.get(`${projectId}:${itemId}`)
    return allotment ? [{ projectId, amount: allotment.amount }] : []
  })
  return {
    quantity: row?.quantity ?? 0,
    keptBack: row?.kept ?? 0,
    allotted,
    free: freeStock(rows, itemId),
  }
}
