import { isStockable, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { type LedgerAct, unchanged } from '../ledger-act.ts'
import type { StandingOrder } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks } from '../project-rows.ts'
import { causeOfOrder } from '../standing-order.ts'

/** Log entries about standing orders; they name items as they were called then. */
export type StandingOrderFacts = {
  'order.set': { readonly item: string; readonly amount: number }
  'order.ended': { readonly item: string }
}
type OrderAct<Input, Answer> = LedgerAct<Input, Answer, StandingOrderFacts>
type OfItem = { readonly itemId: ItemId }

/** Says how much of an item is to be free at least; what is short becomes tasks at once (BEY-18). */
const setStandingOrder: OrderAct<OfItem & { readonly atLeast: number }, StandingOrder> = {
  action: 'standing_order.manage',
  ledger: true,
  run(rows, { itemId, atLeast }, { id, now, catalog }) {
    if (!catalog.indexById.has(itemId)) return refused('no-item')
    if (!isStockable(catalog, itemId)) return refused('never-stock')
    const before = rows.standingOrders.get(itemId)
    if (before?.atLeast === atLeast) return unchanged(before)
    if (!before && rows.standingOrders.size >= ledgerLimits.standingOrders)
      return refused('too-many-standing-orders')
    if (!before && openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const order = { ...(before ?? { itemId, since: now, begunBy: id }), atLeast }
    return {
      answer: ({ standingOrders }) => standingOrders.get(itemId)!,
      changes: [put('standingOrders', order)],
      entries: [],
      cause: causeOfOrder(itemId),
      activity: { kind: 'order.set', facts: { item: itemName(catalog, itemId), amount: atLeast } },
    }
  },
}

/** Ends a standing order; its tasks go with it. */
const endStandingOrder: OrderAct<OfItem, Record<string, never>> = {
  action: 'standing_order.manage',
  ledger: true,
  run({ standingOrders }, { itemId }, { catalog }) {
    if (!standingOrders.has(itemId)) return refused('no-standing-order')
    return {
      answer: () => ({}),
      changes: [{ drop: 'standingOrders', key: itemId }],
      entries: [],
      cause: causeOfOrder(itemId),
      activity: { kind: 'order.ended', facts: { item: itemName(catalog, itemId) } },
    }
  },
}

export const standingOrderActs = { setStandingOrder, endStandingOrder }
