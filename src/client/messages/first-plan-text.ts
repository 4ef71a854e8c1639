import { formatNumber } from '#contract/sentences/numbers'

/** Texts for somebody who has not planned anything yet (CAL-6, BEY-17). */
export const firstPlanText = {
  tryOne: 'Try one of these',
  plan: (amount: number, name: string) => `${formatNumber(amount)} × ${name}`,
  seeSample: 'See a sample plan',
  isSample: 'This is a sample plan. Look around, change it, or remove it and begin your own.',
  removeSample: 'Remove the sample',
} as const
