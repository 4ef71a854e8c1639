import type { ItemId } from '../catalog/item.ts'
import { needsOf } from './node-needs.ts'
import { isRaw, isSafe, missingOf, obtainFirstDemand, obtainFirstMissing, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'

export type TreeNodeKind = 'target' | 'raw' | 'haveEnough' | 'intermediate'

/** One box of the visual tree (CAL-10): a share of the plan's number, so that all boxes of an item add up to it. */
export type TreeNode = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly tier: number
  /** null for a base item. */
  readonly recipeIndex: number | null
  /** Whether its crafts are so many that 95 of 100 players have enough (BEY-4). */
  readonly isSafe: boolean
  readonly kind: TreeNodeKind
  /** Share of the plan's demand, and of what is missing; fractions where several parents share a rounding. */
  readonly needed: number
  readonly missing: number
  /** The plan's whole demand for it. */
  readonly demand: number
  /** Share of what is to be crafted or gathered: what is missing less what comes along. */
  readonly toGet: number
  /** What its parent needs at hand beyond what it uses up; 0 for a target. It is no share: what is only kept is not divided. */
  readonly kept: number
  /** A circle was cut here: obtain it first. */
  readonly obtainFirst: boolean
  /** How many ingredients are left out because the tree has grown past its limit. */
  readonly hiddenIngredients: number
  readonly ingredients: readonly TreeNode[]
}

/** A tree of this many boxes is drawn whole; beyond, ingredients are counted instead of drawn. */
export const treeLimit = 4_000

/** The recipe tree of one queue entry; null for an item the catalogue does not know. */
export function recipeTree(plan: Plan, entry: number): TreeNode | null {
  const target = plan.targetOfEntry[entry] ?? -1
  if (target < 0) return null
  const node = plan.nodes.targetNode[target]!
  const asked = plan.open.asked[target]!
  return growTree(plan, { node, needed: asked, kept: 0, isTarget: true }, { boxes: 0, extras: new Map() })
}

type Box = {
  readonly node: number
  readonly needed: number
  readonly kept: number
  readonly isTarget: boolean
}

type Grown = {
  boxes: number
  /** For each node whose item is kept at hand, the node that it is drawn under, and how much. */
  readonly extras: Map<number, { readonly keeper: number; readonly amount: number }>
}

function growTree(plan: Plan, { node, needed, kept, isTarget }: Box, grown: Grown): TreeNode {
  const { catalog, nodes, open } = plan
  grown.boxes++
  const item = nodes.item[node]!
  const demand = open.need[node]!
  const share = demand === 0 ? 0 : needed / demand
  const missing = share * missingOf(open, node)
  const toGet = share * toGetOf(nodes, open, node)
  const needs = toGet > 0 && !isRaw(nodes, node) ? needsOf(plan, node) : []
  const isFull = grown.boxes + needs.length > treeLimit
  const ingredients = isFull
    ? []
    : needs.map(({ asked, spent, kept: atHand }) => {
        // A number past the nodes is an item at which a circle was cut: of it, what is only kept is asked for with the rest.
        if (asked >= nodes.count) return obtainFirstBox(plan, asked - nodes.count, share * (spent + atHand))
        const extra = extraUnder(plan, { keeper: node, keptNode: asked }, grown)
        const amount = share * (spent + extra)
        return growTree(plan, { node: asked, needed: amount, kept: atHand, isTarget: false }, grown)
      })
  return {
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    recipeIndex: isRaw(nodes, node) ? null : nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    isSafe: isSafe(nodes, node),
    kind: kindOf(isTarget, toGet, isRaw(nodes, node)),
    needed,
    missing,
    demand,
    toGet,
    kept,
    obtainFirst: false,
    hiddenIngredients: isFull ? needs.length : 0,
    ingredients,
  }
}

/** What must be kept at hand beyond all that is used up, for the node that keeps the most of it; 0 for all others, so it is drawn once. */
function extraUnder(
  plan: Plan,
  { keeper, keptNode }: { keeper: number; keptNode: number },
  { extras }: Grown,
): number {
  // Without a balance nothing of its item is only kept.
  if (plan.nodes.balances.ofNode[keptNode]! < 0) return 0
  const extra = extras.get(keptNode) ?? extraOf(plan, keptNode)
  extras.set(keptNode, extra)
  return extra.keeper === keeper ? extra.amount : 0
}

/** The node that keeps the most of an item, and what the plan asks of the item beyond all that is used up. */
function extraOf(plan: Plan, keptNode: number) {
  const { nodes, open } = plan
  let spentByAll = sumOf(nodes.targetNode, (node, target) => (node === keptNode ? open.asked[target]! : 0))
  let keeper = -1
  let most = 0
  // Whatever takes a node stands before it.
  for (let node = 0; node < keptNode; node++) {
    if (open.crafts[node] === 0) continue
    for (const need of needsOf(plan, node)) {
      if (need.asked !== keptNode) continue
      spentByAll += need.spent
      if (need.kept <= most) continue
      most = need.kept
      keeper = node
    }
  }
  return { keeper, amount: Math.max(0, open.need[keptNode]! - spentByAll) }
}

function sumOf(list: Int32Array, amount: (node: number, at: number) => number): number {
  return list.reduce((sum, node, at) => sum + amount(node, at), 0)
}

function kindOf(isTarget: boolean, toGet: number, isBaseItem: boolean): TreeNodeKind {
  if (isTarget) return 'target'
  if (toGet === 0) return 'haveEnough'
  return isBaseItem ? 'raw' : 'intermediate'
}

function obtainFirstBox({ catalog, nodes, open }: Plan, node: number, needed: number): TreeNode {
  const item = nodes.item[node]!
  const demand = obtainFirstDemand(nodes, open, node)
  const share = needed / demand
  const missing = share * obtainFirstMissing(nodes, open, node)
  return {
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    recipeIndex: null,
    isSafe: false,
    // Drawn like a base item (`true`): it must be there before its own recipe can run.
    kind: kindOf(false, missing, true),
    needed,
    missing,
    demand,
    toGet: missing,
    kept: 0,
    obtainFirst: true,
    hiddenIngredients: 0,
    ingredients: [],
  }
}
