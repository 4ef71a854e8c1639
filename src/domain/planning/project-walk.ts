import { craftsFor } from '../crafting/whole-amounts.ts'
import type { Allotment } from '../settlement/ledger-rows.ts'
import type { ProjectPlan } from './project-plan.ts'

/** The numbers of one project during a walk. */
export type ProjectWalk = {
  readonly plan: ProjectPlan
  /** Demand per node; behind it, from `nodes.count` on, what must be obtained first because a circle was cut. */
  readonly need: Float64Array
  /** Crafts per node. */
  readonly crafts: Float64Array
  /** Per share, what is needed without hand-made tasks. */
  readonly asked: Float64Array
  /** Per share, how much of that is missing. */
  readonly missing: Float64Array
  /** Per share, what the project holds. */
  readonly held: Float64Array
  /** The same before the walk. */
  readonly heldBefore: Float64Array
}

/** A share of a project in an item, during a walk. */
export type Claim = { readonly walk: ProjectWalk; readonly share: number }

export function startWalk(plan: ProjectPlan, allotments: ReadonlyMap<string, Allotment>): ProjectWalk {
  const { nodes, shares, asked } = plan
  const need = new Float64Array(nodes.count * 2)
  need.set(asked)
  const heldBefore = new Float64Array(shares.length)
  for (let at = 0; at < shares.length; at++) heldBefore[at] = allotments.get(shares[at]!.key)?.amount ?? 0
  return {
    plan,
    need,
    crafts: new Float64Array(nodes.count),
    asked: new Float64Array(shares.length),
    missing: new Float64Array(shares.length),
    held: heldBefore.slice(),
    heldBefore,
  }
}

/** What the hand-made tasks of a share ask for. */
export function byHandAmount({ walk, share }: Claim): number {
  let amount = 0
  for (const task of walk.plan.shares[share]!.byHand) amount += task.amount ?? 0
  return amount
}

/** Sets how often a node is crafted where so much of it is missing. */
export function putCrafts({ plan: { nodes }, crafts }: ProjectWalk, node: number, missing: number): void {
  const num = nodes.num[node]!
  crafts[node] = num === 0 || missing === 0 ? 0 : craftsFor(missing, num, nodes.den[node]!)
}

/** Asks for a node's ingredients, those that `isAsked` says. */
export function askForIngredients(
  { plan: { nodes }, need, crafts }: ProjectWalk,
  node: number,
  isAsked: (node: number) => boolean = () => true,
): void {
  const count = crafts[node]!
  if (count === 0) return
  const end = nodes.edgeStart[node + 1]!
  for (let edge = nodes.edgeStart[node]!; edge < end; edge++) {
    const asked = nodes.edgeNode[edge]!
    if (isAsked(asked)) need[asked]! += count * nodes.edgeQuantity[edge]!
  }
}
