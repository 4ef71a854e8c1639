import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { sumOf } from '../sum-of.ts'

/**
 * Checks that 0 ≤ kept ≤ reserved ≤ quantity, that reserved is what is kept and allotted, and that the quantity is the sum of the
 * entries, which is 0 for what is not in the stock, as buildings never are. @returns what is wrong, in sentences
 */
export function wrongStock(
  { tables }: Pick<Snapshot, 'tables'>,
  entries: readonly Entry[],
): readonly string[] {
  const entered = new Map<string, number>()
  for (const { itemId, amount } of entries) entered.set(itemId, (entered.get(itemId) ?? 0) + amount)
  const inStock = new Set<string>(tables.stock.map(({ itemId }) => itemId))
  const elsewhere = [...entered].filter(([itemId, sum]) => sum !== 0 && !inStock.has(itemId))
  const wrongRows = tables.stock.flatMap(({ itemId, quantity, reserved, kept }) => {
    const sum = entered.get(itemId) ?? 0
    const allotted = sumOf(tables.allotments.flatMap((row) => (row.itemId === itemId ? [row.amount] : [])))
    return [
      ...(0 <= kept && kept <= reserved && reserved <= quantity
        ? []
        : [`${itemId}: ${kept}, ${reserved}, ${quantity}`]),
      ...(reserved === kept + allotted
        ? []
        : [`${itemId}: ${reserved} reserved, ${kept} kept, ${allotted} allotted`]),
      ...(quantity === sum ? [] : [`${itemId}: ${quantity} there, ${sum} entered`]),
    ]
  })
  return [...wrongRows, ...elsewhere.map(([itemId, sum]) => `${itemId}: not in stock, ${sum} entered`)]
}
