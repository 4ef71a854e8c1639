import { isRaw } from './node-reading.ts'
import type { Plan } from './plan.ts'
import type { NodeFlow } from './plan-flows.ts'

/**
 * How many crafts deep the longest way down to base items is; an edge cut from a circle leads nowhere. What comes along counts
 * as a way down too, and so does what is kept until others use it: all of it stands later in planning order.
 */
export function craftDepths({ nodes, open }: Plan): Int32Array {
  const depth = new Int32Array(nodes.count)
  const waits = createWaits({ nodes, open })
  for (let node = nodes.count - 1; node >= 0; node--) {
    if (isRaw(nodes, node)) continue
    let deepest = waits.until(node)
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      const ingredient = nodes.edgeNode[edge]!
      if (ingredient < nodes.count) deepest = Math.max(deepest, depth[ingredient]!)
    }
    depth[node] = deepest + 1
    waits.note(node, depth[node]!)
  }
  return depth
}

/** Which depth the givers and keepers of each balance have reached, asked for and noted from the last node up. */
function createWaits({ nodes, open }: Pick<Plan, 'nodes' | 'open'>) {
  const { balances } = nodes
  const given = new Int32Array(balances.node.length)
  const keptUntil = new Int32Array(balances.node.length)

  function forEachFlow(node: number, visit: (balance: number, flow: NodeFlow) => void): void {
    if (open.crafts[node] === 0) return
    for (let at = balances.toldStart[node]!; at < balances.toldStart[node + 1]!; at++) {
      const balance = balances.ofNode[balances.told[at]!]!
      for (let f = balances.flowStart[balance]!; f < balances.flowStart[balance + 1]!; f++) {
        if (balances.flows[f]!.node === node) visit(balance, balances.flows[f]!)
      }
    }
  }

  return {
    until(node: number): number {
      let deepest = 0
      forEachFlow(node, (balance, { isTwin, spent, once, kept }) => {
        if (isTwin || spent + once + kept === 0) return
        const waitsForKeepers = spent + once > 0 ? keptUntil[balance]! : 0
        deepest = Math.max(deepest, given[balance]!, waitsForKeepers)
      })
      return deepest
    },
    note(node: number, depth: number): void {
      forEachFlow(node, (balance, { gives, givesParts, kept, backNum }) => {
        if (gives + givesParts > 0) given[balance] = Math.max(given[balance]!, depth)
        if (kept + backNum > 0) keptUntil[balance] = Math.max(keptUntil[balance]!, depth)
      })
    },
  }
}
