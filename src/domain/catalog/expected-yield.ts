import {
  addFractions,
  decimalFraction,
  type Fraction,
  multiplyByDecimal,
  withSmallTerms,
} from './fraction.ts'
import type { Recipe } from './item.ts'

/**
 * Expected amount one craft gives, as an exact fraction: sum(amount × probability) if above zero, else the output
 * quantity, else 1 (CAL-11). Exact, because in floating point 21 / 0.7 is
 * just above 30 and would need a 31st craft.
 */
export function expectedYield(recipe: Pick<Recipe, 'possibilities' | 'outputQuantity'>): Fraction {
  let total: Fraction = { num: 0n, den: 1n }
  for (const { amount, probability } of recipe.possibilities) {
    total = addFractions(total, multiplyByDecimal(decimalFraction(probability), amount))
  }
  if (total.num > 0n) return withSmallTerms(total)
  return withSmallTerms(decimalFraction(recipe.outputQuantity > 0 ? recipe.outputQuantity : 1))
}
