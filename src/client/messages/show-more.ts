import { formatNumber } from '#contract/sentences/numbers'

/** Below a list that is drawn in part. */
export const showMore = (count: number) => `Show ${formatNumber(count)} more`
