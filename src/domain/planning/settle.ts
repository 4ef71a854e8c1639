import type { ItemId } from '../catalog/item.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import type { LineUp } from './line-up.ts'
import type { Claim } from './project-walk.ts'
import { settleCircle } from './settle-circle.ts'
import { type ItemStock, settleItem } from './settle-item.ts'

/**
 * Goes once through the items, products before ingredients, and lets the projects take of each in their order. What a project takes is
 * written into its walk (`held`).
 * @returns what projects hold of each item of which they hold anything
 */
export function settle(
  { order }: LedgerCatalog,
  stockOf: (itemId: ItemId) => ItemStock,
  turns: LineUp['claims'],
): ReadonlyMap<ItemId, number> {
  const allotted = new Map<ItemId, number>()
  for (const claims of turns) {
    const first = shareOf(claims[0]!)
    // A turn past all places of the order is that of an item the catalogue lacks, which is in no circle.
    if (order.isInLoop[order.order[first.turn] ?? -1] === 1) settleCircle(claims, stockOf)
    else settleItem(claims, stockOf(first.itemId))
    for (const claim of claims) {
      const held = heldOf(claim)
      // Of most items nothing is held.
      if (held === 0) continue
      const { itemId } = shareOf(claim)
      allotted.set(itemId, (allotted.get(itemId) ?? 0) + held)
    }
  }
  return allotted
}

function shareOf({ walk, share }: Claim) {
  return walk.plan.shares[share]!
}

function heldOf({ walk, share }: Claim): number {
  return walk.held[share]!
}
