import type { PlanProblem } from '#domain/crafting/plan-limits'

/** Why a plan has no numbers. */
export function planProblemText({ itemName }: PlanProblem): string {
  return `This plan would need more than 9,000,000,000,000,000 ${itemName}. Lower the amounts in the queue.`
}
