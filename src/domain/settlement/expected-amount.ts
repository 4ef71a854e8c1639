import { expectedYield } from '../catalog/expected-yield.ts'
import type { Recipe } from '../catalog/item.ts'

/** The whole pieces that so many crafts give on average, rounded down (CAL-11). */
export function expectedAmount(
  recipe: Pick<Recipe, 'possibilities' | 'outputQuantity'>,
  crafts: number,
): number {
  const { num, den } = expectedYield(recipe)
  return Number((num * BigInt(crafts)) / den)
}
