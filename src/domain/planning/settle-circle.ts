import type { ItemId } from '../catalog/item.ts'
import { grouped } from './grouped.ts'
import { askForIngredients, byHandAmount, type Claim, type ProjectWalk, putCrafts } from './project-walk.ts'
import { type ItemStock, takeLoss } from './settle-item.ts'

/**
 * Settles items that are made from each other in a circle, together and project by project, because each project may go round
 * the circle its own way. What one gives back goes to the first that misses it, from whom on the projects are settled again.
 */
export function settleCircle(claims: readonly Claim[], stockOf: (itemId: ItemId) => ItemStock): void {
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
    for (const node of nodes) askForIngredients(walk, node, (asked) => !inside.has(asked))
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
  /** What those nodes are asked for from outside the circle. */
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
      asked: new Map(nodes.map((node) => [node, walk.need[node]!])),
    }
  })
}

function byItem(claims: readonly Claim[]): ReadonlyMap<ItemId, readonly Claim[]> {
  return grouped(claims, ({ walk, share }) => walk.plan.shares[share]!.itemId)
}

function misses({ walk, share }: Claim, given: ReadonlySet<ItemId>): boolean {
  if (!given.has(walk.plan.shares[share]!.itemId)) return false
  return walk.held[share]! < walk.asked[share]! + byHandAmount({ walk, share })
}

/**
 * Takes for one project after the other what is asked for: nodes first, then what must be obtained first, then hand-made tasks.
 * Gives back only at the end, when all that asks is known.
 * @returns the items of which it gave something back
 */
function settlePart(part: Part, free: Map<ItemId, number>): ReadonlySet<ItemId> {
  const { walk, claims, nodes, shareOfNode, inside } = part
  const count = walk.plan.nodes.count
  const left = new Map(claims.map(({ share }) => [share, walk.held[share]!]))
  for (const node of inside) walk.need[node] = part.asked.get(node) ?? 0
  for (const { share } of claims) walk.missing[share] = walk.asked[share] = 0

  const serve = (share: number, amount: number) => {
    const { itemId } = walk.plan.shares[share]!
    const own = Math.min(amount, left.get(share)!)
    const taken = Math.max(0, Math.min(amount - own, free.get(itemId)!))
    left.set(share, left.get(share)! - own)
    free.set(itemId, free.get(itemId)! - taken)
    walk.held[share]! += taken
    return amount - own - taken
  }
  const ask = (share: number, amount: number) => {
    const missing = serve(share, amount)
    walk.asked[share]! += amount
    walk.missing[share]! += missing
    return missing
  }

  for (const node of nodes) {
    putCrafts(walk, node, ask(shareOfNode.get(node)!, walk.need[node]!))
    askForIngredients(walk, node, (asked) => inside.has(asked))
  }
  for (const node of nodes) ask(shareOfNode.get(node)!, walk.need[count + node]!)
  for (const claim of claims) {
    ask(claim.share, walk.plan.shares[claim.share]!.unplanned)
    serve(claim.share, byHandAmount(claim))
  }
  return giveBack(part, left, free)
}

function giveBack(
  { walk, claims }: Part,
  left: ReadonlyMap<number, number>,
  free: Map<ItemId, number>,
): ReadonlySet<ItemId> {
  const given = new Set<ItemId>()
  for (const { share } of claims) {
    const rest = left.get(share)!
    if (rest === 0) continue
    const { itemId } = walk.plan.shares[share]!
    walk.held[share]! -= rest
    free.set(itemId, free.get(itemId)! + rest)
    given.add(itemId)
  }
  return given
}
