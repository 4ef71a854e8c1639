import { isStockable, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { refused } from '../act-refusal.ts'
import { type Holder, onlySoMany } from '../held-stock.ts'
import { type LedgerActing, unchanged } from '../ledger-act.ts'
import type { Entry, StockRow } from '../ledger-rows.ts'
import { resultOfMoves, stockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { StockAct } from './stock-facts.ts'

type Lower = {
  /** The project that gives way where what is free is not enough. */
  readonly lower?: string | undefined
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
    // More was counted than was known: all of the difference comes in as free stock, none of it for a project.
    moves.bring(counted, { allotted: 0 })
    return { ...resultOfMoves(moves, itemId), activity: { kind: 'stock.counted', facts } }
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
const removeFromInventory: StockAct<{ readonly itemId: ItemId }, Record<string, never>> = {
  action: 'inventory.edit',
  ledger: true,
  run(rows, { itemId }, acting) {
    const before = rows.stock.get(itemId)
    if (!before) return refused('no-stock')
    if (before.reserved > 0) return onlySoMany(rows, itemId, ['free'])
    const moves = stockMoves(rows, acting)
    if (before.quantity > 0) moves.take({ kind: 'taken', itemId, amount: before.quantity }, ['free'])
    moves.strike(itemId)
    return {
      answer: () => ({}),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: {
        kind: 'stock.removed',
        facts: { item: itemName(acting.catalog, itemId), amount: before.quantity },
      },
    }
  },
}

export const takenStockActs = { setInventoryQuantity, takeFromInventory, removeFromInventory }

/** Takes free stock first, then what the project holds that is to give way; what is kept back stays. */
function takeOut(rows: Rows, move: Taking, lower: string | undefined, acting: LedgerActing) {
  if (lower !== undefined && !rows.projects.has(lower)) return refused('no-project')
  const holders: readonly Holder[] = lower === undefined ? ['free'] : ['free', lower]
  const moves = stockMoves(rows, acting)
  const { itemId, amount } = move
  if (moves.at(itemId, holders) < amount) return onlySoMany(rows, itemId, holders)
  const isLowered = moves.at(itemId, ['free']) < amount
  moves.take({ ...move, projectId: isLowered ? lower : undefined }, holders)
  return resultOfMoves(moves, itemId)
}

type Taking = Pick<Entry, 'kind' | 'itemId' | 'amount' | 'note'>
