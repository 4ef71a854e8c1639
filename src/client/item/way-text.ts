import type { Catalog } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import { summaryText } from '../messages/summary-text.ts'
import { buildingText, join, sourceText } from './origin.ts'
import { takenText } from './taken-text.ts'

/** A way to come by an item in one line: what its recipe takes and where, or where it is gathered. */
export function wayText(catalog: Catalog, item: Item, way: Choice): string {
  if (way.source === 'elsewhere') return summaryText.elsewhere
  if (way.source === 'gather') return summaryText.gather(sourceText(item))
  const recipe = item.recipes[way.recipeIndex]
  if (!recipe) return ''
  return join([takenText(catalog, recipe) || recipe.name, buildingText(recipe)])
}

/** Tells one way of an item from another. */
export function wayKey(way: Choice): string {
  return way.source === 'craft' ? `craft ${way.recipeIndex}` : way.source
}
