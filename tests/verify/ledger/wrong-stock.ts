import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { sumOf } from '../sum-of.ts'

/** 0 ≤ kept ≤ reserved ≤ quantity; reserved is what is kept and allotted; the quantity is the sum of the entries. */
export function wrongStock(
  { tables }: Pick<Snapshot, 'tables'>,
  entries: readonly Entry[],
): readonly string[] {
  return tables.stock.flatMap(({ itemId, quantity, reserved, kept }) => {
    const allotted = sumOf(tables.allotments.flatMap((row) => (row.itemId === itemId ? [row.amount] : [])))
    const entered = sumOf(entries.flatMap((entry) => (entry.itemId === itemId ? [entry.amount] : [])))
    return [
      ...(0 <= kept && kept <= reserved && reserved <= quantity
        ? []
        : [`${itemId}: ${kept}, ${reserved}, ${quantity}`]),
      ...(reserved === kept + allotted
        ? []
        : [`${itemId}: ${reserved} reserved, ${kept} kept, ${allotted} allotted`]),
      ...(quantity === entered ? [] : [`${itemId}: ${quantity} there, ${entered} entered`]),
    ]
  })
}
