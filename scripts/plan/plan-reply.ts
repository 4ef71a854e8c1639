import type { BuildStep } from '#domain/crafting/build-step'
import { createStepReader } from '#domain/crafting/build-steps'
import type { Material, MaterialCraft } from '#domain/crafting/material'
import type { PlanProblem } from '#domain/crafting/plan-limits'
import type { Planner } from '#domain/crafting/planner'

/** The output of `npm run plan`: materials (CAL-7) and steps (CAL-9) with the specification's field names. */
export function planReply(planner: Planner) {
  const problem = planner.problem()
  if (problem) throw new Error(problemText(problem))
  return {
    materials: planner.materials().map(materialReply),
    steps: createStepReader()(planner.plan(), planner.materials()).map(stepReply),
    cuts: planner.cuts(),
  }
}

function problemText(problem: PlanProblem): string {
  if (problem.reason === 'uncounted-odds') return 'This plan asks for odds that nothing counts here.'
  return `This plan would need more than 9,000,000,000,000,000 ${problem.itemName}: ask for less.`
}

export type PlanReply = ReturnType<typeof planReply>

function materialReply({ craft, obtainFirst, ...row }: Material) {
  return { ...row, ...(obtainFirst && { obtainFirst }), ...(craft && craftReply(craft)) }
}

function craftReply({ isSafe: _isSafe, worked: _worked, ...craft }: MaterialCraft) {
  return craft
}

function stepReply({
  obtainFirst,
  recipeIndex,
  crafts,
  surplus,
  isSafe: _isSafe,
  worked: _worked,
  perSuccess: _,
  rounds: _rounds,
  ...step
}: BuildStep) {
  if (step.action === 'gather') return { ...step, ...(obtainFirst && { obtainFirst }) }
  const ingredients = step.ingredients.map(({ flow: _flow, ...ingredient }) => ingredient)
  return { ...step, ingredients, crafts, recipeIndex, surplus }
}
