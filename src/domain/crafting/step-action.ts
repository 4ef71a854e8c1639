import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { RecipeAction } from '../catalog/item.ts'
import type { BuildStep } from './build-step.ts'
import { recipeOfStep } from './work.ts'

/** `obtain`: nobody knows how, or the player has it from elsewhere. */
export type StepAction = RecipeAction | 'obtain'

/** What a player does for a step: craft, build, research, trade, obtain, or gather, also with bait (BEY-9, BEY-19). */
export function stepAction(
  catalog: Catalog,
  step: Pick<BuildStep, 'itemId' | 'recipeIndex' | 'action' | 'isElsewhere' | 'obtainFirst'>,
): StepAction {
  const recipe = recipeOfStep(catalog, step)
  if (recipe || step.action === 'craft') return recipe?.action ?? 'craft'
  const sources = findItem(catalog, step.itemId)?.sources ?? []
  if (step.isElsewhere || step.obtainFirst || sources.length === 0) return 'obtain'
  return sources.every(({ type }) => type === 'trade') ? 'trade' : 'gather'
}
