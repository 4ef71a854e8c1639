import type { ExactAmount } from './exact-amount.ts'
import type { LaidNodes } from './laid-nodes.ts'
import type { FlowDraft, Round, WayThere } from './plan-flows.ts'
import { craftsFor } from './whole-amounts.ts'

export type RoundDraft = Round & { readonly comes: ExactAmount }

/** The rounds of one taker of an item, in the order in which they are played: the last in planning order first. */
export type RoundsOfTaker = { readonly taker: number; readonly rounds: readonly RoundDraft[] }

export type FoundRounds = {
  /** By item. */
  readonly roundsOf: ReadonlyMap<number, readonly RoundsOfTaker[]>
  /** For each node that a round does earlier than its place says, the taker it goes with; -1 for all others. */
  readonly goesWith: Int32Array
}

/** What the nodes of a plan do to items, as far as rounds are concerned. */
export type LaidFlows = {
  readonly nodes: LaidNodes
  /** Per node, 1 where its numbers need a balance. */
  readonly isBalanced: Uint8Array
  /** What touches each balanced item, in planning order. */
  readonly byItem: ReadonlyMap<number, readonly FlowDraft[]>
  /** Whether a craft gives its yield each time, and keeps nothing on failure. */
  readonly isPlain: (node: number) => boolean
  readonly flowsOf: (node: number) => readonly FlowDraft[]
}

/**
 * Finds the rounds of a plan: crafts of a taker use an item, then a craft of the giver uses what they made and gives some of the item
 * back, as a harvest gives seeds. In a round the giver, and all that is crafted on the way to it, is done as early as the taker. So all
 * else that they use must be there by then, and nothing that is counted for them may be lost by it.
 */
export function findRounds(laid: LaidFlows): FoundRounds {
  const goesWith = new Int32Array(laid.nodes.count).fill(-1)
  const isTaker = new Uint8Array(laid.nodes.count)
  const roundsOf = new Map<number, RoundsOfTaker[]>()
  for (const [item, drafts] of laid.byItem) {
    const gifts = drafts.filter(isGift)
    for (const taker of gifts.length === 0 ? [] : takersOf(laid, item, drafts)) {
      // A taker goes round with one item only, so that its crafts have one order.
      if (isTaker[taker] === 1 || goesWith[taker]! >= 0) continue
      const rounds = gifts
        .flatMap((gift) => roundOf(laid, item, taker, gift) ?? [])
        .filter((round) => earlierIn(round).every((node) => mayGo(node, taker)))
      if (rounds.length === 0) continue
      isTaker[taker] = 1
      for (const node of rounds.flatMap(earlierIn)) goesWith[node] = taker
      roundsOf.set(item, [...(roundsOf.get(item) ?? []), { taker, rounds: rounds.reverse() }])
    }
  }
  return { roundsOf, goesWith }

  function mayGo(node: number, taker: number): boolean {
    return isTaker[node] === 0 && (goesWith[node] === -1 || goesWith[node] === taker)
  }
}

/**
 * Nodes that simply use an item up, and to whose crafts nothing comes back by chance: rounds count each craft by itself, which is too
 * fine for averages.
 */
function takersOf(
  { nodes, isPlain, flowsOf }: LaidFlows,
  item: number,
  drafts: readonly FlowDraft[],
): readonly number[] {
  const first = nodes.firstNode[item]!
  if (hasTwin(nodes, first)) return []
  return drafts
    .filter((draft) => draft.asked === first && isSimplySpent(draft))
    .map(({ node }) => node)
    .filter((node) => isPlain(node) && flowsOf(node).every(({ backNum }) => backNum === 0))
}

/** The nodes of a round that are done earlier than their place says: the giver and what is crafted on the way to it. */
function earlierIn({ giver, way }: Round): readonly number[] {
  return [giver, ...way.slice(0, -1).map(({ node }) => node)]
}

