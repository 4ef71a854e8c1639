import type { ItemId } from '../catalog/item.ts'
import { type NamedAmount, type Refused, refusedWith } from './act-refusal.ts'
import type { Rows } from './tables.ts'

/** Whose stock an act takes: a project's by its id, or what is free. */
export type Holder = string | 'free'

/**
 * The refusal of an act that would take more than these holders have, with how much it may take and who has the rest (INV-1). Free stock
 * counts in any case.
 */
export function onlySoMany(rows: Rows, itemId: ItemId, holders: readonly Holder[]): Refused {
  const heldBy = [...rows.allotments.values()].flatMap((row): NamedAmount[] => {
    if (row.itemId !== itemId || holders.includes(row.projectId)) return []
    return [{ name: rows.projects.get(row.projectId)?.name ?? '', amount: row.amount }]
  })
  const row = rows.stock.get(itemId)
  const kept = row?.kept ?? 0
  const others = heldBy.reduce((sum, { amount }) => sum + amount, kept)
  return refusedWith('only-so-many', { possible: (row?.quantity ?? 0) - others, heldBy, kept })
}
