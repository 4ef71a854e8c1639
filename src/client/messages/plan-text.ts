import type { PlanProblem } from '#domain/crafting/plan-limits'

/** Why a plan cannot be calculated. */
export function planProblemText(problem: PlanProblem): string {
  if (problem.reason === 'uncounted-odds') return 'Loading what counts chances...'
  return `This plan would need more than 9,000,000,000,000,000 ${problem.itemName}. Lower the amounts in the queue.`
}
