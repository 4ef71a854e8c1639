import type { ItemId } from '../catalog/item.ts'
import { addQuantity, type Inventory } from '../inventory/inventory.ts'
import type { BuildStep, StepIngredient } from './build-step.ts'

/** How much of a step was done: whole crafts (none for gathering), and the pieces that came out of them. */
export type StepPart = { readonly crafts: number; readonly amount: number }

/** An ingredient that is not there in full. */
export type ShortIngredient = { readonly itemId: ItemId; readonly itemName: string; readonly short: number }

/** In what a step is counted: crafts for a craft, pieces for gathering. */
export function stepUnits(step: BuildStep): number {
  return step.action === 'craft' ? step.crafts : Math.floor(step.needToCraft)
}

/**
 * So many units of a step, all of them where not said. A random craft gives its expected amount, cut to whole
 * pieces: 3 crafts at 0.7 each give 2.
 */
export function partOfStep(step: BuildStep, units = stepUnits(step)): StepPart {
  const done = Math.max(0, Math.min(stepUnits(step), Math.floor(units)))
  if (step.action === 'gather') return { crafts: 0, amount: done }
  // The product first: 0.7 × 10 is 7, while 10 × (7 / 10) could fall short of it.
  return { crafts: done, amount: Math.floor((step.needToCraft * done) / step.crafts) }
}

/** What of the ingredients for so many crafts is not in the inventory. */
export function shortIngredients(
  inventory: Inventory,
  step: BuildStep,
  crafts: number,
): readonly ShortIngredient[] {
  return ingredientTotals(step).flatMap(({ itemId, itemName, quantityPerCraft }) => {
    const short = quantityPerCraft * crafts - (inventory.get(itemId) ?? 0)
    return short > 0 ? [{ itemId, itemName, short }] : []
  })
}

/**
 * The inventory after a step, or a part of it, was done: what it took is gone, what it gave is there (CAL-9).
 * Ingredients that are not there in full are taken as far as they are.
 */
export function completeStep(inventory: Inventory, step: BuildStep, part = partOfStep(step)): Inventory {
  let after = inventory
  for (const { itemId, quantityPerCraft } of step.ingredients) {
    after = addQuantity(after, itemId, -quantityPerCraft * part.crafts)
  }
  return addQuantity(after, step.itemId, part.amount)
}

/** A recipe may name an ingredient twice. */
function ingredientTotals({ ingredients }: BuildStep): readonly StepIngredient[] {
  const totals = new Map<ItemId, StepIngredient>()
  for (const ingredient of ingredients) {
    const quantityPerCraft =
      ingredient.quantityPerCraft + (totals.get(ingredient.itemId)?.quantityPerCraft ?? 0)
    totals.set(ingredient.itemId, { ...ingredient, quantityPerCraft })
  }
  return [...totals.values()]
}
