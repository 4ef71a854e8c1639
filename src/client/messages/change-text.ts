import { formatNumber } from '#contract/sentences/numbers'

/** Texts of a list of changed amounts. */
export const changeText = {
  change: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
} as const
