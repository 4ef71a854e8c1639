import type { ItemId } from '../catalog/item.ts'
import type { StandingOrder } from '../settlement/ledger-rows.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { onceForRows } from './once-for-rows.ts'
import { freeStock } from './project-numbers.ts'
import { type TaskWork, workOf } from './project-work.ts'
import { settledOrders } from './standing-orders.ts'
import type { LedgerRows } from './walk.ts'

export type OrderWork = {
  readonly order: StandingOrder
  /** How much of its item is not there; each piece counts for one order only. */
  readonly short: number
  /** In the order of `compareWork`. */
  readonly work: readonly TaskWork[]
}

/** The standing orders by item, each with its tasks that are not deleted and whether work on them can begin (BEY-18, TSK-5). */
export const orderWork = onceForRows(findWork)

/** The standing orders by item, settled with what projects leave. */
export const shownOrders = onceForRows((ledger, rows) =>
  rows.standingOrders.size === 0 ? [] : settledOrders(ledger, rows, (itemId) => freeStock(rows, itemId)),
)

function findWork(ledger: LedgerCatalog, rows: LedgerRows): readonly OrderWork[] {
  const orders = shownOrders(ledger, rows)
  // What an order has taken is free for no order any more; the order itself counts it as what its walk holds.
  const taken = new Map<ItemId, number>()
  for (const { walk } of orders)
    walk.plan.shares.forEach(({ itemId }, share) => {
      taken.set(itemId, (taken.get(itemId) ?? 0) + walk.held[share]!)
    })
  const freeOf = (itemId: ItemId) => freeStock(rows, itemId) - (taken.get(itemId) ?? 0)
  return orders.map(({ order, walk }) => ({
    order,
    short: walk.missing[walk.plan.shares.findIndex(({ itemId }) => itemId === order.itemId)] ?? 0,
    work: workOf(ledger, rows, { walk, tasks: walk.plan.shares.flatMap(({ task }) => task ?? []), freeOf }),
  }))
}
