import type { TopicEnd } from '#contract/live'
import { type Change, isDeletion, takesOut } from '#domain/settlement/change'

/** Whether an event of a settlement takes that person out of it. */
export function whyTakenOut(changes: readonly unknown[], userId: string): TopicEnd | null {
  const known = changes as readonly Change[]
  if (isDeletion(known)) return 'deleted'
  return takesOut(known, userId) ? 'removed' : null
}
