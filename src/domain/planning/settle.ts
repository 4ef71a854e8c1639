import type { ItemId } from '../catalog/item.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import type { Claim, ProjectWalk } from './project-walk.ts'
import { settleCircle } from './settle-circle.ts'
import { type ItemStock, settleItem } from './settle-item.ts'

/** Goes once through the items, products before ingredients, and gives each its projects in their order. */
export function settle(
  { order }: LedgerCatalog,
  stockOf: (itemId: ItemId) => ItemStock,
  walks: readonly ProjectWalk[],
): void {
  for (const claims of claimsByTurn(walks)) {
    const { turn, itemId } = shareOf(claims[0]!)
    if (order.isInLoop[order.order[turn] ?? -1] === 1) settleCircle(claims, stockOf)
    else settleItem(claims, stockOf(itemId))
  }
}

function claimsByTurn(walks: readonly ProjectWalk[]): readonly (readonly Claim[])[] {
  const turns: Claim[][] = []
  for (const project of walks) {
    project.plan.shares.forEach(({ turn }, share) => {
      turns[turn] ??= []
      turns[turn].push({ walk: project, share })
    })
  }
  return turns.filter((claims) => claims !== undefined)
}

function shareOf({ walk, share }: Claim) {
  return walk.plan.shares[share]!
}
