import type { ItemId } from '../catalog/item.ts'
import { type Change, put } from './change.ts'
import type { Holder } from './held-stock.ts'
import type { Allotment, StockRow } from './ledger-rows.ts'
import { ledgerLimits } from './limits.ts'
import { availableOf } from './stock.ts'
import { keyOf, type Rows } from './tables.ts'

/** By how much the numbers of an item's row change; below 0 where they fall. */
type Difference = Partial<Pick<StockRow, 'quantity' | 'reserved' | 'kept'>>

export type StockDraft = {
  /** The row of an item as it is after what was changed so far; undefined for one that never was in the stock. */
  readonly rowOf: (itemId: ItemId) => StockRow | undefined
  /** How much of an item these holders have together. */
  readonly at: (itemId: ItemId, holders: readonly Holder[]) => number
  /** How much more a project holds than before the act; below 0 where it holds less. */
  readonly allottedSoFar: (projectId: string, itemId: ItemId) => number
  /** Whether there is more of an item now than there may be. */
  readonly isTooMuch: () => boolean
  /** Adds to the numbers of an item's row. @throws if more would be promised than there is */
  readonly change: (itemId: ItemId, by: Difference) => void
  /** Gives free stock to a project, or a negative amount back. */
  readonly allot: (projectId: string, itemId: ItemId, amount: number) => void
  /** Puts an item into a storage, or into none. The item must have a row already. */
  readonly place: (itemId: ItemId, storageId: string | null) => void
  /** Takes an item off the list of the stock. */
  readonly strike: (itemId: ItemId) => void
  readonly changes: () => readonly Change[]
}

/** The rows of stock and allotments as an act changes them; the rows it was given stay as they are. */
export function stockDraft(rows: Pick<Rows, 'stock' | 'allotments'>, now: string): StockDraft {
  const changed = new Map<string, StockRow>()
  const struck = new Set<ItemId>()
  const allotments = new Map<string, Allotment>()

  const rowOf = (itemId: ItemId) => changed.get(itemId) ?? rows.stock.get(itemId)
  const keyFor = (projectId: string, itemId: ItemId) => keyOf.allotments({ projectId, itemId, amount: 0 })
  const heldBefore = (projectId: string, itemId: ItemId) =>
    rows.allotments.get(keyFor(projectId, itemId))?.amount ?? 0
  const heldBy = (projectId: string, itemId: ItemId) =>
    allotments.get(keyFor(projectId, itemId))?.amount ?? heldBefore(projectId, itemId)
  const at = (itemId: ItemId, holders: readonly Holder[]) =>
    holders.reduce(
      (sum, holder) => sum + (holder === 'free' ? availableOf(rowOf(itemId)) : heldBy(holder, itemId)),
      0,
    )

  const change = (itemId: ItemId, by: Difference) => {
    const row = rowOf(itemId) ?? {
      itemId,
      quantity: 0,
      reserved: 0,
      kept: 0,
      storageId: null,
      updatedAt: now,
    }
    const quantity = row.quantity + (by.quantity ?? 0)
    const reserved = row.reserved + (by.reserved ?? 0)
    const kept = row.kept + (by.kept ?? 0)
    if (kept < 0 || reserved < kept || quantity < reserved) throw new Error('more stock moved than there is')
    changed.set(itemId, { ...row, quantity, reserved, kept, updatedAt: now })
  }
  const allot = (projectId: string, itemId: ItemId, amount: number) => {
    if (amount === 0) return
    const row = { projectId, itemId, amount: heldBy(projectId, itemId) + amount }
    allotments.set(keyFor(projectId, itemId), row)
    change(itemId, { reserved: amount })
  }

  return {
    rowOf,
    at,
    allottedSoFar: (projectId, itemId) => heldBy(projectId, itemId) - heldBefore(projectId, itemId),
    isTooMuch: () => [...changed.values()].some(({ quantity }) => quantity > ledgerLimits.stock),
    change,
    allot,
    place: (itemId, storageId) => {
      changed.set(itemId, { ...rowOf(itemId)!, storageId, updatedAt: now })
    },
    strike: (itemId) => {
      struck.add(itemId)
    },
    changes: () => [
      ...[...changed.values()].flatMap((row) => (struck.has(row.itemId) ? [] : [put('stock', row)])),
      ...[...struck].map((key): Change => ({ drop: 'stock', key })),
      ...[...allotments].flatMap(([key, row]): Change[] => {
        if (row.amount > 0) return [put('allotments', row)]
        return rows.allotments.has(key) ? [{ drop: 'allotments', key }] : []
      }),
    ],
  }
}
