import type { ItemId } from '../catalog/item.ts'
import type { Material } from './material.ts'

/** An item whose need differs between two readings of the same plan (BEY-14). */
export type NeedChange = {
  readonly itemId: ItemId
  readonly itemName: string
  /** Needed before, 0 where it was not needed. */
  readonly before: number
  /** Needed after, 0 where it is not needed any more. */
  readonly after: number
}

/** What a newer catalogue changes for a plan: every item it needs more or less of, the largest change first. */
export function needChanges(before: readonly Material[], after: readonly Material[]): readonly NeedChange[] {
  const changes = new Map<ItemId, NeedChange>()
  for (const row of before) {
    const known = changes.get(row.itemId)
    changes.set(row.itemId, {
      itemId: row.itemId,
      itemName: row.itemName,
      before: (known?.before ?? 0) + row.needed,
      after: 0,
    })
  }
  for (const row of after) {
    const known = changes.get(row.itemId)
    changes.set(row.itemId, {
      itemId: row.itemId,
      itemName: row.itemName,
      before: known?.before ?? 0,
      after: (known?.after ?? 0) + row.needed,
    })
  }
  return [...changes.values()]
    .filter((change) => change.before !== change.after)
    .sort(
      (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.itemId < b.itemId ? -1 : 1),
    )
}
