import type { PlanProblem } from '#domain/crafting/plan-limits'

/** Why a plan cannot be calculated. */
export function planProblemText({ itemName }: PlanProblem): string {
  return `This plan would need more than 9,000,000,000,000,000 ${itemName}. Lower the amounts in the queue.`
}
