import { expectedYield } from '../catalog/expected-yield.ts'
import type { Recipe } from '../catalog/item.ts'
import type { Line } from './contribution.ts'
import { craftParts } from './craft-parts.ts'

/**
 * The materials that so many pieces of a recipe's product usually use up: those of as many crafts as give them on average, less what
 * the crafts give back (CAL-11, BEY-4).
 */
export function usualMaterials(recipe: Recipe, amount: number): readonly Line[] {
  const { num, den } = expectedYield(recipe)
  if (num <= 0n || amount <= 0) return []
  const crafts = Number((BigInt(amount) * den + num - 1n) / num)
  const { used, gained } = craftParts(recipe, crafts, amount)
  return [...used].flatMap(([itemId, pieces]) => {
    const quantity = pieces - (gained.get(itemId) ?? 0)
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
}
