import type { BuildList } from '../build-list/build-list.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Material } from './material.ts'
import { workOf } from './professions.ts'
import { recipeOfStep } from './work.ts'

/** Something the crafts of a plan need at hand and surely give back. */
export type NeededOnce = {
  /** This many at hand are enough for the whole plan. */
  readonly quantity: number
  /** Whether nothing else asks for it: no craft uses it up, and it is not queued. */
  readonly isOnly: boolean
}

/** What the crafts of a plan need at hand and surely give back, by item (CAL-11, BEY-9). */
export function neededOnce(
  catalog: Catalog,
  materials: readonly Material[],
  buildList: BuildList,
): ReadonlyMap<ItemId, NeededOnce> {
  const most = new Map<ItemId, number>()
  const usedUp = new Set<ItemId>(buildList.map(({ itemId }) => itemId))
  for (const row of materials) {
    const recipe = recipeOfStep(catalog, workOf(row))
    if (!recipe) continue
    for (const { itemId, quantity } of recipe.catalysts) {
      most.set(itemId, Math.max(quantity, most.get(itemId) ?? 0))
    }
    for (const { itemId } of [...recipe.ingredients, ...recipe.keptOnFailure]) usedUp.add(itemId)
  }
  return new Map([...most].map(([itemId, quantity]) => [itemId, { quantity, isOnly: !usedUp.has(itemId) }]))
}

/** Whether the item of a row is only needed at hand: nothing uses it up. */
export function isOnlyNeededOnce(
  once: ReadonlyMap<ItemId, NeededOnce>,
  { itemId, obtainFirst }: Pick<Material, 'itemId' | 'obtainFirst'>,
): boolean {
  return !obtainFirst && once.get(itemId)?.isOnly === true
}
