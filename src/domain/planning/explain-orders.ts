import type { ItemId } from '../catalog/item.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { shownOrders } from './order-work.ts'
import type { LedgerRows } from './walk.ts'

/** What a standing order asks of an item: of its own, or of one that its tasks use up (BEY-18). Nothing is reserved for it. */
export type OrderAsking = {
  /** What the order is for. */
  readonly orderedId: ItemId
  readonly asked: number
  /** Pieces of the item that are free and that no other order counts on. */
  readonly counted: number
  readonly short: number
}

/** The standing orders that ask for an item, its own first; empty where none does (BEY-3, BEY-18). */
export function explainOrders(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  itemId: ItemId,
): readonly OrderAsking[] {
  const askings = shownOrders(ledger, rows).flatMap(({ order, walk }) => {
    const share = walk.plan.shares.findIndex((known) => known.itemId === itemId)
    // An order that asks nothing of the item has no share of it: both numbers are 0.
    const counted = walk.held[share] ?? 0
    const short = walk.missing[share] ?? 0
    return counted + short > 0 ? { orderedId: order.itemId, asked: counted + short, counted, short } : []
  })
  return askings.sort((a, b) => Number(b.orderedId === itemId) - Number(a.orderedId === itemId))
}
