import type { Catalog } from '../catalog/catalog.ts'
import type { Demand } from './demand.ts'
import type { PlanNodes } from './plan-nodes.ts'

/** Why a plan has no numbers. */
export type PlanProblem =
  /** The plan would need more than 2^53 − 1 of that item: above that, numbers are no longer exact. */
  | { readonly reason: 'too-large'; readonly itemName: string }
  /** The code that counts its odds has not been fetched yet. */
  | { readonly reason: 'uncounted-odds' }

type Counted = {
  readonly catalog: Catalog
  readonly nodes: PlanNodes
  /** Counted with the inventory. */
  readonly open: Demand
  /** Counted as if the inventory were empty. */
  readonly full: Demand
}

/**
 * The first item whose amount is too large for exact whole numbers (decision 1); null where there is none.
 * Sums only grow while a plan is counted, so it is enough to look at the finished ones.
 */
export function tooLarge(plan: Counted): PlanProblem | null {
  // Without stock (`full`) a plan asks for the most, except where something comes along: then both are looked at.
  return (
    tooLargeIn(plan, plan.full) ?? (plan.nodes.balances.node.length > 0 ? tooLargeIn(plan, plan.open) : null)
  )
}

function tooLargeIn({ catalog, nodes }: Counted, { need, crafts }: Demand): PlanProblem | null {
  for (let place = 0; place < need.length; place++) {
    // Past the nodes, `need` goes on with what must be obtained first because a circle was cut; none of that is crafted.
    if (Math.max(crafts[place] ?? 0, need[place]!) <= Number.MAX_SAFE_INTEGER) continue
    return { reason: 'too-large', itemName: catalog.names[nodes.item[place % nodes.count]!]! }
  }
  return null
}
