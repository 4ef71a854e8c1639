import type { BuildStep } from '#domain/crafting/build-step'
import { buildSteps } from '#domain/crafting/build-steps'
import type { Plan } from '../../state/engine.ts'

const known = new WeakMap<Plan, readonly BuildStep[]>()

/** What is left to do, in order (CAL-9); worked out once for a plan. Apart from the plan, so that the first load does without it. */
export function stepsOf(plan: Plan): readonly BuildStep[] {
  const steps = known.get(plan) ?? buildSteps(plan.craftPlan(), plan.materials)
  known.set(plan, steps)
  return steps
}
