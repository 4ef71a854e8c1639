import type { Operation } from '#domain/user-data/operation'
import {
  amountOf,
  type Changer,
  entryKey,
  putAmount,
  type RowHistory,
  stockKey,
  takenByOthers,
  takeRow,
  whereNow,
} from './row-history.ts'

/**
 * Does to the rows what the operation should do, in the light of what other devices have done unseen. The devices of these histories never
 * send `catalogue.move`.
 */
export function applyExpected(rows: RowHistory, operation: Operation, by: Changer): void {
  switch (operation.op) {
    case 'inv.add': {
      const key = stockKey(operation.itemId)
      // The device adds to what it shows: where another one removed the row unseen, what that row had counts again.
      const had = amountOf(rows, key) || takenByOthers(rows, by.request, key)
      putAmount(rows, by, key, had + operation.amount)
      break
    }
    case 'inv.set':
      putAmount(rows, by, stockKey(operation.itemId), operation.quantity)
      break
    case 'inv.remove':
      takeRow(rows, by, stockKey(operation.itemId))
      break
    case 'inv.clear':
      for (const id of operation.itemIds) takeRow(rows, by, stockKey(id))
      break
    case 'queue.add': {
      const { key, back } = whereNow(rows, by.request, operation.itemId, operation.recipeIndex)
      putAmount(rows, by, key, (amountOf(rows, key) || back) + operation.quantity)
      break
    }
    case 'queue.setQty': {
      const { key, brought } = whereNow(rows, by.request, operation.itemId, operation.recipeIndex)
      // Where another device moved the entry onto another row, only the part that it brought is set.
      const others = brought > 0 ? amountOf(rows, key) - brought : 0
      putAmount(rows, by, key, others + operation.quantity)
      break
    }
    case 'queue.setRecipe':
      moveEntry(rows, operation, by)
      break
    case 'queue.remove':
      takeRow(rows, by, entryKey(operation.itemId, operation.recipeIndex))
      break
    case 'queue.clear':
      for (const { itemId, recipeIndex } of operation.entries)
        takeRow(rows, by, entryKey(itemId, recipeIndex))
      break
    case 'choice.set':
      putValue(rows, `choice ${operation.itemId}`, operation.choice && JSON.stringify(operation.choice))
      break
    case 'odds.set':
      putValue(rows, `odds ${operation.itemId}`, operation.odds)
      break
    case 'keptBack.set':
      putValue(rows, `kept ${operation.itemId}`, operation.quantity || null)
      break
  }
}

/** Moves an entry to another recipe; where another device has moved it onto another row, only the part that it brought. */
function moveEntry(
  rows: RowHistory,
  { itemId, from, to }: Extract<Operation, { op: 'queue.setRecipe' }>,
  by: Changer,
): void {
  const { key, back, brought } = whereNow(rows, by.request, itemId, from)
  const target = entryKey(itemId, to)
  if (key === target) return
  const share = brought || amountOf(rows, key)
  // Only where the whole row goes does its history say where to: then later operations follow it.
  const isAll = share === amountOf(rows, key)
  if (share > 0) putAmount(rows, by, key, amountOf(rows, key) - share, isAll ? { left: share, to } : {})
  putAmount(rows, by, target, amountOf(rows, target) + (share || back))
}

/** Sets a choice, odds or an amount kept back: whatever device set it last, that value counts. */
function putValue({ values }: RowHistory, key: string, value: string | number | null): void {
  if (value === null) values.delete(key)
  else values.set(key, value)
}

/** The rows of stock and queue that an operation names. */
export function rowsNamedBy(operation: Operation): readonly string[] {
  if (operation.op === 'catalogue.move') return operation.operations.flatMap(rowsNamedBy)
  if (operation.op === 'choice.set' || operation.op === 'odds.set' || operation.op === 'keptBack.set')
    return []
  if (operation.op === 'inv.clear') return operation.itemIds.map(stockKey)
  if (operation.op === 'queue.clear')
    return operation.entries.map(({ itemId, recipeIndex }) => entryKey(itemId, recipeIndex))
  if (operation.op === 'queue.setRecipe') return [entryKey(operation.itemId, operation.from)]
  if ('recipeIndex' in operation) return [entryKey(operation.itemId, operation.recipeIndex)]
  return [stockKey(operation.itemId)]
}
