import type { Catalog } from '../catalog/catalog.ts'
import type { Demand } from './demand.ts'
import type { PlanNodes } from './plan-nodes.ts'

/** Why a plan has no numbers. */
export type PlanProblem =
  /** It would need more of that item than whole numbers are exact for, 2^53 - 1. */
  | { readonly reason: 'too-large'; readonly itemName: string }
  /** What counts its odds is still to come. */
  | { readonly reason: 'uncounted-odds' }

type Counted = {
  readonly catalog: Catalog
  readonly nodes: PlanNodes
  readonly open: Demand
  readonly full: Demand
}

/**
 * The first item of which an amount left the range in which whole numbers are exact (decision 1); null where none did.
 * Once above, a sum never falls below again, so looking at the end is enough.
 */
export function tooLarge(plan: Counted): PlanProblem | null {
  // With stock more may be asked for only where something comes along.
  return (
    tooLargeIn(plan, plan.full) ?? (plan.nodes.balances.node.length > 0 ? tooLargeIn(plan, plan.open) : null)
  )
}

function tooLargeIn({ catalog, nodes }: Counted, { need, crafts }: Demand): PlanProblem | null {
  for (let place = 0; place < need.length; place++) {
    if (Math.max(crafts[place] ?? 0, need[place]!) <= Number.MAX_SAFE_INTEGER) continue
    return { reason: 'too-large', itemName: catalog.names[nodes.item[place % nodes.count]!]! }
  }
  return null
}