/** Whether a node's crafts give the item without asking for any of it. */
function isGift({ asked, comes }: FlowDraft): boolean {
  return asked < 0 && comes.num > 0
}

/** Whether every craft uses the item up in whole pieces, and does nothing else with it. */
function isSimplySpent({ asked, spent, backNum, once, kept, comes }: FlowDraft): boolean {
  return asked >= 0 && spent > 0 && Number.isInteger(spent) && backNum + once + kept + comes.num === 0
}

function roundOf(
  laid: LaidFlows,
  item: number,
  taker: number,
  { node: giver, comes }: FlowDraft,
): RoundDraft | null {
  const { num, den } = laid.nodes
  const way: WayThere[] = []
  let crafts = 1
  for (let at = giver; at !== taker; ) {
    const link = at < taker && touchesOnlyAs(laid, item, at, at === giver) ? onlyLink(laid, at, taker) : null
    if (!link) return null
    const pieces = crafts * link.spent
    crafts = craftsFor(pieces, num[link.node]!, den[link.node]!)
    if (!Number.isSafeInteger(pieces) || !Number.isSafeInteger(crafts)) return null
    way.push({ node: link.node, pieces })
    at = link.node
  }
  const round = { giver, crafts, way, comes }
  return usesOwnGifts(laid, item, round) ? null : round
}

/** Whether a round gives something else that the next one takes: only one thing is counted to go round. */
function usesOwnGifts({ flowsOf }: LaidFlows, item: number, { giver, way }: Round): boolean {
  const flows = [giver, ...way.map(({ node }) => node)].flatMap(flowsOf)
  const given = new Set(flows.filter((flow) => flow.item !== item && isGift(flow)).map((flow) => flow.item))
  return flows.some(({ asked, item: taken }) => asked >= 0 && given.has(taken))
}

/** Whether a node of a round touches the item that goes round only as it must: the giver gives it, the others leave it alone. */
function touchesOnlyAs(
  { flowsOf, nodes, isPlain }: LaidFlows,
  item: number,
  node: number,
  isGiver: boolean,
): boolean {
  if (!isPlain(node) || hasTwin(nodes, node)) return false
  const flows = flowsOf(node)
  const own = flows.filter((flow) => flow.item === item)
  return flows.every(({ backNum }) => backNum === 0) && own.length === (isGiver ? 1 : 0) && own.every(isGift)
}

/**
 * The one thing a node uses that is not there before the taker's first craft: it must simply be used up. null where there are
 * several such things, or where something else it uses is kept or given in between.
 */
function onlyLink(laid: LaidFlows, node: number, taker: number): { node: number; spent: number } | null {
  const { nodes, isBalanced } = laid
  let link: { node: number; spent: number } | null = null
  for (const flow of laid.flowsOf(node)) {
    const { asked, spent } = flow
    if (asked < 0 || asked >= nodes.count) continue
    if (isBalanced[asked] === 1 && dependsOnPlace(laid, flow, taker)) return null
    // There before the taker: what comes after it in planning order (products before ingredients), and what is gathered.
    if (asked > taker || nodes.num[asked] === 0) continue
    if (link || isBalanced[asked] === 1 || !isSimplySpent(flow)) return null
    link = { node: asked, spent }
  }
  return link
}

/** Whether something between a node and its taker touches an item, so that the node's place in the order matters to it. */
function dependsOnPlace({ nodes, byItem }: LaidFlows, flow: FlowDraft, taker: number): boolean {
  if (hasTwin(nodes, flow.asked)) return true
  const isBetween = ({ node }: FlowDraft) => node > flow.node && node <= taker
  return (byItem.get(flow.item) ?? []).some(
    (other) => isBetween(other) && !(isSimplySpent(other) && isSimplySpent(flow)),
  )
}

function hasTwin({ firstNode, twin, item }: LaidNodes, node: number): boolean {
  return firstNode[item[node]!] !== node || twin[node]! >= 0
}
