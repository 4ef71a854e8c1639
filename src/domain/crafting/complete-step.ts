import { addQuantity, type Inventory } from '../inventory/inventory.ts'
import type { BuildStep } from './build-step.ts'

/**
 * The inventory after a step was done: what it took is gone, what it gave is there (CAL-9). A random craft gives its
 * expected amount, cut to whole pieces. Ingredients that are not there in full are taken as far as they are.
 */
export function completeStep(inventory: Inventory, step: BuildStep): Inventory {
  let after = inventory
  for (const { itemId, totalNeeded } of step.ingredients) after = addQuantity(after, itemId, -totalNeeded)
  return addQuantity(after, step.itemId, Math.floor(step.needToCraft))
}
