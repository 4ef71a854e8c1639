import { kept, type RecipeGraph, spent, spentOnce } from '../catalog/recipe-graph.ts'
import { above, atMost, type ExactAmount, nothing } from './exact-amount.ts'
import type { ItemFlow } from './item-balance.ts'
import type { LaidNodes } from './laid-nodes.ts'

/** What the crafts of a node do to an item. */
export type NodeFlow = ItemFlow & {
  readonly node: number
  /** Whether the node makes this very item, by another recipe. */
  readonly isTwin: boolean
  /** How some of what is spent comes back meanwhile. */
  readonly rounds: readonly RoundFlow[]
}

/**
 * What comes back of an item from crafts that use what was made with it, as seeds do from the harvest. A round is so many crafts
 * that take it, then one that gives it; the next round takes what the last one gave (BEY-4, decision 1).
 */
export type Round = {
  /** The node whose crafts give it. */
  readonly giver: number
  /** Crafts of the taker for one craft of the giver. */
  readonly crafts: number
  /** What one craft of the giver uses, from its own ingredient down to the taker's product: stock of it serves first. */
  readonly way: readonly WayThere[]
}

/** Pieces of a node's item that one craft of a giver uses. */
export type WayThere = { readonly node: number; readonly pieces: number }

/** A round, with what one craft of its giver gives: whole pieces, and parts of one. */
export type RoundFlow = Round & { readonly gives: number; readonly givesParts: number }

/** What a node takes where a circle was cut, otherwise than by every craft; `to` is the node that it asks. */
export type CutFlow = { readonly to: number; readonly flow: NodeFlow }

/** A flow whose fractions are not yet counted in parts of a piece. */
export type FlowDraft = Omit<NodeFlow, 'gives' | 'givesParts' | 'rounds'> & {
  readonly item: number
  /** The node it asks, from `nodes.count` on where a circle was cut; -1 where it only comes along. */
  readonly asked: number
  readonly comes: ExactAmount
}

/** What the crafts of a node do to each item that they touch, once for each item it takes, then what comes along. */
export function draftFlows(graph: RecipeGraph, nodes: LaidNodes, node: number): readonly FlowDraft[] {
  const recipe = nodes.recipe[node]!
  if (recipe < 0) return []
  const drafts = new Map<number, FlowDraft>()
  const first = graph.edgeStart[recipe]!
  for (let edge = first; edge < graph.edgeStart[recipe + 1]!; edge++) {
    const item = graph.edgeItem[edge]!
    const asked = nodes.edgeNode[nodes.edgeStart[node]! + edge - first]!
    const known = drafts.get(item) ?? anEmptyDraft(node, item, asked)
    drafts.set(item, withNeed(known, graph.edgeKind[edge]!, graph.edgeQuantity[edge]!))
  }
  const along: FlowDraft[] = []
  for (let give = graph.giveStart[recipe]!; give < graph.giveStart[recipe + 1]!; give++) {
    const item = graph.giveItem[give]!
    const amount: ExactAmount = { num: graph.giveNum[give]!, den: graph.giveDen[give]! }
    const known = drafts.get(item)
    if (amount.num === 0) continue
    if (known && known.backNum === 0 && known.comes.num === 0) drafts.set(item, withReturn(known, amount))
    else along.push({ ...anEmptyDraft(node, item, -1), comes: amount })
  }
  return [...drafts.values(), ...along]
}

/** Whether the item is needed at hand, given back or given, and not just used up by every craft. */
export function isMoreThanSpent({ once, kept, backNum, comes }: FlowDraft): boolean {
  return once > 0 || kept > 0 || backNum > 0 || comes.num > 0
}

function anEmptyDraft(node: number, item: number, asked: number): FlowDraft {
  return {
    node,
    item,
    asked,
    isTwin: false,
    spent: 0,
    backNum: 0,
    backDen: 1,
    once: 0,
    kept: 0,
    comes: nothing,
  }
}

function withNeed(draft: FlowDraft, kind: number, quantity: number): FlowDraft {
  if (kind === spent) return { ...draft, spent: draft.spent + quantity }
  if (kind === spentOnce) return { ...draft, once: draft.once + quantity }
  return kind === kept ? { ...draft, kept: draft.kept + quantity } : draft
}

/** Counts what comes back of an ingredient by chance. What is more than was taken comes along. */
function withReturn(draft: FlowDraft, amount: ExactAmount): FlowDraft {
  const back = atMost(amount, draft.spent)
  return { ...draft, backNum: back.num, backDen: back.den, comes: above(amount, draft.spent) }
}
