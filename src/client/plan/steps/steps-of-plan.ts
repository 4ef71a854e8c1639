import type { Catalog } from '#domain/catalog/catalog'
import type { BuildStep } from '#domain/crafting/build-step'
import { createStepReader, type StepReader } from '#domain/crafting/build-steps'
import type { Plan } from '../../state/engine.ts'

const known = new WeakMap<Plan, readonly BuildStep[]>()
/** A reader remembers the steps of the plan before, whose rows are of one catalogue. */
const readers = new WeakMap<Catalog, StepReader>()

/** What is left to do, in order (CAL-9); worked out once for a plan. Apart from the plan, so that the first load does without this code. */
export function stepsOf(plan: Plan): readonly BuildStep[] {
  let steps = known.get(plan)
  if (!steps) {
    const craftPlan = plan.craftPlan()
    const read = readers.get(craftPlan.catalog) ?? createStepReader()
    readers.set(craftPlan.catalog, read)
    steps = read(craftPlan, plan.materials)
    known.set(plan, steps)
  }
  return steps
}
