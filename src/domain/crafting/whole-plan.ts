import type { PlanInput } from './plan.ts'

/** A plan with every part that a player can set. */
export type WholePlan = Required<PlanInput>

export const emptyPlan: WholePlan = {
  buildList: [],
  inventory: new Map(),
  choices: new Map(),
  odds: new Map(),
  keptBack: new Map(),
}

export const planParts = Object.keys(emptyPlan) as (keyof WholePlan)[]

export function isEmptyPlan(plan: WholePlan): boolean {
  const { buildList, inventory, choices, odds, keptBack } = plan
  return buildList.length === 0 && [inventory, choices, odds, keptBack].every(({ size }) => size === 0)
}

/** Whether each part of one plan is the very same object in the other. */
export function hasSameParts(a: PlanInput, b: PlanInput): boolean {
  return planParts.every((part) => a[part] === b[part])
}

/** Whether a recipe other than the default is chosen: a plan without any is the same in each catalogue (BEY-14). */
export function namesRecipes({ buildList, choices }: Pick<WholePlan, 'buildList' | 'choices'>): boolean {
  return (
    buildList.some(({ recipeIndex }) => recipeIndex > 0) ||
    [...choices.values()].some((choice) => choice.source === 'craft' && choice.recipeIndex > 0)
  )
}
