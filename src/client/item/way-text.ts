import type { Catalog } from '#domain/catalog/catalog'
import type { Item, Recipe } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import { summaryText } from '../messages/summary-text.ts'
import { buildingText, join, sourceText } from './origin.ts'
import { tellingName } from './telling-name.ts'

/** A way to come by an item in one line: what its recipe takes and where, or where it is gathered. */
export function wayText(catalog: Catalog, item: Item, way: Choice): string {
  if (way.source === 'elsewhere') return summaryText.elsewhere
  if (way.source === 'gather') return summaryText.gather(sourceText(item))
  const recipe = item.recipes[way.recipeIndex]
  if (!recipe) return ''
  return join([takenText(catalog, recipe) || recipe.name, buildingText(recipe)])
}

/** What a craft takes, with what it gives back when it fails; empty where it takes nothing. */
export function takenText(catalog: Catalog, { ingredients, keptOnFailure }: Recipe): string {
  return [...keptOnFailure, ...ingredients]
    .map(({ itemId, quantity }) => summaryText.ingredient(quantity, tellingName(catalog, itemId)))
    .join(', ')
}

/** Tells one way of an item from another. */
export function wayKey(way: Choice): string {
  return way.source === 'craft' ? `craft ${way.recipeIndex}` : way.source
}
