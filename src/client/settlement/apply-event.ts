import type { TopicEnd } from '#contract/live'
import { isDeletion, type SettlementEvent, takesOut } from '#domain/settlement/change'
import { accountStore, accountUserId } from '../session/account.ts'
import { withEvent } from './held-settlement.ts'
import { changeHeld, settlementsStore } from './settlement-store.ts'
import { noteEvent } from './waiting-acts.ts'

/** Shows what an event changes (SET-8). */
export function applyEvent(settlementId: string, event: SettlementEvent): void {
  noteEvent(settlementId, event.act)
  changeHeld(settlementId, (held) => withEvent(held, event))
  countTouched(event)
}

/** Why the user no longer belongs to the settlement after an event; null if they still do. */
export function endedBy({ changes }: SettlementEvent): TopicEnd | null {
  if (isDeletion(changes)) return 'deleted'
  const me = accountUserId(accountStore.getState())
  return me !== null && takesOut(changes, me) ? 'removed' : null
}

/** Counts the changes of rows that only some members may read: screens that show such rows load them again. */
function countTouched({ changes }: SettlementEvent): void {
  const parts = changes.flatMap((change) => ('touched' in change ? [change.touched] : []))
  if (parts.length === 0) return
  settlementsStore.setState(({ touched }) => ({
    touched: {
      ...touched,
      ...Object.fromEntries(parts.map((part) => [part, (touched[part] ?? 0) + 1])),
    },
  }))
}
