import { isStockable, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused, refusedWith } from '../act.ts'
import { put } from '../change.ts'
import type { LedgerAct, LedgerActing } from '../ledger-act.ts'
import type { Entry, StockRow } from '../ledger-rows.ts'
import { type Holder, moved, onlySoMany, stockMoves, unchanged } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { StockFacts } from './stock-facts.ts'

type StockAct<Input, Answer> = LedgerAct<Input, Answer, StockFacts>
type Nothing = Record<string, never>
type Lower = {
  /** The project that gives way where what is free is not enough. */
  readonly lower?: string | undefined
}

type Added = {
  readonly items: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  readonly storageId?: string | undefined
  /** The project that gets of it what it misses. */
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
    const beyond = items.find(({ itemId }) => !isStockable(catalog, itemId))
    if (beyond && project === undefined) return refused('never-stock')
    const moves = stockMoves(rows, acting)
    for (const { itemId, quantity } of items) {
      const wanted = projectId === undefined ? 0 : moves.missing(projectId, itemId)
      if (!isStockable(catalog, itemId) && quantity > wanted)
        return refusedWith('needs-only', { name: project?.name ?? '', amount: wanted })
      const move = { kind: 'added', itemId, amount: quantity, projectId, storageId, note } as const
      moves.bring(move, Math.min(wanted, quantity))
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

/** Sets an item to what was counted; what is kept back stays so. */
const setInventoryQuantity: StockAct<
  Lower & { readonly itemId: ItemId; readonly quantity: number },
  StockRow
> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { itemId, quantity, lower }, acting) {
    const before = rows.stock.get(itemId)
    if (!before && !acting.catalog.indexById.has(itemId)) return refused('no-item')
    if (!isStockable(acting.catalog, itemId)) return refused('never-stock')
    if (!before && quantity === 0) return refused('no-stock')
    const former = before?.quantity ?? 0
    const facts = { item: itemName(acting.catalog, itemId), amount: quantity, former }
    const counted = { kind: 'counted', itemId, amount: Math.abs(quantity - former) } as const
    if (quantity < former) {
      const taken = takeOut(rows, counted, lower, acting)
      return 'refused' in taken ? taken : { ...taken, activity: { kind: 'stock.counted', facts } }
    }
    if (before && quantity === former) return unchanged(before)
    const moves = stockMoves(rows, acting)
    moves.bring(counted, 0)
    return { ...moved(moves, itemId), activity: { kind: 'stock.counted', facts } }
  },
}

type Taken = Lower & {
  readonly itemId: ItemId
  readonly amount: number
  readonly note?: string | undefined
}

/** Takes stock out, free stock first. */
const takeFromInventory: StockAct<Taken, StockRow> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { itemId, amount, lower, note }, acting) {
    if (!rows.stock.has(itemId)) return refused('no-stock')
    const taken = takeOut(rows, { kind: 'taken', itemId, amount, note }, lower, acting)
    if ('refused' in taken) return taken
    const facts = { item: itemName(acting.catalog, itemId), amount }
    return { ...taken, activity: { kind: 'stock.taken', facts } }
  },
}

/** Takes all of an item, and the item off the list; refused while some of it is reserved. */
const removeFromInventory: StockAct<{ readonly itemId: ItemId }, Nothing> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { itemId }, acting) {
    const before = rows.stock.get(itemId)
    if (!before) return refused('no-stock')
    if (before.reserved > 0) return onlySoMany(rows, itemId, ['free'])
    const moves = stockMoves(rows, acting)
    if (before.quantity > 0) moves.take({ kind: 'taken', itemId, amount: before.quantity }, ['free'])
    return {
      answer: () => ({}),
      changes: [{ drop: 'stock', key: itemId }],
      entries: moves.entries,
      cause: null,
      activity: {
        kind: 'stock.removed',
        facts: { item: itemName(acting.catalog, itemId), amount: before.quantity },
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

export const stockActs = {
  addItemsToInventory,
  setInventoryQuantity,
  takeFromInventory,
  removeFromInventory,
  updateInventoryItem,
}

/** Takes free stock first, then what the project holds that is to give way; what is kept back stays. */
function takeOut(rows: Rows, move: Taking, lower: string | undefined, acting: LedgerActing) {
  if (lower !== undefined && !rows.projects.has(lower)) return refused('no-project')
  const holders: readonly Holder[] = lower === undefined ? ['free'] : ['free', lower]
  const moves = stockMoves(rows, acting)
  const { itemId, amount } = move
  if (moves.at(itemId, holders) < amount) return onlySoMany(rows, itemId, holders)
  const isLowered = moves.at(itemId, ['free']) < amount
  moves.take({ ...move, projectId: isLowered ? lower : undefined }, holders)
  return moved(moves, itemId)
}

type Taking = Pick<Entry, 'kind' | 'itemId' | 'amount' | 'note'>
