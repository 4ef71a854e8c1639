import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import { findItem } from '#domain/catalog/catalog'
import { expectedYield } from '#domain/catalog/expected-yield'
import { addFractions, type Fraction } from '#domain/catalog/fraction'
import type { BuildStep } from '#domain/crafting/build-step'
import type { Inventory } from '#domain/inventory/inventory'

/**
 * Does the steps in order, starting from the inventory, with exact fractions (CAL-11).
 * @returns null when every ingredient was there and the queue is at the end, else what went wrong.
 */
export function replay(
  catalog: Catalog,
  {
    buildList,
    inventory,
    steps,
  }: { buildList: BuildList; inventory: Inventory; steps: readonly BuildStep[] },
): string | null {
  const held = new Map<string, Fraction>()
  const change = (id: string, amount: Fraction) =>
    held.set(id, addFractions(held.get(id) ?? whole(0), amount))
  for (const [id, amount] of inventory) if (amount > 0) change(id, whole(amount))
  for (const step of steps) {
    if (step.action === 'gather') {
      change(step.itemId, whole(step.needToCraft))
      continue
    }
    const recipe = findItem(catalog, step.itemId)!.recipes[step.recipeIndex!]!
    for (const { itemId, quantity } of recipe.ingredients) {
      change(itemId, whole(-quantity * step.crafts))
      if (held.get(itemId)!.num < 0n) return `${itemId} runs out while crafting ${step.itemId}`
    }
    const { num, den } = expectedYield(recipe)
    change(step.itemId, { num: num * BigInt(step.crafts), den })
  }
  for (const { itemId, quantity } of buildList) {
    change(itemId, whole(-quantity))
    if (held.get(itemId)!.num < 0n) return `${itemId} is not there in the end`
  }
  return null
}

function whole(amount: number): Fraction {
  return { num: BigInt(amount), den: 1n }
}
