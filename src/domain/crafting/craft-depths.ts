import { isRaw } from './node-reading.ts'
import type { Plan } from './plan.ts'
import type { NodeFlow } from './plan-flows.ts'
import type { PlanNodes } from './plan-nodes.ts'

/**
 * For each node, the number of crafts on its longest way down to base items; an edge cut from a circle leads nowhere. A way
 * also leads to crafts that give what comes along, and to those that keep what the node uses: all of them come later in planning order.
 */
export function craftDepths({ nodes, open }: Plan): Int32Array {
  const depth = new Int32Array(nodes.count)
  const flowDepths = createFlowDepths({ nodes, open }, depth)
  const earlier = doneEarlier(nodes)
  const depthBelow = (node: number) => {
    let deepest = flowDepths.before(node)
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      const ingredient = nodes.edgeNode[edge]!
      if (ingredient < nodes.count) deepest = Math.max(deepest, depth[ingredient]!)
    }
    return deepest
  }
  for (let node = nodes.count - 1; node >= 0; node--) {
    // A node that goes in rounds with a taker gets its depth below, at the turn of the taker.
    if (isRaw(nodes, node) || nodes.balances.goesWith[node]! >= 0) continue
    const inRounds = [node, ...(earlier.get(node) ?? [])]
    // All that the rounds use is there before the first of them.
    depth[node] = Math.max(...inRounds.map(depthBelow)) + 1
    for (const one of inRounds.slice(1)) depth[one] = depthBelow(one) + 1
    inRounds.forEach(flowDepths.note)
  }
  return depth
}

/** For each taker, the nodes that are crafted in rounds with it, each after those it is made of. */
function doneEarlier({
  count,
  balances: { goesWith, hasRounds },
}: PlanNodes): ReadonlyMap<number, readonly number[]> {
  const earlier = new Map<number, number[]>()
  // From -1 on there is nothing to go through: most plans have no rounds.
  for (let node = hasRounds ? count - 1 : -1; node >= 0; node--) {
    const taker = goesWith[node]!
    if (taker >= 0) earlier.set(taker, [...(earlier.get(taker) ?? []), node])
  }
  return earlier
}

/** Knows for each balance how deep its givers and keepers stand. Nodes are asked for and noted from the last one up; reads `depth`. */
function createFlowDepths({ nodes, open }: Pick<Plan, 'nodes' | 'open'>, depth: Int32Array) {
  const { balances } = nodes
  const given = new Int32Array(balances.node.length)
  const keptUntil = new Int32Array(balances.node.length)

  /** Goes through what the crafts of a node do to items with a balance, if the plan has any of these crafts, or rounds with them. */
  function forEachFlow(node: number, visit: (balance: number, flow: NodeFlow) => void): void {
    for (let at = balances.toldStart[node]!; at < balances.toldStart[node + 1]!; at++) {
      const balance = balances.ofNode[balances.told[at]!]!
      for (let f = balances.flowStart[balance]!; f < balances.flowStart[balance + 1]!; f++) {
        const flow = balances.flows[f]!
        if (flow.node === node && (open.crafts[node]! > 0 || flow.rounds.length > 0)) visit(balance, flow)
      }
    }
  }

  return {
    /** The depth after which a node comes because of what others give or keep. */
    before(node: number): number {
      let deepest = 0
      forEachFlow(node, (balance, { isTwin, spent, once, kept }) => {
        if (isTwin || spent + once + kept === 0) return
        // What uses the item up comes after what only keeps it for a while; what only keeps it need not wait for others that do.
        const waitsForKeepers = spent + once > 0 ? keptUntil[balance]! : 0
        deepest = Math.max(deepest, given[balance]!, waitsForKeepers)
      })
      return deepest
    },
    note(node: number): void {
      forEachFlow(node, (balance, { gives, givesParts, kept, backNum, rounds }) => {
        const givers = [...(gives + givesParts > 0 ? [node] : []), ...rounds.map(({ giver }) => giver)]
        for (const giver of givers) given[balance] = Math.max(given[balance]!, depth[giver]!)
        if (kept + backNum > 0) keptUntil[balance] = Math.max(keptUntil[balance]!, depth[node]!)
      })
    },
  }
}
