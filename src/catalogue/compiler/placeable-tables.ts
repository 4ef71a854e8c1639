import * as z from 'zod'
import { listOf, number, stackRow, text, wholeNumber } from './table-rows.ts'

/** What gathering may put beside the node, such as a geode. The tables of some days call the placeable's number `id`. */
export const spawnRow = z
  .object({ placeable_id: wholeNumber.optional(), id: wholeNumber.optional(), chance: number })
  .transform(({ placeable_id, id, chance }) => ({ placeableId: placeable_id ?? id ?? 0, chance }))
export type SpawnRow = z.infer<typeof spawnRow>

/** What a player does with a placeable, what it gives then, and what it turns into. */
export const placeableRow = z.object({
  id: wholeNumber,
  placeable_id: wholeNumber,
  consumed_item_stacks: listOf(stackRow),
  output_item_stacks: listOf(stackRow),
  on_destroy_spawned_placeable_id: wholeNumber,
  on_destroy_spawned_placeable_chance: number,
})
export type PlaceableRow = z.infer<typeof placeableRow>

/** An item that a player turns into another by hand: an empty bucket into one of water. */
export const conversionRow = z.object({
  id: wholeNumber,
  name: text,
  /** Seconds. */
  time_cost: number,
  stamina_cost: number,
  input_items: listOf(stackRow),
  output_item: stackRow.nullable(),
})
export type ConversionRow = z.infer<typeof conversionRow>
