import type { ItemId } from '../catalog/item.ts'
import { obtainFirstDemand } from '../crafting/node-reading.ts'
import { grouped } from '../grouped.ts'
import type { Claim, ProjectWalk } from './project-walk.ts'
import { type ItemStock, takeLoss } from './settle-item.ts'
import { askForIngredients, needOfNode, settleNode } from './settle-node.ts'

/**
 * Settles items that are made from each other in a circle, together and project by project, because each project may go round
 * the circle its own way. What a project gives back goes to the first project that misses it; from that one on
 * the projects are settled again.
 * @param claims each is the share of one project in one item
 */
export function settleCircle(claims: readonly Claim[], stockOf: (itemId: ItemId) => ItemStock): void {
  // What is free of each item, once stock that was lost is taken off the projects.
  const free = new Map<ItemId, number>()
  for (const [itemId, ofItem] of byItem(claims)) free.set(itemId, takeLoss(ofItem, stockOf(itemId)))
  const parts = partsOf(claims)
  let again = 0
  for (let at = 0; at < parts.length && again < mostTimes; ) {
    const given = settlePart(parts[at]!, free)
    const missedBy = parts.slice(0, at).findIndex((part) => part.claims.some((claim) => misses(claim, given)))
    at = missedBy < 0 ? at + 1 : missedBy
    if (missedBy >= 0) again++
  }
  for (const { walk, nodes, inside } of parts) {
    for (const node of nodes) askForIngredients(walk, node, (ingredient) => !inside.has(ingredient))
  }
}

/**
 * Two projects that go opposite ways may swap what they hold piece by piece, each swap one time around. An act must not wait for millions
 * of them: the next walk goes on from there.
 */
const mostTimes = 10_000

/** One project inside the circle. */
type Part = {
  readonly walk: ProjectWalk
  readonly claims: readonly Claim[]
  /** Its nodes of the circle, in planning order. */
  readonly nodes: readonly number[]
  readonly shareOfNode: ReadonlyMap<number, number>
  /** The same nodes, and behind them what they ask to obtain first. */
  readonly inside: ReadonlySet<number>
  /** How much those nodes are asked for from outside the circle. */
  readonly asked: ReadonlyMap<number, number>
}

function partsOf(claims: readonly Claim[]): readonly Part[] {
  const byProject = grouped(claims, ({ walk }) => walk)
  return [...byProject].map(([walk, own]) => {
    const shareOfNode = new Map(
      own.flatMap(({ share }) => walk.plan.shares[share]!.nodes.map((node) => [node, share] as const)),
    )
    const nodes = [...shareOfNode.keys()].sort((a, b) => a - b)
    const inside = new Set([...nodes, ...nodes.map((node) => walk.plan.nodes.count + node)])
    return {
      walk,
      claims: own,
      nodes,
      shareOfNode,
      inside,
      asked: new Map([...inside].map((node) => [node, walk.demand.need[node]!])),
    }
  })
}

function byItem(claims: readonly Claim[]): ReadonlyMap<ItemId, readonly Claim[]> {
  return grouped(claims, ({ walk, share }) => walk.plan.shares[share]!.itemId)
}

function misses({ walk, share }: Claim, given: ReadonlySet<ItemId>): boolean {
  if (!given.has(walk.plan.shares[share]!.itemId)) return false
  return walk.held[share]! < walk.asked[share]! + walk.plan.shares[share]!.byHandAmount
}

/**
 * Takes for one project what is asked for: nodes first, then what must be obtained first, then hand-made tasks. Gives back only at
 * the end, when all that asks is known.
 * @returns the items of which it gave something back
 */
function settlePart(part: Part, free: Map<ItemId, number>): ReadonlySet<ItemId> {
  const { walk, claims, nodes, shareOfNode, inside } = part
  // A part may be settled several times: each time begins with what is asked from outside, and adds what the circle asks.
  for (const [node, amount] of part.asked) walk.demand.need[node] = amount
  for (const { share } of claims) {
    walk.asked[share] = walk.plan.shares[share]!.unplanned
    walk.missing[share] = Math.max(0, walk.asked[share]! - walk.held[share]!)
  }
  for (const node of nodes) {
    const share = shareOfNode.get(node)!
    walk.asked[share]! += needOfNode(walk, node)
    take({ walk, share }, walk.asked[share]!, free)
    walk.missing[share]! += settleNode(walk, node, walk.held[share]!)
    askForIngredients(walk, node, (ingredient) => inside.has(ingredient))
  }
  for (const claim of claims) {
    obtainFirst(claim, free)
    take(claim, walk.asked[claim.share]! + walk.plan.shares[claim.share]!.byHandAmount, free)
  }
  return giveBack(claims, free)
}

/** Takes from what is free, up to that much in all. */
function take({ walk, share }: Claim, upTo: number, free: Map<ItemId, number>): void {
  const { itemId } = walk.plan.shares[share]!
  const there = free.get(itemId)!
  const taken = Math.max(0, Math.min(upTo - walk.held[share]!, there))
  free.set(itemId, there - taken)
  walk.held[share]! += taken
}

/** Serves what the project's own circle asks to have before its first craft. */
function obtainFirst(claim: Claim, free: Map<ItemId, number>): void {
  const { walk, share } = claim
  const { nodes } = walk.plan.shares[share]!
  let first = 0
  for (const node of nodes) first += obtainFirstDemand(walk.plan.nodes, walk.demand, node)
  if (first === 0) return
  const askedByNodes = walk.asked[share]!
  walk.asked[share]! += first
  take(claim, walk.asked[share]!, free)
  // What the project holds beyond its nodes is there for this; the rest of it is missing.
  walk.missing[share]! += Math.max(0, first - Math.max(0, walk.held[share]! - askedByNodes))
}

function giveBack(claims: readonly Claim[], free: Map<ItemId, number>): ReadonlySet<ItemId> {
  const given = new Set<ItemId>()
  for (const { walk, share } of claims) {
    const rest = walk.held[share]! - walk.asked[share]! - walk.plan.shares[share]!.byHandAmount
    if (rest <= 0) continue
    const { itemId } = walk.plan.shares[share]!
    walk.held[share]! -= rest
    free.set(itemId, free.get(itemId)! + rest)
    given.add(itemId)
  }
  return given
}
