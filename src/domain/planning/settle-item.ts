import { askForIngredients, byHandAmount, type Claim, putCrafts } from './project-walk.ts'

/** What there is of an item for projects to hold. */
export type ItemStock = { readonly quantity: number; readonly kept: number }

/** Settles an item that stands in no circle, when all that asks for it is known. The claims are in the order of the projects. */
export function settleItem(claims: readonly Claim[], stock: ItemStock): void {
  let free = takeLoss(claims, stock)
  for (const claim of claims) free += giveBack(claim)
  for (const claim of claims) {
    free -= take(claim, free)
    shareOut(claim)
  }
}

/**
 * Where stock was lost, the last project gives first.
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

/** A project that holds more than it now needs gives the rest back. */
function giveBack(claim: Claim): number {
  const { walk, share } = claim
  const { nodes, unplanned } = walk.plan.shares[share]!
  let asked = unplanned
  for (const node of nodes) asked += walk.need[node]!
  walk.asked[share] = asked
  const rest = Math.max(0, walk.held[share]! - asked - byHandAmount(claim))
  walk.held[share]! -= rest
  return rest
}

function take(claim: Claim, free: number): number {
  const { walk, share } = claim
  const wanted = walk.asked[share]! + byHandAmount(claim) - walk.held[share]!
  const taken = Math.max(0, Math.min(wanted, free))
  walk.held[share]! += taken
  return taken
}

/** Hands what is held to the nodes in their order; what one still misses asks for its ingredients. */
function shareOut({ walk, share }: Claim): void {
  const { held, asked, missing, need, plan } = walk
  let left = held[share]!
  for (const node of plan.shares[share]!.nodes) {
    const used = Math.min(left, need[node]!)
    left -= used
    putCrafts(walk, node, need[node]! - used)
    askForIngredients(walk, node)
  }
  missing[share] = Math.max(0, asked[share]! - held[share]!)
}
