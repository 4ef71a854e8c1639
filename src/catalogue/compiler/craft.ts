import type { ItemQuantity } from '#domain/catalog/item'
import type { CraftingRow } from './crafting-tables.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'
import { amountsOf, type Things } from './things.ts'

/** What a craft consumes, what it needs and gives back, and its possible results without what it gives back. */
export type Craft = {
  readonly row: CraftingRow
  readonly ingredients: readonly ItemQuantity[]
  readonly catalysts: readonly ItemQuantity[]
  readonly keptOnFailure: readonly ItemQuantity[]
  readonly outcomes: readonly Outcome[]
}

/**
 * Reads a row of the crafting table (CAT-2). What every outcome gives back is a catalyst, such as the bird that lays an egg:
 * it is needed once, however many eggs. What a craft gives back when it fails is kept until one succeeds. Only the rest of
 * the input is consumed.
 */
export function readCraft(row: CraftingRow, things: Things): Craft {
  const outcomes = outcomesOf(row.crafted_item_stacks, things)
  const ingredients: ItemQuantity[] = []
  const catalysts: ItemQuantity[] = []
  for (const { itemId, quantity } of amountsOf(row.consumed_item_stacks)) {
    const back = Math.min(quantity, ...outcomes.map((outcome) => outcome.amounts.get(itemId) ?? 0))
    if (back > 0) catalysts.push({ itemId, quantity: back })
    if (quantity > back) ingredients.push({ itemId, quantity: quantity - back })
  }
  const others = outcomes.map((outcome) => without(outcome, catalysts))
  const kept = ingredients.find((ingredient) => isKeptOnFailure(ingredient, others))
  if (!kept) return { row, ingredients, catalysts, keptOnFailure: [], outcomes: others }
  return {
    row,
    ingredients: ingredients.filter((ingredient) => ingredient !== kept),
    catalysts,
    keptOnFailure: [kept],
    outcomes: others.map((outcome) => without(outcome, [kept])),
  }
}

/**
 * Whether a craft either succeeds and takes the ingredient, or fails and gives all of it back, with nothing else. That is how
 * the game raises the rarity of gear.
 */
function isKeptOnFailure({ itemId, quantity }: ItemQuantity, outcomes: readonly Outcome[]): boolean {
  const fails = outcomes.filter(({ amounts }) => amounts.size === 1 && amounts.get(itemId) === quantity)
  const succeeds = outcomes.filter(({ amounts }) => amounts.size > 0 && !amounts.has(itemId))
  return fails.length > 0 && succeeds.length > 0 && fails.length + succeeds.length === outcomes.length
}

function without(outcome: Outcome, givenBack: readonly ItemQuantity[]): Outcome {
  const amounts = new Map(outcome.amounts)
  for (const { itemId, quantity } of givenBack) {
    const left = (amounts.get(itemId) ?? 0) - quantity
    if (left > 0) amounts.set(itemId, left)
    else amounts.delete(itemId)
  }
  return { probability: outcome.probability, amounts }
}
