import { isStockable, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { type Refused, refused } from '../act-refusal.ts'
import { onlySoMany } from '../held-stock.ts'
import { type LedgerAct, unchanged } from '../ledger-act.ts'
import type { StockRow } from '../ledger-rows.ts'
import { type StockMoves, stockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { StockFacts } from './stock-facts.ts'

type Counted = {
  readonly items: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  readonly storageId?: string | undefined
}

/** Sets several items to what was counted, all of them or none; what is reserved stays so (INV-1, BEY-7). */
const countInventory: LedgerAct<Counted, readonly StockRow[], StockFacts> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { items, storageId }, acting) {
    const { catalog } = acting
    if (storageId !== undefined && !rows.storages.has(storageId)) return refused('no-storage')
    if (items.some(({ itemId }) => !catalog.indexById.has(itemId) && !rows.stock.has(itemId)))
      return refused('no-item')
    if (items.some(({ itemId }) => !isStockable(catalog, itemId))) return refused('never-stock')
    const moves = stockMoves(rows, acting)
    for (const { itemId, quantity } of items) {
      const fault = setTo(rows, moves, itemId, quantity)
      if (fault) return fault
      // There is no row of an item that never was in the stock and of which 0 were counted.
      if (storageId !== undefined && moves.rowOf(itemId)) moves.place(itemId, storageId)
    }
    const there = (stock: Rows['stock']) => items.flatMap(({ itemId }) => stock.get(itemId) ?? [])
    const changes = moves.changes()
    // Without an entry only the place changed where items lie: stock neither came nor went, and the log says nothing.
    const [first] = moves.entries
    if (changes.length === 0) return unchanged(there(rows.stock))
    return {
      answer: ({ stock }) => there(stock),
      changes,
      entries: moves.entries,
      cause: first ? { kind: 'stock' } : null,
      ...(first && {
        activity: {
          kind: 'stock.counted',
          facts: {
            item: itemName(catalog, first.itemId),
            amount: moves.rowOf(first.itemId)!.quantity,
            former: rows.stock.get(first.itemId)?.quantity ?? 0,
            others: moves.entries.length - 1,
          },
        },
      }),
    }
  },
}

export const countActs = { countInventory }

/** Brings or takes what the count differs by; what is taken must be free. @returns the refusal where less than that is free */
function setTo(rows: Rows, moves: StockMoves, itemId: ItemId, quantity: number): Refused | null {
  const former = moves.rowOf(itemId)?.quantity ?? 0
  const counted = { kind: 'counted', itemId, amount: Math.abs(quantity - former) } as const
  if (quantity > former) moves.bring(counted, { allotted: 0 })
  if (quantity >= former) return null
  if (moves.at(itemId, ['free']) < counted.amount) return onlySoMany(rows, itemId, ['free'])
  moves.take(counted, ['free'])
  return null
}
