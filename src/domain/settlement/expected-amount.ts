import { expectedYield } from '../catalog/expected-yield.ts'
import type { Recipe } from '../catalog/item.ts'

/** What that many crafts give on average, rounded down to whole pieces (CAL-11). */
export function expectedAmount(
  recipe: Pick<Recipe, 'possibilities' | 'outputQuantity'>,
  crafts: number,
): number {
  const { num, den } = expectedYield(recipe)
  return Number((num * BigInt(crafts)) / den)
}
