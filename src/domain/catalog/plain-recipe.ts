import type { Recipe, RecipeAction } from './item.ts'

/** What a recipe has that takes no work. */
export const noWork = {
  skill: null,
  level: 0,
  tool: null,
  effort: 0,
  time: 0,
  passive: false,
  stamina: 0,
  xp: 0,
} as const satisfies Partial<Recipe>

/** A recipe that takes nothing and gives one piece, from which other recipes are built. */
export function plainRecipe(action: RecipeAction, name: string): Recipe {
  return {
    action,
    name,
    ingredients: [],
    catalysts: [],
    keptOnFailure: [],
    byproducts: [],
    outputQuantity: 1,
    possibilities: [],
    building: null,
    ...noWork,
    knowledge: [],
    claimTech: null,
    requires: [],
    supplies: 0,
    orBetter: false,
  }
}
