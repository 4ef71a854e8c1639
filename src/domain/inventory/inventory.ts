import type { ItemId } from '../catalog/item.ts'

/** The player's own items; only amounts above zero (§ 3). */
export type Inventory = ReadonlyMap<ItemId, number>
