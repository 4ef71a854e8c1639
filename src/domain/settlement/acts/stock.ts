import { isStockable, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused, refusedWith } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { StockRow } from '../ledger-rows.ts'
import { stockMoves } from '../stock-moves.ts'
import type { StockAct } from './stock-facts.ts'

type Added = {
  readonly items: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  readonly storageId?: string | undefined
  /** The project that gets what it misses of these items. */
  readonly projectId?: string | undefined
  readonly note?: string | undefined
}

/** Adds items to the stock; what is reserved stays so (INV-1, INV-2). */
const addItemsToInventory: StockAct<Added, readonly StockRow[]> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { items, storageId, projectId, note }, acting) {
    const { catalog } = acting
    const project = projectId === undefined ? undefined : rows.projects.get(projectId)
    if (projectId !== undefined && !project) return refused('no-project')
    if (storageId !== undefined && !rows.storages.has(storageId)) return refused('no-storage')
    if (items.some(({ itemId }) => !catalog.indexById.has(itemId))) return refused('no-item')
    const neverStock = items.find(({ itemId }) => !isStockable(catalog, itemId))
    // A building, say, can be added for a project alone, and no more of it than that still misses.
    if (neverStock && project === undefined) return refused('never-stock')
    const moves = stockMoves(rows, acting)
    for (const { itemId, quantity } of items) {
      const wanted = projectId === undefined ? 0 : moves.missing(projectId, itemId)
      if (!isStockable(catalog, itemId) && quantity > wanted)
        return refusedWith('needs-only', { name: project?.name ?? '', amount: wanted })
      const move = { kind: 'added', itemId, amount: quantity, projectId, storageId, note } as const
      moves.bring(move, { allotted: Math.min(wanted, quantity) })
      // What is never stock has no row, and lies nowhere.
      if (storageId !== undefined && moves.rowOf(itemId)) moves.place(itemId, storageId)
    }
    if (moves.isTooMuch()) return refused('stock-full')
    const [first] = items
    if (!first) return unchanged([])
    const kinds = new Set(items.map(({ itemId }) => itemId))
    return {
      answer: ({ stock }) => [...kinds].flatMap((itemId) => stock.get(itemId) ?? []),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: {
        kind: 'stock.added',
        facts: {
          item: itemName(catalog, first.itemId),
          amount: items.reduce(
            (sum, { itemId, quantity }) => (itemId === first.itemId ? sum + quantity : sum),
            0,
          ),
          others: kinds.size - 1,
          project: project?.name,
        },
      },
    }
  },
}

type Placed = { readonly itemId: ItemId; readonly storageId: string | null }

/** Says where an item lies; null for nowhere in particular. */
const updateInventoryItem: StockAct<Placed, StockRow> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { itemId, storageId }, { catalog, now }) {
    const before = rows.stock.get(itemId)
    if (!before) return refused('no-stock')
    const storage = storageId === null ? null : rows.storages.get(storageId)
    if (storage === undefined) return refused('no-storage')
    const row = { ...before, storageId, updatedAt: now }
    if (before.storageId === storageId) return unchanged(before)
    return {
      answer: () => row,
      changes: [put('stock', row)],
      entries: [],
      cause: null,
      activity: {
        kind: 'stock.placed',
        facts: { item: itemName(catalog, itemId), storage: storage?.name ?? null },
      },
    }
  },
}

export const stockActs = { addItemsToInventory, updateInventoryItem }
