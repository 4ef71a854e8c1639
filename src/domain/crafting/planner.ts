import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Material } from './material.ts'
import { createMaterialReader } from './materials.ts'
import { countsSafely } from './odds.ts'
import { createPlanMaker, type FindCounting, type Plan, type PlanInput } from './plan.ts'
import { cutsOf, type PlanCut } from './plan-cuts.ts'
import { type PlanProblem, tooLarge } from './plan-limits.ts'

export type Planner = {
  /** Plans this input; cheap where only amounts changed. */
  readonly update: (input: PlanInput) => void
  readonly plan: () => Plan
  readonly materials: () => readonly Material[]
  /** Where recipes that ask for each other in a circle were cut: what must be obtained first there (CAL-12). */
  readonly cuts: () => readonly PlanCut[]
  /** Why the numbers cannot be shown; null where they can. */
  readonly problem: () => PlanProblem | null
}

/**
 * The calculator's engine over one catalogue (decision 1): what a queue still needs. Its steps are read by `createStepReader`.
 * @param findCounting asked where a plan has odds other than the average; a page fetches the code that counts them beforehand
 */
export function createPlanner(catalog: Catalog, findCounting: FindCounting = () => null): Planner {
  const makePlan = createPlanMaker(catalog, findCounting)
  const readMaterials = createMaterialReader()
  let plan = makePlan({ buildList: [], inventory: new Map<ItemId, number>(), choices: new Map() })
  let materials: readonly Material[] | null = null

  function currentMaterials(): readonly Material[] {
    materials ??= readMaterials(plan)
    return materials
  }

  return {
    update(input) {
      plan = makePlan(input)
      materials = null
    },
    plan: () => plan,
    materials: currentMaterials,
    cuts: () => cutsOf(plan),
    problem: () =>
      countsSafely(plan.input.odds) && !findCounting() ? { reason: 'uncounted-odds' } : tooLarge(plan),
  }
}
