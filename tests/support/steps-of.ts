import type { BuildStep } from '#domain/crafting/build-step'
import { createStepReader } from '#domain/crafting/build-steps'
import type { Planner } from '#domain/crafting/planner'

/** What is left to do of what the planner has planned, in order. */
export function stepsOf(planner: Planner): readonly BuildStep[] {
  return createStepReader()(planner.plan(), planner.materials())
}
