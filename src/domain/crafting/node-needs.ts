import { type ItemFlow, keptBy, spentBy } from './item-balance.ts'
import type { Plan } from './plan.ts'
import { draftFlows, type FlowDraft } from './plan-flows.ts'
import { successesOf } from './settle-balance.ts'

/**
 * How a craft takes an ingredient: used up by every craft, used up by a success and given back by a failure (kept on failure), used up in
 * part, or given back by every craft (a catalyst).
 */
export type NeedKind = 'spent' | 'spentOnce' | 'comesBack' | 'kept'

/** What the crafts of a node need of one item. */
export type NodeNeed = {
  readonly item: number
  /** The node that plans it; from `nodes.count` on where a circle was cut. */
  readonly asked: number
  readonly kind: NeedKind
  /** What one craft needs at hand. */
  readonly perCraft: number
  /** What all crafts use up. */
  readonly spent: number
  /** What must be at hand for the crafts beyond that. */
  readonly kept: number
  /** What one craft takes and gives back, to work the same out for another number of crafts. */
  readonly flow: ItemFlow
}

/** What comes along with the crafts of a node, as an expected amount of one craft. */
export type NodeGift = { readonly item: number; readonly perCraft: number }

/** The needs of a node in the order of its recipe, once for each item, for the crafts that are planned. */
export function needsOf(
  { catalog, nodes, open }: Pick<Plan, 'catalog' | 'nodes' | 'open'>,
  node: number,
): readonly NodeNeed[] {
  const crafts = open.crafts[node]!
  const successes = successesOf(nodes, open, node)
  return (
    draftFlows(catalog.graph, nodes, node)
      // Below 0: it only comes along with the craft, which takes none of it.
      .filter(({ asked }) => asked >= 0)
      .map((draft) => {
        const { spent, backNum, backDen, once, kept } = draft
        // Nothing comes along here: `giftsOf` says that.
        const flow: ItemFlow = { spent, backNum, backDen, once, kept, gives: 0, givesParts: 0 }
        // Where no craft is planned nothing is needed, and there is no last craft for `keptBy` to ask about.
        return {
          item: draft.item,
          asked: draft.asked,
          kind: kindOf(draft),
          perCraft: draft.spent + draft.once + draft.kept,
          spent: crafts === 0 ? 0 : spentBy(flow, crafts, successes),
          kept: crafts === 0 ? 0 : keptBy(flow, crafts),
          flow,
        }
      })
  )
}

/** What comes along with a craft of the node, once for each item. */
export function giftsOf({ catalog, nodes }: Plan, node: number): readonly NodeGift[] {
  const perCraft = new Map<number, number>()
  for (const { item, comes } of draftFlows(catalog.graph, nodes, node)) {
    if (comes.num > 0) perCraft.set(item, (perCraft.get(item) ?? 0) + comes.num / comes.den)
  }
  return [...perCraft].map(([item, amount]) => ({ item, perCraft: amount }))
}

function kindOf({ spent, backNum, backDen, once, kept }: FlowDraft): NeedKind {
  if (once > 0) return 'spentOnce'
  // A craft gives backNum / backDen back: all that it takes.
  if (spent === 0 || backNum === spent * backDen) return 'kept'
  // A part comes back by chance, or a part of what is taken is only kept at hand.
  return backNum > 0 || kept > 0 ? 'comesBack' : 'spent'
}
