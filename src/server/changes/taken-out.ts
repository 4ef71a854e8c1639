import type { TopicEnd } from '#contract/live'
import type { SettlementChange } from '#domain/settlement/settlement-state'

/** Whether a change of a settlement takes that person out of it. */
export function whyTakenOut(changes: readonly unknown[], userId: string): TopicEnd | null {
  const known = changes as readonly SettlementChange[]
  if (known.some(({ type }) => type === 'deleted')) return 'deleted'
  return known.some((change) => change.type === 'memberGone' && change.userId === userId) ? 'removed' : null
}
