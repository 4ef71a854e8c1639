import type { BuildStep } from '#domain/crafting/build-step'
import { createStepReader } from '#domain/crafting/build-steps'
import type { Planner } from '#domain/crafting/planner'

/** The build steps of the planner's plan that are left to do, in order. */
export function stepsOf(planner: Planner): readonly BuildStep[] {
  return createStepReader()(planner.plan(), planner.materials())
}
