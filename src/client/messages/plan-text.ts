import type { PlanProblem } from '#domain/crafting/plan-limits'

/** Texts while the code that counts safe odds is not there (BEY-4). */
export const uncountedOddsText = {
  loading: 'Loading the numbers for safe plans...',
  failed: 'The numbers for safe plans could not be loaded.',
  retry: 'Retry',
  atAverage: 'Plan at the average',
} as const

/** Why a plan cannot be calculated. */
export function planProblemText(problem: PlanProblem): string {
  if (problem.reason === 'uncounted-odds') return uncountedOddsText.loading
  // Rounded down for the eye: the limit is 2^53 − 1.
  return `This plan would need more than 9,000,000,000,000,000 ${problem.itemName}. Lower the amounts in the queue.`
}
