import * as z from 'zod'
import { listOf, number, stackRow, text, wholeNumber } from './table-rows.ts'

const rarities = ['Default', 'Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic'] as const
const rarity = z.enum(rarities, 'must be one of the known rarities')

export const cargoRow = z.object({ id: wholeNumber, name: text, tier: wholeNumber, tag: text, rarity })
export type CargoRow = z.infer<typeof cargoRow>

/** A row with an `item_list_id` other than 0 is no item but stands for a random list. */
export const itemRow = cargoRow.extend({ item_list_id: wholeNumber })
export type ItemRow = z.infer<typeof itemRow>

/** A random list. `probability` is a weight: in 345 lists the weights do not sum to 1. */
export const itemListRow = z.object({
  id: wholeNumber,
  possibilities: listOf(
    z.object({
      probability: number.min(0, 'must not be negative'),
      items: listOf(stackRow),
    }),
  ),
})
export type ItemListRow = z.infer<typeof itemListRow>
