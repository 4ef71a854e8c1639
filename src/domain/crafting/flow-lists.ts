import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { givesBack } from './balanced-nodes.ts'
import { type ExactAmount, inParts, leastParts } from './exact-amount.ts'
import type { LaidNodes } from './laid-nodes.ts'
import {
  type CutFlow,
  draftFlows,
  type FlowDraft,
  isMoreThanSpent,
  type NodeFlow,
  type RoundFlow,
} from './plan-flows.ts'
import type { FoundRounds, RoundDraft } from './rounds.ts'

/** What touches the item of one balance, in planning order, and in how many parts its pieces are counted. */
export type FlowList = { readonly parts: number; readonly flows: readonly NodeFlow[] }

type DraftLists = FoundRounds & {
  readonly byItem: ReadonlyMap<number, readonly FlowDraft[]>
}

/** The flows of each balance. */
export function flowLists(
  graph: RecipeGraph,
  nodes: LaidNodes,
  balanced: Int32Array,
  { byItem, roundsOf, goesWith }: DraftLists,
): readonly FlowList[] {
  // In a round a taker's crafts use the item, then a craft of a giver gives some of it back (`Round`). The giver, and what is crafted on
  // the way to it, is done as early as the taker, so it stands where the taker does. `goesWith` names that taker, -1 for all other nodes.
  const placeOf = (node: number) => (goesWith[node]! < 0 ? node : goesWith[node]!)
  return Array.from(balanced, (at): FlowList => {
    const item = nodes.item[at]!
    const rounds = new Map((roundsOf.get(item) ?? []).map((one) => [one.taker, one.rounds]))
    const inRounds = [...rounds.values()].flat()
    const own = (byItem.get(item) ?? [])
      // What a giver gives in rounds is counted with its taker, not once more by itself.
      .filter(({ node, asked }) => asked >= 0 || !inRounds.some(({ giver }) => giver === node))
      .flatMap((draft) => inTimeFor(draft, at))
    const twins = twinDrafts(graph, nodes, at)
    // Balances read this backwards in time. A twin takes the item before it makes it, so of its two flows the one that makes
    // stands first: the sort leaves equal nodes in this order.
    const all = [...twins, ...own].sort((a, b) => placeOf(a.node) - placeOf(b.node) || a.node - b.node)
    const parts = leastParts([...all, ...inRounds].map(({ comes }) => comes))
    return { parts, flows: all.map((draft) => flowOf(draft, parts, rounds.get(draft.node))) }
  })
}

/** The flow as node `at` counts it: without what is asked of later nodes of the same item, or past all nodes, where a circle was cut. */
function inTimeFor(draft: FlowDraft, at: number): FlowDraft[] {
  if (draft.node >= at) return []
  if (draft.asked >= 0 && draft.asked <= at) return [draft]
  const onlyComes = { ...draft, spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0 }
  return draft.comes.num > 0 ? [onlyComes] : []
}

/** What the earlier nodes of the same item make: the yield of each craft, or just what is wanted (gathered, or kept on failure). */
function twinDrafts(graph: RecipeGraph, nodes: LaidNodes, at: number): FlowDraft[] {
  const drafts: FlowDraft[] = []
  const item = nodes.item[at]!
  for (let node = nodes.firstNode[item]!; node < at; node = nodes.twin[node]!) {
    const recipe = nodes.recipe[node]!
    const givesWhatIsWanted = recipe < 0 || graph.successNum[recipe]! > 0
    // Balances multiply this by the pieces to get where just those come, and by the crafts elsewhere (`timesOf`).
    const comes = givesWhatIsWanted ? { num: 1, den: 1 } : { num: nodes.num[node]!, den: nodes.den[node]! }
    const none = { spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0 }
    drafts.push({ ...none, node, item, asked: -1, isTwin: true, comes })
  }
  return drafts
}

/** What is needed to begin where a circle was cut, beyond what every craft uses up. */
export function cutFlows(graph: RecipeGraph, nodes: LaidNodes): readonly CutFlow[] {
  const cuts: CutFlow[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (!givesBack(graph, nodes.recipe[node]!)) continue
    for (const draft of draftFlows(graph, nodes, node)) {
      // Where a circle was cut, `asked` is the node's number plus the count of nodes.
      if (draft.asked < nodes.count || !isMoreThanSpent(draft)) continue
      cuts.push({ to: draft.asked - nodes.count, flow: flowOf(draft, 1) })
    }
  }
  return cuts
}

function flowOf(
  { item: _item, asked: _asked, comes, ...rest }: FlowDraft,
  parts: number,
  rounds: readonly RoundDraft[] = [],
): NodeFlow {
  return { ...rest, ...givenBy(comes, parts), rounds: rounds.map((round) => roundFlow(round, parts)) }
}

function roundFlow({ comes, ...round }: RoundDraft, parts: number): RoundFlow {
  return { ...round, ...givenBy(comes, parts) }
}

function givenBy(comes: ExactAmount, parts: number) {
  const { whole, left } = inParts(comes, parts)
  return { gives: whole, givesParts: left }
}
