import type { Catalog } from '../catalog/catalog.ts'
import type { RecipeAction } from '../catalog/item.ts'
import type { BuildStep } from './build-step.ts'
import { recipeOfStep } from './work.ts'

/** What a player does for a step: craft, build, research, trade, or gather, be it with bait (BEY-19). */
export function stepAction(
  catalog: Catalog,
  step: Pick<BuildStep, 'itemId' | 'recipeIndex' | 'action'>,
): RecipeAction {
  return recipeOfStep(catalog, step)?.action ?? step.action
}
