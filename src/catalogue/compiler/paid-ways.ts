import type { ItemId, ItemQuantity, Recipe } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'
import { inMillionths, roundedAmount } from './chances.ts'

/** Something that is paid for in goods: a recipe with what it takes, and what it gives on average. */
export type Payment = {
  readonly rowId: number
  readonly recipe: Recipe
  readonly gives: ReadonlyMap<ItemId, number>
}

/** Six digits are more than anyone reads, and hide the tables' float noise. */
const digits = 6

/** A way to each thing that the payment gives (CAT-2); the other things come along. */
export function waysPaidBy({ rowId, recipe, gives }: Payment): readonly Candidate[] {
  return [...gives].map(([itemId, amount]) => ({
    rowId,
    itemId,
    recipe: { ...recipe, ...outputOf(amount), byproducts: othersThan(itemId, gives) },
    chance: Math.min(1, amount),
    expected: amount,
    rarityRoll: false,
    undoes: false,
    needsItself: recipe.ingredients.some((ingredient) => ingredient.itemId === itemId),
  }))
}

/** From one piece on, the average counts, which may be a fraction, since many rolls come near it; less is a chance of one piece. */
function outputOf(amount: number): Pick<Recipe, 'outputQuantity' | 'possibilities'> {
  if (amount >= 1) return { outputQuantity: Number(amount.toPrecision(digits)), possibilities: [] }
  return { outputQuantity: 1, possibilities: inMillionths(new Map([[1, amount]])) }
}

function othersThan(itemId: ItemId, gives: ReadonlyMap<ItemId, number>): readonly ItemQuantity[] {
  return [...gives]
    .filter(([other]) => other !== itemId)
    .map(([other, amount]) => ({ itemId: other, quantity: roundedAmount(amount) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity || (a.itemId < b.itemId ? -1 : 1))
}
