import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId, Rarity } from '../catalog/item.ts'
import type { BuildStep } from '../crafting/build-step.ts'
import type { Choices } from '../crafting/choice.ts'
import type { Material } from '../crafting/material.ts'
import { isOnlyNeededOnce, type NeededOnce } from '../crafting/needed-once.ts'
import { type StepAction, stepAction } from '../crafting/step-action.ts'

export type NamedAmount = { readonly itemName: string; readonly rarity: Rarity; readonly quantity: number }

/** A step as an export lists it. */
export type ExportedStep = NamedAmount & {
  readonly action: StepAction
  readonly isBaseItem: boolean
  /** Whether the item is only needed at hand. */
  readonly isOnce: boolean
}

/** The steps of a plan with what a player does for each, in their order (BEY-5). */
export function exportedSteps(
  catalog: Catalog,
  steps: readonly BuildStep[],
  once: ReadonlyMap<ItemId, NeededOnce>,
): readonly ExportedStep[] {
  return steps.map((step) => ({
    itemName: step.itemName,
    rarity: step.rarity,
    // The amount that is wanted; whole crafts may give more.
    quantity: Math.round(step.needToCraft - step.surplus),
    action: stepAction(catalog, step),
    isBaseItem: step.isBaseItem,
    isOnce: isOnlyNeededOnce(once, step),
  }))
}

/** What a player does for a row of the materials. */
export function actionOfMaterial(
  catalog: Catalog,
  { itemId, isBaseItem, obtainFirst, craft }: Material,
  choices: Choices,
): StepAction {
  return stepAction(catalog, {
    itemId,
    recipeIndex: craft?.recipeIndex ?? null,
    action: isBaseItem ? 'gather' : 'craft',
    isElsewhere: choices.get(itemId)?.source === 'elsewhere',
    obtainFirst,
  })
}

type Section = { readonly action: StepAction; readonly steps: readonly ExportedStep[] }

/** Parts steps by their action: base items in one section for each action, then the crafts in order, parted where the action changes. */
export function sectionsOf(steps: readonly ExportedStep[]): readonly Section[] {
  const sections: { action: StepAction; steps: ExportedStep[] }[] = []
  for (const step of steps) {
    const known = step.isBaseItem ? sections.find(({ action }) => action === step.action) : sections.at(-1)
    if (known?.action === step.action) known.steps.push(step)
    else sections.push({ action: step.action, steps: [step] })
  }
  return sections
}
