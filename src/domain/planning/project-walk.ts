import { clearDemand, createDemand, type Demand } from '../crafting/demand.ts'
import type { Allotment } from '../settlement/ledger-rows.ts'
import type { ProjectPlan } from './project-plan.ts'

/** The numbers of one project during a walk. */
export type ProjectWalk = {
  readonly plan: ProjectPlan
  /** What its nodes need, and how often they are crafted. */
  readonly demand: Demand
  /** Per share, what is needed without hand-made tasks. */
  readonly asked: Float64Array
  /** Per share, how much of that is missing, as if nothing came along. */
  readonly missing: Float64Array
  /** Per share, what the project holds. */
  readonly held: Float64Array
  /** Per share, what the project held before the walk. */
  readonly heldBefore: Float64Array
}

/** A share of a project in an item, during a walk; `share` is its place in `plan.shares`. */
export type Claim = { readonly walk: ProjectWalk; readonly share: number }

/** Numbers for a plan, to be filled by `beginWalk`. */
export function createWalk(plan: ProjectPlan): ProjectWalk {
  const numberOfShares = plan.shares.length
  return {
    plan,
    demand: createDemand(plan.nodes),
    asked: new Float64Array(numberOfShares),
    missing: new Float64Array(numberOfShares),
    held: new Float64Array(numberOfShares),
    heldBefore: new Float64Array(numberOfShares),
  }
}

/** Sets what the project's own items ask for, and what it holds. */
export function beginWalk(walk: ProjectWalk, allotments: ReadonlyMap<string, Allotment>): void {
  const { plan, demand, held, heldBefore } = walk
  const { nodes, shares, asked } = plan
  clearDemand(demand)
  for (let node = 0; node < nodes.count; node++) {
    const balance = nodes.balances.ofNode[node]!
    // The need of a node without a balance (-1) begins with what the project asks for, and grows by what the crafts of products take. That
    // of a node with a balance is worked out by `settleBalance`, which needs what the project asks for apart.
    if (balance < 0) demand.need[node] = asked[node]!
    else demand.ends[balance] = asked[node]!
  }
  for (let at = 0; at < shares.length; at++) {
    held[at] = heldBefore[at] = allotments.get(shares[at]!.key)?.amount ?? 0
  }
}

/** What a share holds beyond its nodes, for its hand-made tasks. */
export function heldByHand({ walk, share }: Claim): number {
  return Math.max(0, walk.held[share]! - walk.asked[share]!)
}
