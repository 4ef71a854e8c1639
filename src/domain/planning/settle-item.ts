import type { Claim } from './project-walk.ts'
import { askForIngredients, needOfNode, settleNode } from './settle-node.ts'

/** What there is of an item for projects to hold. */
export type ItemStock = { readonly quantity: number; readonly kept: number }

/** Settles an item that is in no circle, when all that asks for it is known. The claims are in the order of the projects. */
export function settleItem(claims: readonly Claim[], stock: ItemStock): void {
  let free = takeLoss(claims, stock)
  for (const claim of claims) free += giveBack(claim)
  for (const claim of claims) {
    free -= take(claim, free)
    shareOut(claim)
  }
}

/**
 * Takes stock that was lost off the projects, off the last one first.
 * @returns what is free; below 0 where more is kept back than there is
 */
export function takeLoss(claims: readonly Claim[], { quantity, kept }: ItemStock): number {
  let free = quantity - kept
  for (const { walk, share } of claims) free -= walk.held[share]!
  for (let at = claims.length - 1; at >= 0 && free < 0; at--) {
    const { walk, share } = claims[at]!
    const lost = Math.min(walk.held[share]!, -free)
    walk.held[share]! -= lost
    free += lost
  }
  return free
}

/**
 * A project that holds more than it now needs gives the rest back. It needs what its nodes need, `unplanned` pieces where the catalogue
 * lacks the item, and `byHandAmount` for its hand-made tasks.
 */
function giveBack({ walk, share }: Claim): number {
  const { nodes, unplanned, byHandAmount } = walk.plan.shares[share]!
  let asked = unplanned
  for (const node of nodes) asked += needOfNode(walk, node)
  walk.asked[share] = asked
  const rest = Math.max(0, walk.held[share]! - asked - byHandAmount)
  walk.held[share]! -= rest
  return rest
}

function take({ walk, share }: Claim, free: number): number {
  const wanted = walk.asked[share]! + walk.plan.shares[share]!.byHandAmount - walk.held[share]!
  const taken = Math.max(0, Math.min(wanted, free))
  walk.held[share]! += taken
  return taken
}

/**
 * Hands what is held to the nodes in their order; a node that still has to get some asks for its ingredients. Each call of `settleNode`
 * is told all that is held: a later node of the item gets only what the nodes before it leave. `unplanned` is 0 wherever there are nodes.
 */
function shareOut({ walk, share }: Claim): void {
  const held = walk.held[share]!
  const { nodes, unplanned } = walk.plan.shares[share]!
  let missing = Math.max(0, unplanned - held)
  for (const node of nodes) {
    missing += settleNode(walk, node, held)
    askForIngredients(walk, node)
  }
  walk.missing[share] = missing
}
