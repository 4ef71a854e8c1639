import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Material } from '#domain/crafting/material'
import { neededOnce } from '#domain/crafting/needed-once'
import { workOf } from '#domain/crafting/professions'
import { recipeOfStep } from '#domain/crafting/work'
import { ownStockText } from '../../messages/own-stock-text.ts'

const text = ownStockText

/** What the plan does not use up of items, in words: what crafts give back, always or when they fail (CAL-8, BEY-22). */
export function heldNotes(
  catalog: Catalog,
  materials: readonly Material[],
  buildList: BuildList,
): ReadonlyMap<ItemId, string> {
  const notes = new Map<ItemId, string>()
  for (const row of materials) {
    for (const { itemId } of recipeOfStep(catalog, workOf(row))?.keptOnFailure ?? [])
      notes.set(itemId, text.onlyBySuccess)
  }
  for (const [itemId, { quantity }] of neededOnce(catalog, materials, buildList))
    notes.set(itemId, text.atHand(quantity))
  return notes
}
