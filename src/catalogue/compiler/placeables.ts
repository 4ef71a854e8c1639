import type { ItemId } from '#domain/catalog/item'
import { grouped } from '#domain/grouped'
import { expectedAmounts } from './outcomes.ts'
import type { PlaceableRow } from './placeable-tables.ts'
import type { Things } from './things.ts'

/** What a placeable gives on average to whoever works it, by its number (CAT-2). */
export type Placeables = (placeableId: number) => ReadonlyMap<ItemId, number>

/**
 * Reads what placeables give for nothing, such as gems from a geode, with all that they turn into. Of several things that a player may
 * do with a placeable for nothing, only the first in the table counts.
 */
export function readPlaceables(rows: readonly PlaceableRow[], things: Things): Placeables {
  const free = grouped(
    rows.filter((row) => row.consumed_item_stacks.length === 0),
    (row) => row.placeable_id,
  )
  return (placeableId) => {
    const gives = new Map<ItemId, number>()
    const seen = new Set<number>()
    let chance = 1
    let row = free.get(placeableId)?.[0]
    while (row && !seen.has(row.placeable_id)) {
      seen.add(row.placeable_id)
      for (const [id, amount] of expectedAmounts(row.output_item_stacks, things)) {
        gives.set(id, (gives.get(id) ?? 0) + amount * chance)
      }
      chance *= row.on_destroy_spawned_placeable_chance
      row = free.get(row.on_destroy_spawned_placeable_id)?.[0]
    }
    return gives
  }
}
