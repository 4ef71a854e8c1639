import type { Item, Recipe } from '../catalog/item.ts'
import { type Choices, wayInUse } from '../crafting/choice.ts'
import type { Material } from '../crafting/material.ts'

type Planned = {
  readonly materials: readonly Pick<Material, 'itemId' | 'craft'>[]
  readonly choices: Choices
}

/**
 * The recipes by which a plan makes an item: a queue entry may go by another recipe than the player chose for the item (BEY-2). Where
 * the plan does not need the item, the recipe that a plan would use; none for what is gathered or comes from elsewhere.
 */
export function recipesInUse(item: Item, { materials, choices }: Planned): readonly Recipe[] {
  const rows = materials.filter(({ itemId }) => itemId === item.id)
  const way = wayInUse(item, choices)
  const unplanned = way.source === 'craft' ? [way.recipeIndex] : []
  const used = rows.length > 0 ? rows.flatMap(({ craft }) => craft?.recipeIndex ?? []) : unplanned
  return used.flatMap((recipeIndex) => item.recipes[recipeIndex] ?? [])
}
