import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Material } from './material.ts'
import { isByChance } from './outcomes.ts'

/** Whether chance decides what the crafts of a row give (BEY-4). */
export function isCraftedByChance(
  catalog: Catalog,
  { itemId, craft }: Pick<Material, 'itemId' | 'craft'>,
): boolean {
  const recipe = craft && findItem(catalog, itemId)?.recipes[craft.recipeIndex]
  return recipe ? isByChance(recipe.possibilities) : false
}
