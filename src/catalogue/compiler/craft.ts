import type { ItemId, ItemQuantity } from '#domain/catalog/item'
import type { CraftingRow } from './crafting-tables.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'
import type { StackRow } from './table-rows.ts'
import { idOf, type Things } from './things.ts'

/** What a craft consumes, what it needs and gives back, and its possible results without what it gives back. */
export type Craft = {
  readonly row: CraftingRow
  readonly ingredients: readonly ItemQuantity[]
  readonly catalysts: readonly ItemQuantity[]
  readonly outcomes: readonly Outcome[]
}

/**
 * Reads a row of the crafting table (CAT-2). What every outcome gives back is a catalyst, such as the bird that lays an egg:
 * it is needed once, however many eggs. Only the rest of the input is consumed.
 */
export function readCraft(row: CraftingRow, things: Things): Craft {
  const outcomes = outcomesOf(row.crafted_item_stacks, things)
  const ingredients: ItemQuantity[] = []
  const catalysts: ItemQuantity[] = []
  for (const [itemId, quantity] of totals(row.consumed_item_stacks)) {
    const back = Math.min(quantity, ...outcomes.map((outcome) => outcome.amounts.get(itemId) ?? 0))
    if (back > 0) catalysts.push({ itemId, quantity: back })
    if (quantity > back) ingredients.push({ itemId, quantity: quantity - back })
  }
  return { row, ingredients, catalysts, outcomes: outcomes.map((outcome) => without(outcome, catalysts)) }
}

function totals(stacks: readonly StackRow[]): Map<ItemId, number> {
  const sum = new Map<ItemId, number>()
  for (const stack of stacks) sum.set(idOf(stack), (sum.get(idOf(stack)) ?? 0) + stack.quantity)
  return sum
}

function without(outcome: Outcome, catalysts: readonly ItemQuantity[]): Outcome {
  const amounts = new Map(outcome.amounts)
  for (const { itemId, quantity } of catalysts) {
    const left = (amounts.get(itemId) ?? 0) - quantity
    if (left > 0) amounts.set(itemId, left)
    else amounts.delete(itemId)
  }
  return { probability: outcome.probability, amounts }
}
