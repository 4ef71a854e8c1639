import type { ItemId } from '../catalog/item.ts'
import { isRaw, toGetOf } from '../crafting/node-reading.ts'
import type { Plan } from '../crafting/plan.ts'

/** A base item that is still to be got, and how much of the plan needs it first. */
export type Blocker = {
  readonly itemId: ItemId
  /** What is still to be got of it, so without what comes along. */
  readonly missing: number
  /** Crafts of the plan that cannot be finished before it is there. */
  readonly blockedCrafts: number
  /** Queue entries that cannot be finished before it is there. */
  readonly blockedEntries: number
}

/** The missing base items, the one that holds up the most first (BEY-8). */
export function blockers(plan: Plan): readonly Blocker[] {
  const { nodes, open, catalog } = plan
  const entriesOfNode = entriesByNode(plan)
  const rows: Blocker[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (!isRaw(nodes, node) || toGetOf(nodes, open, node) === 0) continue
    const waiting = waitingFor(plan, node)
    rows.push({
      itemId: catalog.ids[nodes.item[node]!]!,
      missing: toGetOf(nodes, open, node),
      blockedCrafts: waiting.reduce((sum, above) => sum + open.crafts[above]!, 0),
      blockedEntries: [node, ...waiting].reduce((sum, above) => sum + (entriesOfNode.get(above) ?? 0), 0),
    })
  }
  return rows.sort(
    (a, b) =>
      b.blockedEntries - a.blockedEntries || b.blockedCrafts - a.blockedCrafts || b.missing - a.missing,
  )
}

function entriesByNode({ nodes, targetOfEntry }: Plan): ReadonlyMap<number, number> {
  const entries = new Map<number, number>()
  for (const target of targetOfEntry) {
    // The catalogue does not know the item of this entry.
    if (target < 0) continue
    const node = nodes.targetNode[target]!
    entries.set(node, (entries.get(node) ?? 0) + 1)
  }
  return entries
}

/** The nodes whose crafts need this one, nearest first. Nodes are in planning order, so one pass upwards is enough. */
function waitingFor({ nodes, open }: Plan, blocked: number): readonly number[] {
  const isWaiting = new Uint8Array(nodes.count)
  isWaiting[blocked] = 1
  const waiting: number[] = []
  for (let node = blocked - 1; node >= 0; node--) {
    if (open.crafts[node] === 0) continue
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      const asked = nodes.edgeNode[edge]!
      // A number past all nodes is where a circle was cut: that edge is not followed.
      if (asked >= nodes.count || !isWaiting[asked]) continue
      isWaiting[node] = 1
      waiting.push(node)
      break
    }
  }
  return waiting
}
