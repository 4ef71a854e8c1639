import type { ItemId } from '../catalog/item.ts'
import type { Material } from './material.ts'

/** An item whose amount differs between two countings of the same plan (BEY-14). */
export type NeedChange = {
  readonly itemId: ItemId
  readonly itemName: string
  /** The amount before, 0 where the plan did not have the item. */
  readonly before: number
  /** The amount after, 0 where the plan does not have the item any more. */
  readonly after: number
}

/** What a newer catalogue changes for a plan: every item it needs more or less of, the largest change first. */
export function needChanges(before: readonly Material[], after: readonly Material[]): readonly NeedChange[] {
  return changesOf(before, after, ({ needed }) => needed)
}

/** Every item of which there is more or less to get, the largest change first. */
export function toGetChanges(before: readonly Material[], after: readonly Material[]): readonly NeedChange[] {
  return changesOf(before, after, ({ toGet }) => toGet)
}

function changesOf(
  before: readonly Material[],
  after: readonly Material[],
  amountOf: (row: Material) => number,
): readonly NeedChange[] {
  const changes = new Map<ItemId, NeedChange>()
  const add = (row: Material, side: 'before' | 'after') => {
    const { itemId, itemName } = row
    const known = changes.get(itemId) ?? { itemId, itemName, before: 0, after: 0 }
    changes.set(itemId, { ...known, itemName, [side]: known[side] + amountOf(row) })
  }
  for (const row of before) add(row, 'before')
  for (const row of after) add(row, 'after')
  return [...changes.values()]
    .filter((change) => change.before !== change.after)
    .sort(
      (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.itemId < b.itemId ? -1 : 1),
    )
}
