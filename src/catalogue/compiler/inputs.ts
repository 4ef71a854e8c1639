import type { ItemId, ItemQuantity, Recipe } from '#domain/catalog/item'

/** All that must be at hand before a craft, whether it comes back or not (CAT-2). */
export function neededBy({ ingredients, catalysts, keptOnFailure }: Recipe): readonly ItemId[] {
  return [...ingredients, ...catalysts, ...keptOnFailure].map(({ itemId }) => itemId)
}

/** What every craft uses up, less what comes back of it by chance (CAT-2). */
export function spentBy({ ingredients, byproducts }: Recipe): readonly ItemQuantity[] {
  return ingredients.map(({ itemId, quantity }) => {
    const back = byproducts.find((byproduct) => byproduct.itemId === itemId)?.quantity ?? 0
    return { itemId, quantity: Math.max(0, quantity - back) }
  })
}

/** Whether the recipe gives an item back until it raises its rarity (CAT-2). */
export function isUpgrade({ keptOnFailure }: Recipe): boolean {
  return keptOnFailure.length > 0
}
