import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Material } from '#domain/crafting/material'
import { neededOnce } from '#domain/crafting/needed-once'
import { workOf } from '#domain/crafting/professions'
import type { WholePlan } from '#domain/crafting/whole-plan'
import { recipeOfStep } from '#domain/crafting/work'
import { joinDotted } from '../../item/origin.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { ownStockText } from '../../messages/own-stock-text.ts'

const text = ownStockText

/** Notes on what the plan does not use up of an item: what crafts give back, always or when they fail, and what is kept back (CAL-8, BEY-22). */
export function stockNotes(
  catalog: Catalog,
  materials: readonly Material[],
  { buildList, keptBack }: Pick<WholePlan, 'buildList' | 'keptBack'>,
): ReadonlyMap<ItemId, string> {
  const notes = new Map<ItemId, string>()
  for (const row of materials) {
    for (const { itemId } of recipeOfStep(catalog, workOf(row))?.keptOnFailure ?? [])
      notes.set(itemId, text.onlyBySuccess)
  }
  for (const [itemId, { quantity }] of neededOnce(catalog, materials, buildList))
    notes.set(itemId, notes.has(itemId) ? text.atHandAndBySuccess(quantity) : text.atHand(quantity))
  for (const [itemId, quantity] of keptBack)
    notes.set(itemId, joinDotted([keptBackText.note(quantity), notes.get(itemId)]))
  return notes
}
